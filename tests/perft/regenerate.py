"""Counts anew for every head line of ``counts.txt``: ``python -m tests.perft.regenerate``.

For another position add its head line (``scopa seed=3 played=0 depth=8``) after an empty line.
"""

from tests.perft.perft import FILE, read


def main() -> None:
    """Write the file anew."""
    blocks = [perft.counted().block() for perft in read(FILE.read_text(encoding="utf-8"))]
    FILE.write_text("\n".join(blocks), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

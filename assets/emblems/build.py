"""Draw the emblems of the games.

usage, from the root of the repository:
    python assets/emblems/build.py            write every emblem
    python assets/emblems/build.py --check    exit 1 if a file differs from its drawing
"""

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "cards"))

from kit import games  # noqa: E402


def check() -> int:
    """Name the files that are missing, foreign or different; 1 if there is any."""
    expected = {f"{name}.svg": games.svg(name).encode("ascii") for name in games.EMBLEMS}
    wrong = {f.name for f in HERE.glob("*.svg")} - set(expected)
    for name, data in expected.items():
        file = HERE / name
        if not file.is_file() or file.read_bytes() != data:
            wrong.add(name)
    for name in sorted(wrong):
        print(f"differs: {name}")
    return 1 if wrong else 0


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Draw the emblems of the games.")
    parser.add_argument("--check", action="store_true", help="compare the files, write nothing")
    if parser.parse_args(arguments).check:
        return check()
    for name in games.EMBLEMS:
        (HERE / f"{name}.svg").write_bytes(games.svg(name).encode("ascii"))
    return 0


if __name__ == "__main__":
    sys.exit(main())

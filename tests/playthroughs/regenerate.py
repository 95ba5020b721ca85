"""Writes the golden playthroughs anew: ``python -m tests.playthroughs.regenerate``.

To be read afterwards like any other change: every difference is a change of the rules.
"""

from tests.playthroughs.playthrough import FOLDER, PLAYTHROUGHS


def main() -> None:
    """Write a file for every playthrough and remove those that no playthrough has."""
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(playthrough.text(), encoding="utf-8", newline="\n")
    kept = {playthrough.file for playthrough in PLAYTHROUGHS}
    for file in FOLDER.glob("*.txt"):
        if file not in kept:
            file.unlink()


if __name__ == "__main__":
    main()

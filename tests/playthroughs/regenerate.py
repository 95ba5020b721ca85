"""Write the playthroughs anew: ``python -m tests.playthroughs.regenerate``; then read the diff."""

import sys

from tests.conformance.options import CODES
from tests.playthroughs.telling import FOLDER, file_name, playthrough

HOUSE_RULES = (
    "scopa(deal_order=alternating,cut=on,priority=free,last_card_scopa=on)",
    "scopa(priority=fewest,leftovers=last_player,primiera=sevens)",
    "scopa(primiera=strict,napola=on,napoleone=on,four_sevens=on,bonus=3d+6d+Rd,tie=order)",
)
"""Codes that between them use every option that changes a deal."""

ALL_CODES = (*CODES, *HOUSE_RULES)


def main() -> int:
    """The command."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for code in ALL_CODES:
        (FOLDER / file_name(code)).write_text(playthrough(code))
        sys.stdout.write(f"{file_name(code)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

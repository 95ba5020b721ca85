"""Write the count files anew: ``python -m tests.perft.regenerate``.

Only after a change of the rules that is meant to change which moves there are.
"""

import sys

from tests.perft.counting import FOLDER, Case, files, to_text

CASES = (
    Case("scopa", seed=1, dealer=0, depth=10),
    Case("scopa", seed=2, dealer=1, depth=10),
    Case("scopa(priority=free)", seed=1, dealer=0, depth=10),
    Case("scopa(priority=fewest)", seed=1, dealer=0, depth=10),
    Case("scopa(deal_order=alternating)", seed=1, dealer=0, depth=10),
    Case("scopa(cut=on)", seed=3, dealer=0, depth=5),
    Case("scopa(seats=3)", seed=4, dealer=2, depth=9),
    Case("scopa(seats=4)", seed=5, dealer=3, depth=8),
    Case("scopa(seats=4,sides=dealer_out)", seed=6, dealer=1, depth=8),
    Case("scopa(seats=6)", seed=7, dealer=0, depth=8),
)


def file_name(case: Case) -> str:
    """The rules code made safe for files, and the seed."""
    safe = case.rules.replace("(", "-").replace(")", "").replace(",", "-").replace("=", "_")
    return f"{safe}-seed{case.seed}.txt"


def main() -> int:
    """The command."""
    for old in files():
        old.unlink()
    for case in CASES:
        (FOLDER / file_name(case)).write_text(to_text(case, case.counts()))
        sys.stdout.write(f"{file_name(case)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

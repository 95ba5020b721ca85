"""Draw the decks: write every SVG, check the files, or show them on a contact sheet.

usage, from the root of the repository:
    python assets/cards/build.py                 write every card of every deck, and every back
    python assets/cards/build.py --check         exit 1 if a file differs from its drawing
    python assets/cards/build.py --sheet OUT.png [--height 160] [--columns 10] [--over FOLDER]
                                 [card ...]
    python assets/cards/build.py --crop OUT.png [--height 900] --box x0,y0,x1,y1 card

--deck NAME keeps to one folder of cards, such as "napoletane/small", or to the "backs"; cards named
without it, sheets and crops are of the napoletane. --over lays a second folder over the cards of a
sheet, such as "napoletane/indices".
"""

import argparse
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from kit import deck, sheet  # noqa: E402

CONTENTS = deck.folders()
FOLDERS = {name: (HERE.parent if name == "backs" else HERE) / name for name in CONTENTS}
FIRST = next(iter(FOLDERS))


def write(folders: list[str], names: list[str]) -> None:
    """Write the named pictures, or all of them."""
    for folder in folders:
        FOLDERS[folder].mkdir(parents=True, exist_ok=True)
        for name, drawing in CONTENTS[folder].items():
            if not names or name in names:
                file = FOLDERS[folder] / f"{name}.svg"
                file.write_bytes(deck.svg(drawing, folder).encode("ascii"))


def check(folders: list[str]) -> int:
    """Name the files that are missing, foreign or different; 1 if there is any."""
    wrong = []
    for folder in folders:
        expected = {FOLDERS[folder] / f"{n}.svg": d for n, d in CONTENTS[folder].items()}
        for file, drawing in expected.items():
            if not file.exists() or file.read_bytes() != deck.svg(drawing, folder).encode("ascii"):
                wrong.append(file)
        wrong += [f for f in sorted(FOLDERS[folder].glob("*")) if f.is_file() and f not in expected]
    for file in wrong:
        print(f"differs: {file.relative_to(HERE.parent)}")
    return 1 if wrong else 0


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Draw the decks.")
    parser.add_argument("cards", nargs="*", help="card texts such as 7d or Rc")
    parser.add_argument("--deck", choices=FOLDERS, help="one deck, or the backs")
    parser.add_argument("--check", action="store_true", help="compare the files, write nothing")
    parser.add_argument("--sheet", metavar="OUT.png", help="save a contact sheet of the files")
    parser.add_argument("--crop", metavar="OUT.png", help="save a part of one card, see --box")
    parser.add_argument("--box", default="0,0,160,266", help="x0,y0,x1,y1 in card units")
    parser.add_argument("--height", type=int, default=160, help="height of a card in pixels")
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--over", choices=FOLDERS, help="lay these over the cards of a sheet")
    options = parser.parse_args(arguments)
    every = not (options.deck or options.cards or options.sheet or options.crop)
    folders = list(FOLDERS) if every else [options.deck or FIRST]
    known = {name: FOLDERS[folders[0]] / f"{name}.svg" for name in CONTENTS[folders[0]]}
    unknown = [name for name in options.cards if name not in known]
    if unknown:
        parser.error(f"no such card: {' '.join(unknown)}")
    if options.check:
        return check(folders)
    wanted = [known[name] for name in options.cards or known]
    if options.sheet:
        over = FOLDERS[options.over] if options.over else None
        sheet.contact_sheet(wanted, options.sheet, options.height, options.columns, over)
    elif options.crop:
        box = tuple(float(v) for v in options.box.split(","))
        sheet.enlargement(wanted[0], options.crop, options.height, box)
    else:
        write(folders, options.cards)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Draw the deck: write every SVG, check the files, or show them on a contact sheet.

usage, from the root of the repository:
    python assets/cards/build.py                 write every card and back
    python assets/cards/build.py --check         exit 1 if a file differs from its drawing
    python assets/cards/build.py --sheet OUT.png [--height 160] [--columns 10] [card ...]
    python assets/cards/build.py --crop OUT.png [--height 900] --box x0,y0,x1,y1 card
"""

import argparse
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from kit import deck, sheet  # noqa: E402

FACES, BACKS = HERE / "napoletane", HERE.parent / "backs"


def files() -> dict[pathlib.Path, str]:
    """Every file of the deck with the name of its picture."""
    faces = {FACES / f"{name}.svg": name for name in deck.CARDS}
    return faces | {BACKS / f"{name}.svg": name for name in deck.BACKS}


def drawing(name: str) -> bytes:
    """The bytes of the file of a card or a back."""
    text = deck.card_back(name) if name in deck.BACKS else deck.card(name)
    return text.encode("ascii")


def write(names: list[str]) -> None:
    """Write the named pictures, or all of them."""
    for file, name in files().items():
        if not names or name in names:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(drawing(name))


def check() -> int:
    """Name the files that are missing, foreign or different; 1 if there is any."""
    expected = files()
    wrong = [f for f, name in expected.items() if not f.exists() or f.read_bytes() != drawing(name)]
    wrong += [f for f in sorted(FACES.glob("*")) if f not in expected]
    for file in wrong:
        print(f"differs: {file.relative_to(HERE.parent)}")
    return 1 if wrong else 0


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Draw the deck.")
    parser.add_argument("cards", nargs="*", help="card texts such as 7d or Rc, or maiolica")
    parser.add_argument("--check", action="store_true", help="compare the files, write nothing")
    parser.add_argument("--sheet", metavar="OUT.png", help="save a contact sheet of the files")
    parser.add_argument("--crop", metavar="OUT.png", help="save a part of one card, see --box")
    parser.add_argument("--box", default="0,0,160,266", help="x0,y0,x1,y1 in card units")
    parser.add_argument("--height", type=int, default=160, help="height of a card in pixels")
    parser.add_argument("--columns", type=int, default=10)
    options = parser.parse_args(arguments)
    known = {name: file for file, name in files().items()}
    unknown = [name for name in options.cards if name not in known]
    if unknown:
        parser.error(f"no such card: {' '.join(unknown)}")
    if options.check:
        return check()
    wanted = [known[name] for name in options.cards or known]
    if options.sheet:
        sheet.contact_sheet(wanted, options.sheet, options.height, options.columns)
    elif options.crop:
        box = tuple(float(v) for v in options.box.split(","))
        sheet.enlargement(wanted[0], options.crop, options.height, box)
    else:
        write(options.cards)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The moments of matches that the pictures show, laid out as text."""

from dataclasses import dataclass

from scopa_gui.ai.levels import USUAL
from scopa_gui.rules.briscola.moves import Bid, Pass
from scopa_gui.rules.cards import DECK, Rank, parse_cards
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import PERSON, Header, SeatRecord
from scopa_gui.rules.run import ListedStocks, MatchRun, SecretStocks, replay, start_run
from scopa_gui.rules.scopa.moves import Declare
from scopa_gui.rules.shuffle import secret_from_seed

NAMES = ("Giulia", "Pino", "Rosa", "Ciro", "Lena", "Marco")
LONG_NAMES = (
    "Massimiliano Ferrara",
    "Annunziata Di Napoli",
    "Wilhelmine Schneider",
    "Bartolomeo Esposito",
    "Maddalena De Martino",
    "Giovanni Longobardi",
)
"""As long as a name may be, and wide."""


FOUR = Bid(Rank.QUATTRO)
"""What is bid where nobody has bid before."""


@dataclass(frozen=True)
class Position:
    """A match as far as it has come.

    Attributes:
        header: rules, stocks and seats.
        moves: what has been played.
    """

    header: Header
    moves: tuple[str, ...] = ()


def seats(
    count: int, people: tuple[int, ...] = (0,), names: tuple[str, ...] = NAMES
) -> tuple[SeatRecord, ...]:
    """People at some seats, computers at the others."""
    return tuple(
        SeatRecord(names[seat], PERSON if seat in people else USUAL) for seat in range(count)
    )


def laid_out(
    first: str,
    moves: str = "",
    rules: str = "scopa",
    people: tuple[int, ...] = (0,),
    names: tuple[str, ...] = NAMES,
) -> Position:
    """A deal from a stock that begins with these cards; seat 0 leads."""
    options = parse_rules(rules)
    begin = parse_cards(first)
    stock = begin + tuple(card for card in DECK if card not in begin)
    stocks = ListedStocks((stock, DECK), dealer=options.seats - 1)
    header = Header(options, stocks, seats(options.seats, people, names))
    return Position(header, tuple(moves.split()))


def played(
    rules: str,
    seed: int,
    *,
    deals: int = 0,
    moves: int = 0,
    people: tuple[int, ...] = (0,),
    names: tuple[str, ...] = NAMES,
) -> Position:
    """A shuffled match after so many whole deals and further moves.

    Hands that can be declared are, and the first to speak in an auction calls a four; otherwise
    the first legal move is played each time.

    It follows from the rules alone, so that better players do not change the pictures.
    """
    options = parse_rules(rules)
    header = Header(
        options, SecretStocks(secret_from_seed(seed)), seats(options.seats, people, names)
    )
    run = start_run(header.options, header.stocks)[0]
    while run.match.deal < deals and not run.over:
        run = _one_more(run)
    for _ in range(moves):
        run = _one_more(run)
    return Position(header, run.moves)


def _one_more(run: MatchRun) -> MatchRun:
    if run.deal_over:
        run = run.next_deal()[0]
    moves = run.game.legal_moves(run.state)
    wanted = (move for move in moves if isinstance(move, (Declare, Pass)) or move == FOUR)
    return run.apply(next(wanted, moves[0]))[0]


def finished(position: Position) -> Position:
    """The same to the end of the deal."""
    header = position.header
    run = replay(header.options, header.stocks, position.moves)
    while not run.deal_over:
        run = _one_more(run)
    return Position(header, run.moves)


# ---- tables worth a look

TWENTY_FIVE = laid_out("7s 4d Fb 5d Ad 2c 3d 3c 3s 3b Rd 6c 6d Fc Cs Cc", "7s 4d Fb 5d Ad 2c")
"""A king may take in twenty-five ways."""

THIRTEEN = laid_out(
    "Rd Fs 7s 6c 5d 4b Cd Cc Cs Cb 3c 2s Ad 6d 7c Rc Fd 5s",
    "Rd Fs 7s 6c 5d 4b 3c 2s Ad",
    people=(1,),
)
"""As many table cards as a deal can bring."""

EQUAL = laid_out("5b 2d 7c Rs Ac Fd 5d 5c 5s Cd")
"""Three cards equal to the one in the hand."""

CAPTURE = laid_out("Rb 5c 4s Cs Ad Fd 2d Fc 7s 6c")
"""A king takes two and eight."""

ADVISED = laid_out("7c Fs Cd 2b Ac 5s 7d Rc 4d Fb")
"""A seven takes the settebello and leaves a table that nobody can sweep."""

SCOPA = laid_out("7b Rs 5c Fd 4s Cs Ad Ac 2s 3c")
"""A seven sweeps the table."""

VOID = laid_out("2d 3d 4d 5d 6d 7d Rd Rc Rs 5c")
"""Three kings among the first table cards."""


# ---- the games of the family

KNOCK = laid_out("7c Rd 2d Fs 3s 5c Rc Cs 4d 6b", rules="cirulla")
"""A hand that can be declared, the matta among it."""

KNOCKED = laid_out("Rd 7c Fs Ad 5c As Rc Cs 4d 6b", "Fs", rules="cirulla")
"""The computer is about to declare two aces and the matta."""

OPENING = laid_out("Rb 7d Ad Fd 5c 6s 7c Rd Fs Cb", rules="cirulla")
"""The matta makes an opening table worth thirty."""

ESCOBA = laid_out("Rb 7d Ad Fd 5c 6s 2c 3d 4s 6b", rules="escoba")
"""An opening table worth fifteen."""

_EVEN = "2d 2c 4d 4c 6d 6c Fd Fc Rd Rc 2s 2b 4s 4b 6s 6b Fs Fb Rs Rb"

FIFTEEN = laid_out(
    f"{_EVEN} Ad Cd",
    "2d 2c 4d 4c 6d 6c 2s 2b 4s 4b 6s 6b Fs Fb Rs Rb",
    rules="quindici",
)
"""An ace may take in three hundred and twenty-four ways from twenty cards."""

SWEEP = laid_out("Ab 2d 7c Fd Cd 3s 5c 6d Fs Cb", rules="assi")
"""An ace sweeps the table by its power."""


# ---- chiamata: seat 0 has the first word, and every card of the first hand is a coin

_COINS = "Ad 3d Rd Cd Fd 7d 6d 5d"
_FIRST = " ".join(
    f"{coin} {others}"
    for coin, others in zip(
        _COINS.split(),
        (
            "Ac As Ab 4d",
            "3c 3s 3b 2d",
            "Rc Rs Rb Cb",
            "Cc Cs Fc Fb",
            "Fs 7c 7s 7b",
            "6c 6s 6b 5b",
            "5c 5s 4b 4s",
            "4c 2s 2b 2c",
        ),
        strict=True,
    )
)

AUCTION = laid_out(_FIRST, rules="chiamata")
"""The first word of an auction."""

AUCTION_LONG = laid_out(_FIRST, "bidA bid3", rules="chiamata", people=(2,), names=LONG_NAMES)
"""The third word of an auction, among long names."""

POINTS = laid_out(_FIRST, "bid2", rules="chiamata", people=(1,))
"""The first word after the two: points from 62 to 120."""

LAST_WORD = laid_out(_FIRST, "pass pass pass pass", rules="chiamata", people=(4,))
"""Four have passed, and the deal is void if the fifth does."""

COVERED = laid_out(_FIRST, "bidA", rules="chiamata", people=(0, 1, 2, 3, 4))
"""An auction of five people: the next is asked to the table."""

NAMING = laid_out(_FIRST, "bid4 pass pass pass pass", rules="chiamata")
"""The auction is won: the suit is to be named."""

CALLED = laid_out(_FIRST, "bid4 pass pass pass pass calld Ad Ac As Ab 2d", rules="chiamata")
"""A trick of chiamata has been taken, and the partner is not known."""

REVEALED = laid_out(_FIRST, "bid4 pass pass pass pass calld Ad Ac As Ab 4d", rules="chiamata")
"""The called card has fallen."""

ALONE = laid_out(_FIRST, "bidA pass pass pass pass calld Ad Ac As Ab 4d", rules="chiamata")
"""The caller has called a card of its own, and played it."""

CALLED_LONG = laid_out(
    _FIRST, "bid4 pass pass pass pass calld Ad Ac As Ab 4d", rules="chiamata", names=LONG_NAMES
)
"""The called card has fallen, among long names."""

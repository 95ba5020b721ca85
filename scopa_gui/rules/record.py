"""Records and journals: a match as text.

A record is one line of JSON: format version, rules code, secret (or stocks laid out by hand),
seats, moves, score and a digest of the final state; where known also when the match ended, and
whether somebody was helped. The journal of a running match is a header, one line a move, take-back
or hint, and an end line. Reading either *is* replaying it.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, TypeGuard

from scopa_gui.rules.cards import CardError, format_cards, parse_cards
from scopa_gui.rules.catalogue import Options, RulesCodeError, format_rules, parse_rules
from scopa_gui.rules.game import IllegalMove, StockError
from scopa_gui.rules.run import (
    ListedStocks,
    MatchRun,
    SecretStocks,
    Stocks,
    advance,
    start_run,
)
from scopa_gui.rules.shuffle import SECRET_BYTES

FORMAT = 1
PERSON = "person"
"""What stands in a record instead of a level where a person played."""

MAX_LINE = 100_000
MAX_MOVES = 20_000
MAX_NAME = 40
MAX_DATE = 16
"""``2026-11-30T21:15``"""


class RecordError(ValueError):
    """A record or journal that cannot be read or does not follow the rules.

    Attributes:
        key: message key of the sentence.
        data: what it needs; ``line`` from 1 and ``move`` where known.
    """

    def __init__(self, key: str, **data: object) -> None:
        super().__init__(f"{key} {data}")
        self.key = key
        self.data = data


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sat there: a name, and ``person`` or the level of a computer player."""

    name: str
    player: str

    @property
    def is_person(self) -> bool:
        """Whether a person sat there."""
        return self.player == PERSON


@dataclass(frozen=True, slots=True)
class Header:
    """What is settled before the first card."""

    options: Options
    stocks: Stocks
    seats: tuple[SeatRecord, ...]


@dataclass(frozen=True, slots=True)
class End:
    """How a match ended: totals and winner a side, and the digest of the final state."""

    totals: tuple[int, ...]
    winner: int | None
    given_up: int | None
    digest: str


@dataclass(frozen=True)
class MatchRecord:
    """A match as read: header, moves, the end if there was one, and the run they lead to.

    Attributes:
        assisted: whether somebody took a move back or asked for a hint.
        ended: day and time of the end as ``2026-11-30T21:15``, empty where unknown.
    """

    header: Header
    end: End | None
    run: MatchRun
    warning: str | None = None
    assisted: bool = False
    ended: str = ""


def digest(run: MatchRun) -> str:
    """A hash of everything a match has come to, sixteen hex digits.

    The rules code is no part of it: a later catalogue may write the same rules in another way.
    """
    text = f"{list(run.match.totals)} {run.game.describe(run.state)}"
    return blake2b(text.encode(), digest_size=8).hexdigest()


def end_of(run: MatchRun) -> End:
    """The end line of a finished run."""
    return End(run.match.totals, run.winner, run.given_up, digest(run))


# ---- writing


def header_line(header: Header) -> str:
    """The first line of a journal."""
    return _line(_header_fields(header))


def move_line(move: str) -> str:
    """A journal's line for a move."""
    return _line({"move": move})


def take_back_line(kept: int) -> str:
    """A journal's line for a take-back that leaves the first ``kept`` moves."""
    return _line({"take_back": kept})


def hint_line() -> str:
    """A journal's line for a hint that was asked for."""
    return _line({"hint": True})


def end_line(run: MatchRun) -> str:
    """The last line of a journal."""
    return _line({"end": _end_fields(end_of(run))})


def record_line(header: Header, run: MatchRun, assisted: bool = False, ended: str = "") -> str:
    """A whole finished match as one line."""
    fields = {
        **_header_fields(header),
        "moves": " ".join(run.moves),
        "end": _end_fields(end_of(run)),
    }
    if assisted:
        fields["assisted"] = True
    if ended:
        fields["ended"] = ended
    return _line(fields)


def _header_fields(header: Header) -> dict[str, Any]:
    fields: dict[str, Any] = {"format": FORMAT, "rules": format_rules(header.options)}
    match header.stocks:
        case SecretStocks(secret):
            fields["secret"] = secret.hex()
        case ListedStocks(stocks, dealer):
            fields["stocks"] = [format_cards(stock) for stock in stocks]
            fields["dealer"] = dealer
        case other:
            raise TypeError(f"stocks that cannot be written down: {other}")
    fields["seats"] = [{"name": seat.name, "player": seat.player} for seat in header.seats]
    return fields


def _end_fields(end: End) -> dict[str, Any]:
    return {
        "totals": list(end.totals),
        "winner": end.winner,
        "given_up": end.given_up,
        "digest": end.digest,
    }


def _line(fields: dict[str, Any]) -> str:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"


# ---- reading


def read_record(line: str, number: int = 1) -> MatchRecord:
    """A record from its line, replayed and checked.

    Raises:
        RecordError: unreadable, illegal, or with another end than its moves lead to.
    """
    fields = _fields(line, number)
    header = _header(fields, number)
    moves = fields.get("moves")
    if not isinstance(moves, str) or "end" not in fields:
        raise RecordError("error.record_unreadable", line=number)
    run = _begin(header, number)
    texts = moves.split()
    if len(texts) > MAX_MOVES:
        raise RecordError("error.record_too_long", line=number)
    for text in texts:
        run = _advance(run, text, number)
    record = _finished(header, run, fields["end"], number)
    return replace(record, assisted=fields.get("assisted") is True, ended=_date(fields))


def read_journal(text: str) -> MatchRecord:
    """A journal, replayed; a torn last line is a warning.

    Raises:
        RecordError: unreadable or illegal, with the line.
    """
    lines = text.split("\n")
    torn = lines.pop() != ""
    if torn:
        lines = text.split("\n")
    if len(lines) > MAX_MOVES:
        raise RecordError("error.record_too_long", line=MAX_MOVES)
    header = _header(_fields(lines[0] if lines else "", 1), 1)
    runs = [_begin(header, 1)]
    warning = None
    assisted = False
    for number, line in enumerate(lines[1:], start=2):
        try:
            fields = _fields(line, number)
        except RecordError:
            if torn and number == len(lines):
                warning = "warning.torn_line"
                break
            raise
        if "end" in fields:
            if number != len(lines):
                raise RecordError("error.after_end", line=number + 1)
            record = _finished(header, runs[-1], fields["end"], number)
            return replace(record, assisted=assisted)
        match fields:
            case {"move": str(move)}:
                runs.append(_advance(runs[-1], move, number))
            case {"take_back": kept} if _is_number(kept) and 0 <= kept < len(runs):
                del runs[kept + 1 :]
                assisted = True
            case {"hint": True}:
                assisted = True
            case _:
                raise RecordError("error.record_unreadable", line=number)
    return MatchRecord(header, None, runs[-1], warning, assisted)


def is_journal(first_line: str) -> bool:
    """Whether a file that begins with this line is a journal, not a list of records."""
    try:
        return "moves" not in _fields(first_line, 1)
    except RecordError:
        return False


def single(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The fields of an object read from a file, none of which may stand there twice.

    Raises:
        ValueError: one does: the file is not as it was written.
    """
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a field stands there twice")
    return fields


def _fields(line: str, number: int) -> dict[str, Any]:
    if len(line) > MAX_LINE:
        raise RecordError("error.record_too_long", line=number)
    try:
        fields = json.loads(line, object_pairs_hook=single)
    except (ValueError, RecursionError):
        raise RecordError("error.record_unreadable", line=number) from None
    if not isinstance(fields, dict):
        raise RecordError("error.record_unreadable", line=number)
    return fields


def _header(fields: dict[str, Any], number: int) -> Header:
    version = fields.get("format")
    if not _is_number(version) or version < 1:
        raise RecordError("error.record_unreadable", line=number)
    if version > FORMAT:
        raise RecordError("error.record_newer", line=number)
    code = fields.get("rules")
    if not isinstance(code, str):
        raise RecordError("error.record_unreadable", line=number)
    try:
        options = parse_rules(code)
        stocks = _stocks(fields)
    except (RulesCodeError, CardError) as error:
        raise RecordError(
            "error.record_header", line=number, reason=(error.key, error.data)
        ) from error
    except ValueError:
        raise RecordError("error.record_unreadable", line=number) from None
    seats = fields.get("seats")
    if not isinstance(seats, list) or len(seats) != options.seats:
        raise RecordError("error.record_seats", line=number, n=options.seats)
    return Header(options, stocks, tuple(_seat(seat, number) for seat in seats))


def _stocks(fields: dict[str, Any]) -> Stocks:
    match fields:
        case {"secret": str(secret)}:
            value = bytes.fromhex(secret)
            if len(value) != SECRET_BYTES:
                raise ValueError(secret)
            return SecretStocks(value)
        case {"stocks": list(texts)} if all(isinstance(text, str) for text in texts):
            dealer = fields.get("dealer", 0)
            if not _is_number(dealer):
                raise ValueError(dealer)
            return ListedStocks(tuple(map(parse_cards, texts)), dealer)
        case _:
            raise ValueError("no stocks")


def _seat(fields: object, number: int) -> SeatRecord:
    match fields:
        case {"name": str(name), "player": str(player)}:
            return SeatRecord(_shown(name), _shown(player))
        case _:
            raise RecordError("error.record_unreadable", line=number)


def _date(fields: dict[str, Any]) -> str:
    """When the match ended; anything but digits and their signs is no date."""
    ended = fields.get("ended")
    if not isinstance(ended, str) or not set(ended) <= set("0123456789-T:"):
        return ""
    return ended[:MAX_DATE]


def _shown(name: str) -> str:
    """A name without what cannot be shown or written, and not too long."""
    return "".join(letter for letter in name if letter.isprintable())[:MAX_NAME]


def _is_number(value: object) -> TypeGuard[int]:
    """Whether JSON's value is a whole number; Python would take ``true`` for one."""
    return isinstance(value, int) and not isinstance(value, bool)


def _begin(header: Header, number: int) -> MatchRun:
    try:
        return start_run(header.options, header.stocks)[0]
    except StockError as error:
        raise RecordError(
            "error.record_header", line=number, reason=(error.key, error.data)
        ) from error


def _advance(run: MatchRun, text: str, number: int) -> MatchRun:
    move = len(run.moves) + 1
    if run.over:
        raise RecordError("error.move_after_end", line=number, move=move, text=text[:MAX_NAME])
    try:
        return advance(run, text)
    except (IllegalMove, StockError) as error:
        raise RecordError(
            "error.record_move",
            line=number,
            move=move,
            text=text[:MAX_NAME],
            reason=(error.key, error.data),
        ) from error


def _finished(header: Header, run: MatchRun, fields: object, number: int) -> MatchRecord:
    match fields:
        case {
            "totals": list(totals),
            "winner": winner,
            "given_up": given_up,
            "digest": str(found),
        }:
            pass
        case _:
            raise RecordError("error.record_unreadable", line=number)
    if given_up is not None:
        if not _is_number(given_up) or not 0 <= given_up < run.game.seating.side_count:
            raise RecordError("error.record_unreadable", line=number)
        if run.over:
            raise RecordError("error.record_digest", line=number, move=len(run.moves))
        run = _given_up(run, given_up, found)
    end = end_of(run)
    if not run.over:
        raise RecordError("error.record_unfinished", line=number, move=len(run.moves))
    if found != end.digest or totals != list(end.totals) or winner != end.winner:
        raise RecordError("error.record_digest", line=number, move=len(run.moves))
    return MatchRecord(header, end, run)


def _given_up(run: MatchRun, side: int, found: str) -> MatchRun:
    """The match given up, after its last move or once the next deal lay there: no line tells."""
    between = run.give_up(side)
    if not run.deal_over or digest(between) == found:
        return between
    try:
        return run.next_deal()[0].give_up(side)
    except StockError:
        return between


def deal_points(run: MatchRun) -> Sequence[tuple[int, ...]]:
    """Points a side of each finished deal."""
    return [result.points for result in run.match.results]

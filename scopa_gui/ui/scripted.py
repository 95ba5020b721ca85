"""People made of code, for the self-check and for tests: one plays by mouse, one by keyboard.

They speak to a stage as a person speaks to a window. They know the geometry of the table and what
their seat has seen, nothing of what the screen keeps to itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from scopa_gui.app.session import Session
from scopa_gui.rules.briscola.moves import BriscolaMove
from scopa_gui.rules.briscola.moves import Play as TrickPlay
from scopa_gui.rules.briscola.state import BriscolaView
from scopa_gui.rules.cards import Card
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.ui.inputs import Command, PointerMoved, PointerPressed, PointerReleased, Pos
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.table.briscola.auction import choices
from scopa_gui.ui.table.briscola.words import BriscolaWords
from scopa_gui.ui.table.families import parts_for
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import TableModel, after_all
from scopa_gui.ui.table.scopa.course import ScopaCourse
from scopa_gui.ui.table.scopa.match import scopa_game
from scopa_gui.ui.viewport import Viewport
from scopa_gui.ui.widgets.button import Button

VISIBLE = 0.35
"""How far left of its middle a card is clicked, over its width: there no other covers it."""
MOST_TABS = 60
SETTLE_S = 0.5
"""How long a person waits after a click, so that two clicks are never a double click."""

CardMove = Play | TrickPlay
"""A move by which a card of the hand is played."""


# ---- where things lie


def layout_for(session: Session, viewport: Viewport) -> TableLayout:
    """The geometry of a match's table in a window."""
    return TableLayout.of(viewport, session.options)


def model_for(session: Session, seat: int, layout: TableLayout) -> TableModel:
    """The table as ``seat`` sees it once everything has been shown."""
    game = session.run.game
    empty = parts_for(session.options).empty_table(seat, game.seating.side_count)
    return after_all(empty, session.events(seat, 0), game, layout)


def clicks_for(model: TableModel, layout: TableLayout, move: CardMove) -> list[Pos]:
    """Where to click for a move: the hand card, then what it takes.

    The card is played as soon as nothing is left to choose, so the last clicks may not be needed.
    """
    hand = layout.hand(len(model.hand))
    slots = layout.slots(len(model.places)) if model.places else ()
    captured = move.taken if isinstance(move, Play) else ()
    taken = [slots[model.places.index(card)] for card in captured]
    return [_spot(pose) for pose in (hand[model.hand.index(move.card)], *taken)]


def _spot(pose: Pose) -> Pos:
    return round(pose.x - VISIBLE * pose.width), round(pose.y)


# ---- who plays


class Player(ABC):
    """Plays the people's seats of a match, whichever screen is in front.

    The moves are random and follow from the seed and the cards, however often a click is tried.
    """

    def __init__(self, stage: Stage, session: Session, seed: int) -> None:
        self.stage = stage
        self.session = session
        self._seed = seed
        self._greeted = not session.fresh

    def act(self) -> bool:
        """Do the next thing there is to do; false if one can only wait."""
        top = self.stage.director.top
        if not isinstance(top, TableScene) or top.handover is not None:
            return self._agree()
        if not self.session.waits_for_person():
            return False
        if not self._greeted:
            self._greeted = True
            self._end_draw()
        elif isinstance(top.course, ScopaCourse) and top.course.may_declare:
            self._declare(top)
        elif top.course.observer == self.session.to_move:
            self._move(top)
        else:
            return False
        return True

    def _move(self, table: TableScene) -> None:
        view = self.session.view(self.session.to_move)
        said = choices(view) if isinstance(view, BriscolaView) else ()
        if said:
            words = BriscolaWords(table.ui.texts, self.session.options, self.session.seats)
            self._press(table, words.said(self._picked(said)))
        else:
            self._play(self._wanted())

    def _picked(self, moves: Sequence[BriscolaMove]) -> BriscolaMove:
        return Random(f"{self._seed} {len(self.session.run.moves)}").choice(moves)

    def _wanted(self) -> CardMove:
        run = self.session.run
        moves = [move for move in run.game.legal_moves(run.state) if isinstance(move, CardMove)]
        return Random(f"{self._seed} {len(run.moves)}").choice(moves)

    @abstractmethod
    def _agree(self) -> bool:
        """Do what a screen other than the table recommends; false if it recommends nothing."""

    @abstractmethod
    def _end_draw(self) -> None:
        """Have the draw for the dealer seen."""

    @abstractmethod
    def _declare(self, table: TableScene) -> None:
        """Declare the hand, as whoever can always does."""

    @abstractmethod
    def _press(self, table: TableScene, words: str) -> None:
        """Use the button on the table that says so."""

    @abstractmethod
    def _play(self, move: CardMove) -> None:
        """Play a move as this kind of person does."""

    @property
    def _table(self) -> tuple[TableModel, TableLayout]:
        session = self.session
        layout = layout_for(session, self.stage.director.ui.viewport)
        turn = session.to_move
        seat = turn if turn in session.people and turn is not None else session.people[0]
        return model_for(session, seat, layout), layout


def _button(table: TableScene, words: str) -> Button:
    buttons = [widget for widget in table.group.widgets if isinstance(widget, Button)]
    return next(button for button in buttons if button.label == words)


class MousePlayer(Player):
    """Uses the left button alone."""

    def _agree(self) -> bool:
        top = self.stage.director.top
        if isinstance(top, TableScene) and top.handover is not None:
            button = top.handover.group.default
        else:
            button = top.group.default if top is not None else None
        if button is None:
            return False
        self.click(button.rect.center)
        return True

    def _end_draw(self) -> None:
        x, y = self._table[1].status.centre
        self.click((round(x), round(y)))

    def _declare(self, table: TableScene) -> None:
        self._press(table, self.stage.director.ui.texts("table.declare"))

    def _press(self, table: TableScene, words: str) -> None:
        self.click(_button(table, words).rect.center)

    def _play(self, move: CardMove) -> None:
        """A capture that is part of a larger one is taken by a second click on the card."""
        before = len(self.session.run.moves)
        clicks = clicks_for(*self._table, move)
        for pos in (*clicks, clicks[0]):
            self.click(pos)
            if len(self.session.run.moves) > before:
                return

    def click(self, pos: Pos) -> None:
        """Move there, press and let go."""
        self.stage.feed(PointerMoved(pos), PointerPressed(pos), PointerReleased(pos))
        self.stage.advance(SETTLE_S, SETTLE_S / 2)


class KeyPlayer(Player):
    """Uses Tab, the arrows and Enter."""

    def _agree(self) -> bool:
        self.say(Command.CONFIRM)
        return True

    def _end_draw(self) -> None:
        self.say(Command.CONFIRM)

    def _declare(self, table: TableScene) -> None:
        self.say(Command.DECLARE)

    def _press(self, table: TableScene, words: str) -> None:
        wanted, group = _button(table, words), table.group
        for _ in range(MOST_TABS):
            if group.focused is wanted:
                break
            self.say(Command.PREVIOUS)
        self.say(Command.CONFIRM)

    def _play(self, move: CardMove) -> None:
        run, card = self.session.run, move.card
        self._walk_to(card, self._table[0].own_cards)
        before = len(run.moves)
        self.say(Command.CONFIRM)
        if len(self.session.run.moves) == before and isinstance(move, Play):
            plays = scopa_game(self.session).plays(card, run.state.table)
            captures = [play for play in plays if play.taken]
            self.say(*[Command.RIGHT] * (captures.index(move) + 1), Command.CONFIRM)

    def _walk_to(self, card: Card, hand: Sequence[Card]) -> None:
        """Tab on to the last control, where the hand follows, and from there to the card."""
        top = self.stage.director.top
        if top is None:
            return
        group = top.group
        for _ in range(MOST_TABS):
            if group.focused is not None and group.focused is group.widgets[-1]:
                break
            self.say(Command.NEXT)
        self.say(*[Command.NEXT] * (hand.index(card) + 1))

    def say(self, *commands: Command) -> None:
        """Press keys one after another."""
        for command in commands:
            self.stage.feed(command)
        self.stage.advance(SETTLE_S, SETTLE_S / 2)

"""The table: connects the match, the presented table, a person's hands and the painter.

The match runs ahead; the table catches up event by event. What the screen waits for is a state of
``table_flow``; whether an input is taken follows from that state and from nothing being left to
show. A press while something moves brings it to its end and, on one's own card, is kept.
"""

from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.narration import listed
from scopa_gui.app.session import Session
from scopa_gui.app.table_flow import TRANSITIONS, TableState, Trigger, step
from scopa_gui.rules.cards import Card
from scopa_gui.rules.events import DealStarted, DealVoided, DeckCut, Event, PacketDealt
from scopa_gui.rules.game import IllegalMove
from scopa_gui.rules.scopa.moves import Cut, Play
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    LeftoversTaken,
    Phase,
    ScopaMade,
)
from scopa_gui.rules.seats import Direction
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import (
    LEFT_BUTTON,
    Command,
    FocusLost,
    Input,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pos,
)
from scopa_gui.ui.scenes.base import ProgramScene
from scopa_gui.ui.scenes.draw import DealerDrawShow
from scopa_gui.ui.scenes.handover import Handover
from scopa_gui.ui.table.choreography import Choreographer
from scopa_gui.ui.table.cutting import Cutting
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.interaction import (
    HandCard,
    Interaction,
    PileAt,
    TableCard,
    Target,
    find_target,
)
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import TableModel, empty_table, table_after
from scopa_gui.ui.table.painter import TablePainter
from scopa_gui.ui.table.rest import hand_poses, rest_poses
from scopa_gui.ui.table.selection import Lifted, Nothing, Outcome, Picked, Position, Refusal
from scopa_gui.ui.table.show import Show
from scopa_gui.ui.table.sight import Looking, hand_pose, see
from scopa_gui.ui.table.words import TableWords
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

MOST_EVENTS_A_FRAME = 60
"""At instant speed everything that waits is shown within a frame; this only bounds a mistake."""
FOLLOWING = (ScopaMade, LeftoversTaken)
"""Events that belong to the move before them."""
HANDS = (TableState.PLAY, TableState.CHOOSE)
STEPS = {
    Command.NEXT: 1,
    Command.RIGHT: 1,
    Command.DOWN: 1,
    Command.PREVIOUS: -1,
    Command.LEFT: -1,
    Command.UP: -1,
}


class TableScene(ProgramScene):
    """The table of one match."""

    sheet = False

    def __init__(self, program: "Program", session: Session) -> None:
        super().__init__(program)
        self.session = session
        self._state = TableState.WAIT
        self._people = session.people
        self._observer: int | None = self._people[0] if len(self._people) == 1 else None
        self._bottom = self._people[0] if self._people else 0
        self._seen: dict[int, int] = {}
        """Up to which event each person has watched, while more than one play here."""
        self._hands = Interaction()
        self._toast = Toast()
        self._handover: Handover | None = None
        self._draw_show: DealerDrawShow | None = None
        self._cutting: Cutting | None = None
        self._look: Show | None = None
        self._peeking = False
        self._show: Show
        self._layout: TableLayout
        self._painter: TablePainter
        self._words: TableWords
        if session.fresh and session.draw.rounds:
            self._state = TableState.DRAW

    # ---- life

    def leave(self) -> None:
        """The match stays resumable."""
        self.session.close()

    def layout(self, ui: Ui) -> None:
        """Lay everything out anew; what was moving has arrived."""
        first = not hasattr(self, "_show")
        options = self.session.options
        self._words = TableWords(ui.texts, options, self.session.seats)
        self._layout = TableLayout(
            ui.viewport,
            options.seats,
            options.seating.side_count,
            clockwise=options.direction is Direction.CLOCKWISE,
        )
        self._painter = TablePainter(ui, self._layout)
        ui.sprites.request(round(self._layout.card))
        if first:
            fresh = self.session.fresh
            self._start(0 if fresh else self.session.event_count)
        else:
            self._end_look()
            self._show.finish()
            self._start(self._show.model.shown)
        if self._state is TableState.DRAW:
            elapsed_s = self._draw_show.elapsed_s if self._draw_show is not None else 0.0
            self._draw_show = DealerDrawShow(
                self.session.draw, self._show.choreographer, options.seats
            )
            self._draw_show.skip_to(elapsed_s)
        self._place_controls(ui)
        if self._handover is not None:
            self._handover.layout(ui)
        if self._cutting is not None:
            self._cutting = Cutting(self._layout, self._cutting.count, self._cutting.at)

    def _place_controls(self, ui: Ui) -> None:
        buttons = self._layout.buttons
        again = Button(
            "",
            self._look_again,
            icon="last-move",
            tooltip=ui.texts("table.again"),
            shortcut="Z",
            on_cloth=True,
        )
        menu = Button(
            "",
            self._pause,
            icon="menu",
            tooltip=ui.texts("table.menu"),
            shortcut="Esc",
            on_cloth=True,
        )
        for button, box in ((again, buttons[0]), (menu, buttons[-1])):
            button.layout(ui, pygame.Rect(box.ltwh))
        self.group.set([again, menu])
        area = self._layout.status
        self._toast.layout(ui, (round(area.centre[0]), round(area.centre[1])), round(area.w))

    def _start(self, shown: int) -> None:
        """Present the table after ``shown`` events, and know of all others."""
        session = self.session
        choreographer = Choreographer(session.run.game, self._layout, self.ui.pace, self._bottom)
        events = session.events(self._observer, 0)
        if shown:
            model = table_after(events[:shown], self._observer, session.run.game, self._layout)
        else:
            model = empty_table(self._observer, session.run.game.seating.side_count)
        self._show = Show(choreographer, model)
        self._show.feed(events[shown:])
        self.invalidate()

    def resync(self) -> None:
        """Present the table as it is now, without showing how it came about."""
        self._start(self.session.event_count)

    def uncovered(self) -> None:
        """The pause or a summary has gone."""
        self.invalidate()

    # ---- time

    def update(self, dt_s: float) -> None:
        """Let time pass: players think, cards move."""
        super().update(dt_s)
        if self._toast.update(dt_s) or self._toast.visible:
            self.invalidate()
        self._hands.update(dt_s)
        if self._state is TableState.MATCH_OVER:
            return
        self.session.update(dt_s)
        if self.session.run.given_up is not None:
            self._fire(Trigger.MATCH_OVER)
            self.program.show_match_over(self.session)
            return
        if self._handover is not None:
            self._handover.update(dt_s)
            if self._handover.open:
                self._handover = None
            return
        match self._state:
            case TableState.DRAW:
                assert self._draw_show is not None
                self._draw_show.advance(dt_s)
                if self._draw_show.done:
                    self._end_draw()
            case TableState.LOOK:
                assert self._look is not None
                self._play_out(self._look, dt_s)
                if self._look.idle:
                    self._end_look()
            case _:
                self._catch_up(dt_s)
        self._aim()

    def _play_out(self, show: Show, dt_s: float) -> None:
        show.advance(dt_s)
        for _ in range(MOST_EVENTS_A_FRAME):
            if show.moving or show.begin() is None:
                return
            show.advance(0.0)

    def _catch_up(self, dt_s: float) -> None:
        """Show what has happened, and find out what the table then waits for."""
        show = self._show
        show.advance(dt_s)
        for _ in range(MOST_EVENTS_A_FRAME):
            self._know_more()
            if show.moving:
                return
            if show.next_event is None:
                self._settle()
                return
            if self._held_back(show.next_event):
                return
            self._begin_next()
            show.advance(0.0)

    def _know_more(self) -> None:
        known = self._show.known
        if known < self.session.event_count:
            self._show.feed(self.session.events(self._observer, known))

    def _held_back(self, event: Event) -> bool:
        """Whether the next event is for another person's eyes, and the table gets covered."""
        if len(self._people) < 2:
            return False
        if self._observer is not None and not isinstance(event, DealStarted):
            return False
        seat = self.session.to_move
        if seat is None or not self.session.waits_for_person():
            return self._observer is None
        if seat == self._observer:
            return False
        self._cover(seat)
        return True

    def _begin_next(self, held: Pose | None = None) -> None:
        before = self._show.model
        event = self._show.begin(held)
        match event:
            case DealStarted() | PacketDealt() | DeckCut() | DealVoided():
                self._cutting = None
                self._fire(Trigger.DEALING)
            case CardLaid() | CardsCaptured():
                self._fire(Trigger.MOVING)
        self._peeking = False
        self._hands.keep_focus(self._show.model, before)
        self.invalidate()

    def _settle(self) -> None:
        """Everything is shown: what is waited for now?"""
        if self._state in (*HANDS, TableState.CUT, TableState.SCORING, TableState.HANDOVER):
            return
        view = self._show.model.view
        if view is None:
            return
        if view.result is not None:
            self._fire(Trigger.DEAL_OVER)
            self.program.show_summary(self.session, view.result, self._summary_closed)
        elif view.turn is not None and self.session.seats[view.turn].is_person:
            if view.turn != self._observer:
                self._cover(view.turn)
            elif view.phase is Phase.CUT:
                self._cutting = Cutting(self._layout, view.stock_count)
                self._fire(Trigger.TO_CUT)
            else:
                self._hands.reset()
                self._fire(Trigger.TO_PLAY)
        elif self._state is not TableState.WAIT:
            self._fire(Trigger.TO_WAIT)

    def _summary_closed(self) -> None:
        if self.session.run.over:
            self._fire(Trigger.MATCH_OVER)
            self.program.show_match_over(self.session)
            return
        self.session.next_deal()
        self._fire(Trigger.NEXT_DEAL)

    def _fire(self, trigger: Trigger) -> None:
        self._state = step(self._state, trigger)
        self.invalidate()

    # ---- people

    def _cover(self, seat: int) -> None:
        """Cover the table for the next person."""
        if self._observer is not None:
            self._seen[self._observer] = self._show.model.shown
        self._hands.reset()
        self._toast.hide()
        others = [self._words.names[other] for other in self._people if other != seat]
        self._handover = Handover(
            self._words.names[seat],
            self._words.portraits[seat],
            self.ui.texts(
                "handover.aside",
                name=self._words.names[seat],
                others=listed(self.ui.texts, others),
            ),
            lambda: self._sit_down(seat),
        )
        self._handover.layout(self.ui)
        self._fire(Trigger.PASS_ON)

    def _sit_down(self, seat: int) -> None:
        """The next person is there: turn the table, and show what this person has not seen."""
        self._observer = self._bottom = seat
        missed = max(self.session.last_look(seat), self._seen.get(seat, 0))
        self._start(min(missed, self.session.event_count))
        self._fire(Trigger.READY)

    # ---- what is asked for

    def _pause(self) -> None:
        self.program.open_pause(self.session)

    def _look_again(self) -> None:
        """Lay the last move out once more."""
        if self._state is TableState.LOOK:
            self._end_look()
            return
        self._bring_to_rest()
        model, session = self._show.model, self.session
        if (self._state, Trigger.LOOK_AGAIN) not in TRANSITIONS or self._handover is not None:
            return
        if model.last_move is None:
            self._refuse(self.ui.texts("table.no_move"))
            return
        events = session.events(self._observer, 0)[: model.shown]
        start = max(i for i, event in enumerate(events) if event == model.last_move)
        end = next(
            (i for i, event in enumerate(events) if i > start and not isinstance(event, FOLLOWING)),
            len(events),
        )
        before = table_after(events[:start], self._observer, session.run.game, self._layout)
        self._look = Show(self._show.choreographer, before)
        self._look.feed(events[start:end])
        self._hands.reset()
        self._fire(Trigger.LOOK_AGAIN)

    def _end_look(self) -> None:
        if self._state is TableState.LOOK:
            self._look = None
            self._fire(Trigger.LOOKED)
            self._settle()

    def _end_draw(self) -> None:
        self._draw_show = None
        self._fire(Trigger.DRAW_SHOWN)

    def _bring_to_rest(self) -> None:
        """Finish all that is known, as far as it is for the person at the bottom."""
        if self._state in (TableState.DRAW, TableState.LOOK) or self._handover is not None:
            return
        self._show.finish()
        for _ in range(MOST_EVENTS_A_FRAME):
            self._catch_up(0.0)
            if not self._show.moving:
                return
            self._show.finish()

    def _refuse(self, words: str) -> None:
        self._toast.show(words, "information", refused=True)
        self.invalidate()

    # ---- inputs

    def handle(self, event: Input) -> None:
        """Pointer and keys."""
        self.invalidate()
        if self._handover is not None:
            if not self._handover.handle(event) and event in (Command.CANCEL, Command.MENU):
                self._pause()
            return
        match event:
            case Command():
                self._command(event)
            case PointerMoved(pos, touch):
                self.group.handle(event)
                self._moved(pos, touch)
            case PointerPressed(pos, button):
                if self.group.handle(event):
                    self._hands.forget_press()
                elif button == LEFT_BUTTON:
                    self._press(pos)
            case PointerReleased(pos, button):
                if not self.group.handle(event) and button == LEFT_BUTTON:
                    self._release(pos)
            case PointerLeft() | FocusLost():
                self.group.handle(event)
                self._hands.hover = None
                self._hands.forget_press()
            case _:
                self.group.handle(event)
        self._aim()

    def _moved(self, pos: Pos, touch: bool) -> None:
        pressed = self._hands.pressed
        pose = None
        if isinstance(pressed, HandCard) and self._ready:
            pose = hand_poses(self._show.model, self._layout).get(pressed.card)
        if touch and pressed is None:
            return
        if self._cutting is not None and self._state is TableState.CUT:
            self._cutting.point(pos)
        self._hands.moved(self._target(pos), pos, pose, 1.5 * self._layout.u)

    def _press(self, pos: Pos) -> None:
        self.group.focus(None)
        self._toast.hide()
        if self._state is TableState.DRAW:
            self._end_draw()
        elif self._state is TableState.LOOK:
            self._end_look()
        elif self._peeking:
            self._peeking = False
        else:
            target = self._target(pos)
            if not self._hands.press(target, pos):
                return
            if self._show.idle:
                return
            if isinstance(target, HandCard):
                self._bring_to_rest()
            else:
                self._show.finish()
                self._hands.forget_press()

    def _release(self, pos: Pos) -> None:
        dragged = self._hands.drag
        target = self._target(pos)
        if dragged is not None:
            self._hands.forget_press()
            if pos[1] < self._layout.hand_top and self._ready:
                self._click(HandCard(dragged.card))
            return
        if self._state is TableState.CUT and self._cutting is not None:
            at = self._cutting.place(pos)
            if at is not None:
                self._cut(at)
            return
        clicked = self._hands.release(target)
        if clicked is not None:
            self._click(clicked)
        elif isinstance(self._hands.choice, Picked) and target is None:
            self._hands.choice = Nothing()

    def _click(self, target: Target) -> None:
        match target:
            case HandCard(card):
                self._click_hand(card)
            case TableCard(card) if self._ready:
                self._follow(self._hands.click_table(card, self._position))
            case PileAt(seat):
                self._peek(seat)
            case _:
                pass

    def _click_hand(self, card: Card) -> None:
        if not self._ready:
            turn = self.session.to_move
            if self._handover is None and turn is not None and turn != self._observer:
                self._refuse(self._words.wait_for(turn))
            return
        if card in self._position.hand:
            self._follow(self._hands.click_hand(card, self._position))

    def _peek(self, seat: int) -> None:
        """The last capture, face up, if it is in that pile."""
        last = self._show.model.last_capture
        side = self._words.seating.side_of
        if last is not None and side(last.seat) == side(seat):
            self._peeking = True
        else:
            self._refuse(self.ui.texts("table.not_last"))

    def _follow(self, outcome: Outcome) -> None:
        """Act on what a click led to."""
        if outcome.refused is not None:
            self._refuse(self._words.refusal(outcome.refused))
        if outcome.play is not None:
            self._submit(outcome.play)
        elif isinstance(outcome.choice, Lifted):
            self._fire(Trigger.LIFTED)
        elif self._state is TableState.CHOOSE:
            self._fire(Trigger.PUT_BACK)

    def _submit(self, move: Play | Cut) -> None:
        held = hand_pose(self._looking(), move.card) if isinstance(move, Play) else None
        try:
            self.session.play(move)
        except IllegalMove as error:
            self._refuse(self._words.refusal(Refusal(error.key, error.data)))
            return
        self._hands.reset()
        self._hands.rises.clear()
        self._know_more()
        self._begin_next(held)

    def _cut(self, at: int) -> None:
        self._cutting = None
        self._submit(Cut(at))

    # ---- keys

    def _command(self, command: Command) -> None:
        if command in (Command.MENU, Command.HELP):
            self._pause()
        elif command is Command.LAST_MOVE:
            self._look_again()
        elif command is Command.CANCEL:
            self._cancel()
        elif self._state is TableState.DRAW:
            if command is Command.CONFIRM:
                self._end_draw()
        elif self._state is TableState.LOOK:
            self._end_look()
        elif self._state is TableState.CUT and self._cutting is not None:
            if command in STEPS:
                self._cutting.walk(STEPS[command])
            elif command is Command.CONFIRM:
                self._cut(self._cutting.at or self._cutting.count // 2)
        elif isinstance(self._hands.choice, Lifted):
            self._choose_by_key(self._hands.choice, command)
        else:
            self._walk(command)

    def _choose_by_key(self, choice: Lifted, command: Command) -> None:
        if command in STEPS:
            self._hands.choice = choice.walk(STEPS[command])
        elif command is Command.CONFIRM:
            self._follow(self._hands.confirm_walked(choice))

    def _walk(self, command: Command) -> None:
        """Tab goes through the hand and the buttons, arrows through the hand."""
        hand = self._show.model.own_cards if self._observer is not None else ()
        tabbing = command in (Command.NEXT, Command.PREVIOUS)
        if self.group.focused is not None and (tabbing or command is Command.CONFIRM):
            last = self.group.widgets[-1 if command is Command.NEXT else 0]
            if tabbing and self.group.focused is last:
                self.group.focus(None)
                self._hands.walk(hand, STEPS[command])
                return
            self.group.handle(command)
        elif command in STEPS:
            self.group.focus(None)
            if not self._hands.walk(hand, STEPS[command]):
                if tabbing:
                    self.group.handle(command)
                else:
                    self._hands.walk(hand, STEPS[command])
        elif command is Command.CONFIRM:
            card = self._hands.focus if self._hands.keys else None
            self._bring_to_rest()
            if card is not None:
                self._click_hand(card)

    def _cancel(self) -> None:
        if self._peeking:
            self._peeking = False
        elif self._state is TableState.LOOK:
            self._end_look()
        elif isinstance(self._hands.choice, Lifted):
            self._follow(Outcome(Nothing()))
            self._hands.choice = Nothing()
        elif isinstance(self._hands.choice, Picked):
            self._hands.choice = Nothing()
        else:
            self._pause()

    # ---- what is there

    @property
    def _ready(self) -> bool:
        """Whether a card may be played now."""
        return self._state in HANDS and not self._show.moving

    @property
    def _position(self) -> Position:
        model = self._show.model
        return Position(model.own_cards, model.table, self.session.run.game.plays)

    @property
    def _model(self) -> TableModel:
        """The table as it is drawn."""
        return self._look.model if self._look is not None else self._show.model

    def _target(self, pos: Pos) -> Target:
        model = self._show.model
        fan = hand_poses(model, self._layout)
        hand = [(card, fan[card].with_(dy=-self._hands.rises.of(card))) for card in model.own_cards]
        if isinstance(self._hands.choice, Lifted):
            hand.sort(key=lambda entry: entry[0] == self._lifted_card)
        poses = rest_poses(model, self._layout, self._bottom)
        table = [(card, poses[card]) for card in model.table]
        return find_target(pos, hand, table, self._pile_at)

    @property
    def _lifted_card(self) -> Card | None:
        choice = self._hands.choice
        return choice.card if isinstance(choice, Lifted) else None

    def _pile_at(self, pos: Pos) -> int | None:
        model = self._show.model
        if model.view is None:
            return None
        for number, place in enumerate(self._layout.places):
            seat = (self._bottom + number) % self._layout.seats
            if place.pile.box.contains(pos) and any(model.view.piles):
                return seat
        return None

    def _aim(self) -> None:
        hand = self._show.model.own_cards
        layout = self._layout
        self._hands.aim(hand if self._ready else (), layout.card, layout.lift, self.ui.pace)

    # ---- drawing

    def needs_frame(self) -> bool:
        """Whether the picture is out of date."""
        moving = self._look if self._look is not None else self._show
        return (
            super().needs_frame()
            or moving.animating
            or self._hands.rises.moving
            or self._draw_show is not None
            or (self._handover is not None and self._handover.animating)
        )

    def frame_drawn(self) -> None:
        """The picture has been brought up to date."""
        super().frame_drawn()
        if self._handover is not None:
            self._handover.frame_drawn()

    def draw_backdrop(self, surface: pygame.Surface) -> None:
        """Nothing: the table is the picture itself."""

    def draw(self, surface: pygame.Surface) -> None:
        """The table, then the controls; a closed cover alone."""
        if self._handover is not None and self._handover.closed:
            self._handover.draw(surface)
            return
        self._painter.draw(surface, see(self._looking()))
        if self._toast.visible:
            self._toast.draw(surface)
        self.group.draw(surface)
        if self._handover is not None:
            self._handover.draw(surface)

    def _looking(self) -> Looking:
        return Looking(
            show=self._look if self._look is not None else self._show,
            layout=self._layout,
            words=self._words,
            hands=self._hands,
            position=self._position,
            state=self._state,
            bottom=self._bottom,
            turn=self.session.to_move if self._show.idle else self._turn_shown,
            draw=self._draw_show,
            cutting=self._cutting,
            peeking=self._peeking,
            toast=self._toast.visible,
            short=self.ui.viewport.wide_text,
        )

    @property
    def _turn_shown(self) -> int | None:
        """Whose move is being shown, or who is on turn as far as it has been shown."""
        event = self._show.current
        if isinstance(event, (CardLaid, CardsCaptured)):
            return event.seat
        view = self._show.model.view
        return view.turn if view is not None else None

"""What all screens share: the window's director, the reader's folder, the thinking process, and the
way from screen to screen.

A screen is imported when it is opened for the first time, so that the first picture waits for none.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scopa_gui.ai.brain import Brain
from scopa_gui.ai.levels import OFFERED, USUAL
from scopa_gui.app.followed import Followed
from scopa_gui.app.lessons.catalogue import LESSONS
from scopa_gui.app.lessons.progress import Progress
from scopa_gui.app.narration import sentence
from scopa_gui.app.rule_sets import RuleSets
from scopa_gui.app.session import Session, new_session, resume_session
from scopa_gui.app.settings import Settings
from scopa_gui.app.setup import Setup, first_setup
from scopa_gui.app.speech import Speaker
from scopa_gui.app.storage import SavedMatch, Store
from scopa_gui.app.watching import Watched, without_people
from scopa_gui.rules.catalogue import PRESETS, Options
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.record import SeatRecord
from scopa_gui.ui import rescue
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scene import Director, Scene
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.widgets.button import Kind
from scopa_gui.ui.widgets.dialog import Answer, Dialog, nothing
from scopa_gui.ui.window import WindowPlace

if TYPE_CHECKING:
    from scopa_gui.app.learn.contents import Place
    from scopa_gui.app.recording import Recording
    from scopa_gui.app.review import Judged, Review
    from scopa_gui.ui.scenes.sections import Section

LAST_GAME = "last_game"
"""Where the settings file keeps what was played last."""
WINDOW = "window"
"""Where it keeps the place and the size of the window."""
RULE_SETS = "rule_sets"
"""Where it keeps house rules under names."""
PROGRESS = "lessons"
"""Where it keeps how far somebody has come with the lessons."""

TableFactory = Callable[["Program", Session], Scene]


class Program:
    """One running program.

    Attributes:
        settings: what the reader chose; change it by ``change_settings``.
        seed: makes every match's secret, for tests and demonstrations; None draws real ones.
        speaker: reads aloud; it has no voice unless it is given one.
        greets: whether somebody who has never been here is offered the first lesson.
    """

    def __init__(
        self, store: Store, brain: Brain, table: TableFactory, seed: int | None = None
    ) -> None:
        self.store = store
        self.brain = brain
        self.seed = seed
        self.greets = False
        self.speaker = Speaker(None)
        self._table = table
        self._fields: dict[str, Any] = store.load_settings()
        self.settings = Settings.from_dict(self._fields)
        self._director: Director | None = None
        self._session: Session | None = None
        self._review: Review | None = None

    # ---- the window

    @property
    def director(self) -> Director:
        """The stack of screens; there once the first screen stands on it."""
        if self._director is None:
            raise LookupError("no screen has been entered")
        return self._director

    @property
    def ui(self) -> Ui:
        """The window's measures and tools."""
        return self.director.ui

    def attach(self, director: Director) -> None:
        """Belong to the window on whose stack a screen of this program stands."""
        self._director = director
        director.on_mute = self.toggle_mute
        director.on_full_screen = self.toggle_full_screen
        director.on_fault = self.recover
        self.brain.start()

    def first_scene(self) -> Scene:
        """The screen to begin with."""
        return TitleScene(self)

    def close(self) -> None:
        """Stop thinking and speaking; the program is over."""
        self.speaker.silence()
        self.brain.close()

    # ---- from screen to screen

    def open_title(self) -> None:
        """Leave everything for the title; a running match stays resumable."""
        self.director.reset(TitleScene(self))

    def open_new_game(self) -> None:
        """Choose what to play, with whom and to how many."""
        from scopa_gui.ui.scenes.new_game import NewGameScene

        self.director.push(NewGameScene(self))

    def open_learn(self, options: Options | None = None, place: "Place | None" = None) -> None:
        """Read the rules, beginning at a place, else with those of a game if there is one."""
        from scopa_gui.ui.scenes.learn import LearnScene

        self.director.push(LearnScene(self, options, place))

    def open_settings(self) -> None:
        """Change how the program looks, sounds and behaves."""
        from scopa_gui.ui.scenes.settings import SettingsScene

        self.director.push(SettingsScene(self))

    def start_match(self, options: Options, seats: Sequence[SeatRecord]) -> None:
        """Begin a match and sit down at its table."""
        self.remember(Setup(options, tuple(seats)))
        self.open_table(new_session(options, seats, self.store, self.brain, self.seed))

    def open_watch(self, *, by_itself: bool = False) -> None:
        """Watch computers play the game played last; nothing of it is kept.

        Args:
            by_itself: because nobody does anything, and until somebody does.
        """
        from scopa_gui.ui.scenes.watch import WatchScene

        self.director.push(WatchScene(self, self.watched_match(), by_itself=by_itself))

    def watched_match(self) -> Watched:
        """A new match to be watched."""
        setup = without_people(self.last_setup or self.usual_setup(), self.usual_level)
        return Watched(setup, self.brain, self.seed)

    def resume(self, saved: SavedMatch) -> None:
        """Go on with an interrupted match."""
        self.open_table(resume_session(saved, self.store, self.brain))

    def open_table(self, session: Session) -> None:
        """Sit down at the table of a match."""
        self._session = session
        self.director.reset(self._table(self, session))

    def open_pause(
        self, session: Session, more: "Sequence[Section]" = (), opened: str = ""
    ) -> None:
        """Lay the pause over the table, with sections of the table's own, one of them open."""
        from scopa_gui.ui.scenes.pause import PauseScene

        self.director.push(PauseScene(self, session, more, opened))

    def greet(self) -> None:
        """Offer the first lesson, once, to somebody who has never been here."""
        known = self.lessons.offered or self.last_setup is not None or self.store.unfinished()
        if not self.greets or known:
            return
        self.keep_lessons(replace(self.lessons, offered=True))
        texts = self.ui.texts
        first = next(iter(LESSONS))
        self.director.push(
            Dialog(
                texts("lesson.offer_title"),
                texts("lesson.offer_text"),
                [
                    Answer(texts("lesson.offer_no"), nothing),
                    Answer(
                        texts("lesson.offer_yes"), lambda: self.open_lesson(first), Kind.PRIMARY
                    ),
                ],
            )
        )

    def open_lesson(self, name: str) -> None:
        """Go on with a lesson where it was left, or begin it."""
        from scopa_gui.ui.scenes.lesson import LessonScene

        reader = self.usual_setup().seats[0].name
        self.director.push(LessonScene(self, LESSONS[name], reader, self.lessons.at(name)))

    def open_lesson_pause(
        self, session: Session, more: "Sequence[Section]" = (), opened: str = ""
    ) -> None:
        """Lay the pause over the table of a lesson, with sections of the table's own."""
        from scopa_gui.ui.scenes.lesson_pause import LessonPauseScene

        self.director.push(LessonPauseScene(self, session, more, opened))

    def show_summary(
        self, session: Followed, result: DealResult, on_close: Callable[[], None]
    ) -> None:
        """Show how a deal was counted; ``on_close`` follows once the sheet is gone."""
        from scopa_gui.ui.scenes.summary import SummaryScene

        self.director.push(SummaryScene(self, session, result, on_close))

    def show_match_over(self, session: Session) -> None:
        """Show how a match ended."""
        from scopa_gui.ui.scenes.match_over import MatchOverScene

        self.director.reset(MatchOverScene(self, session))

    def open_memory(self, section: str = "statistics") -> None:
        """Interrupted and finished matches, and what they come to."""
        from scopa_gui.ui.scenes.memory import MemoryScene

        self.director.push(MemoryScene(self, section))

    def open_replay(
        self,
        recording: "Recording",
        on_close: Callable[[], None] = nothing,
        *,
        reviewed: bool = False,
    ) -> None:
        """Go through a match once more, perhaps with its review; ``on_close`` follows."""
        from scopa_gui.ui.scenes.replay import ReplayScene

        self.director.push(ReplayScene(self, recording, on_close, reviewed=reviewed))

    def review_of(self, recording: "Recording") -> "Review":
        """The review of a match; that of the match opened last is kept."""
        from scopa_gui.app.review import Review

        if self._review is None or not self._review.is_of(recording):
            self._review = Review(recording, self.brain)
        return self._review

    def open_review(self, review: "Review", jump: "Callable[[Judged], None]") -> None:
        """Show what a review has come to; ``jump`` goes to where a move was made."""
        from scopa_gui.ui.scenes.review import ReviewScene

        self.director.push(ReviewScene(self, review, jump))

    # ---- what is remembered

    def change_settings(self, settings: Settings) -> None:
        """Use other settings at once, and the next time too."""
        self.settings = settings
        if self._director is not None:
            self._director.apply_settings(settings)
        self._save({})

    def ask_to_restore(self) -> None:
        """Ask whether all settings are to be as at the first start."""
        texts = self.ui.texts

        def restore() -> None:
            self.change_settings(self.settings.restored)

        self.director.push(
            Dialog(
                texts("settings.restore_title"),
                texts("settings.restore_text"),
                [
                    Answer(texts("settings.restore_now"), restore),
                    Answer(texts("settings.restore_keep"), nothing, Kind.PRIMARY),
                ],
                on_cancel=nothing,
            )
        )

    @property
    def can_speak(self) -> bool:
        """Whether the system has a voice."""
        return self.speaker.able

    def say(self, words: str) -> None:
        """Have something read aloud, where that is wanted."""
        if self.settings.speech:
            self.speaker.say(words, self.settings.language)

    def toggle_mute(self) -> None:
        """Silence, or sound again."""
        muted = not self.settings.muted
        self.change_settings(replace(self.settings, muted=muted))
        if self.director.top is not None:
            self.director.top.tell(self.ui.texts("table.muted" if muted else "table.unmuted"))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or have the window again."""
        full = not self.settings.full_screen
        self.change_settings(replace(self.settings, full_screen=full))

    def remember(self, setup: Setup) -> None:
        """Keep who plays what for «as last time»."""
        self._save({LAST_GAME: setup.to_dict()})

    @property
    def last_setup(self) -> Setup | None:
        """What was played last, if anything."""
        return Setup.from_dict(self._fields.get(LAST_GAME), OFFERED)

    @property
    def window_place(self) -> WindowPlace | None:
        """Where the window was when it was closed last."""
        match self._fields.get(WINDOW):
            case [int(x), int(y), int(width), int(height)]:
                return x, y, width, height
            case _:
                return None

    def keep_window(self, place: WindowPlace) -> None:
        """Keep where the window is for the next time."""
        self._save({WINDOW: list(place)})

    @property
    def rule_sets(self) -> RuleSets:
        """The reader's own house rules."""
        return RuleSets.from_list(self._fields.get(RULE_SETS))

    def keep_rule_sets(self, sets: RuleSets) -> None:
        """Keep these house rules from now on."""
        self._save({RULE_SETS: sets.to_list()})

    @property
    def lessons(self) -> Progress:
        """How far the reader has come with the lessons."""
        return Progress.from_dict(self._fields.get(PROGRESS))

    def keep_lessons(self, progress: Progress) -> None:
        """Keep that from now on."""
        self._save({PROGRESS: progress.to_dict()})

    def usual_setup(self) -> Setup:
        """What the new game begins with: the reader against one computer."""
        last = self.last_setup
        names = [seat.name for seat in last.seats if seat.is_person] if last else []
        name = names[0] if names else self.ui.texts("new_game.default_name")
        return first_setup(next(iter(PRESETS.values())), name, self.usual_level)

    @property
    def usual_level(self) -> str:
        """The level a new computer player has: that of the last match, else the usual one."""
        last = self.last_setup
        levels = [seat.player for seat in last.seats if not seat.is_person] if last else []
        return levels[0] if levels else USUAL

    def _save(self, fields: dict[str, Any]) -> None:
        self._fields = {**self._fields, **self.settings.to_dict(), **fields}
        self.store.save_settings(self._fields)

    # ---- what nobody expected

    def recover(self, error: Exception) -> Scene:
        """Keep a report, say so, and offer the match; the screen to begin anew with."""
        file = self.keep_report(error)
        kept_in = self._session.kept_in if self._session else None
        saved = next((one for one in self.store.unfinished() if one.path == kept_in), None)
        go_on = (lambda: self.resume(saved)) if saved is not None else None
        self.director.push(rescue.apology(self.ui.texts, file, go_on))
        return TitleScene(self)

    def keep_report(self, error: Exception) -> Path | None:
        """Write down an error that nobody expected, with the match on the table."""
        return rescue.keep_report(error, self.store, self.settings, self._session)

    # ---- what the reader has to be told

    def show_notices(self) -> None:
        """Show the next notice of the store, once, over the present screen."""
        top = self.director.top
        if not self.store.notices or isinstance(top, Dialog):
            return
        notice = self.store.notices.pop(0)
        texts = self.ui.texts
        self.director.push(
            Dialog(
                texts("notice.title"),
                sentence(texts, notice.key, notice.data),
                [Answer(texts("dialog.ok"), nothing)],
            )
        )

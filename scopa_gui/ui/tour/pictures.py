"""Every picture of the tour by name: what is done to the program before it is taken."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from scopa_gui.app.learn.contents import CARDS, Place, Section
from scopa_gui.app.recording import recorded
from scopa_gui.app.rule_sets import RuleSets
from scopa_gui.app.settings import BACKS, CLOTHS, DECKS
from scopa_gui.app.storage import Notice
from scopa_gui.rules.catalogue import PRESETS, parse_rules
from scopa_gui.rules.run import replay
from scopa_gui.ui import rescue
from scopa_gui.ui.inputs import Command, TextTyped
from scopa_gui.ui.scenes.learn import LearnScene
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.replay import ReplayScene
from scopa_gui.ui.scenes.rule_sets import RuleSetsScene
from scopa_gui.ui.scenes.seat_dialog import SeatScene
from scopa_gui.ui.scenes.settings import SettingsScene
from scopa_gui.ui.tour import positions
from scopa_gui.ui.tour.comfort import COMFORT
from scopa_gui.ui.tour.lessons import LESSON_PICTURES
from scopa_gui.ui.tour.positions import LONG_NAMES, Position, finished, played
from scopa_gui.ui.tour.studio import Studio
from scopa_gui.ui.widgets.dialog import nothing
from scopa_gui.ui.widgets.picture_choice import PictureChoice

Take = Callable[[Studio], None]

DRAWN_S = 2.2
RESTING_S = 0.6
SWEPT_S = 1.3
VOID_S = 3.0
TURNED_S = 6.4
OPENED_S = 3.6
EVERYTHING = "cirulla(seats=4,napola=on,four_sevens=on,bonus=6d+Rd)"
SAVED = {"Natale da nonna": "scopone(ace=takes_all,napola=on)", "Venerdì": "cirulla(seats=4)"}
KNOCKED_S = 1.4
"""Seconds into what moves, at normal speed."""

OTHERS = tuple(preset for preset in PRESETS if preset != "scopa")
"""The games besides plain Scopa, of which there are more pictures."""
TABLE_MOVES = 6
RICH_DEALS = MappingProxyType(
    {"cirulla": 34, "escoba": 34, "napola": 24, "rebello": 17, "re_bello": 21, "briscola": 4}
)
"""Seeds of first deals in which much is to be seen."""
ANY_DEAL = 2


def _plain(preset: str) -> str:
    """The name of a game within the name of a picture."""
    return preset.replace("_", "-")


def _title(studio: Studio) -> None:
    studio.show(studio.program.first_scene())


def _title_unfinished(studio: Studio) -> None:
    studio.keep(played("scopa", 4, deals=2, moves=7))
    studio.show(studio.program.first_scene())


def _new_game(studio: Studio) -> None:
    _title(studio)
    studio.program.open_new_game()
    studio.rest()


def _seat(studio: Studio) -> None:
    _new_game(studio)
    program = studio.program
    program.director.push(SeatScene(program, program.usual_setup(), 1, lambda seat: None))
    studio.rest()


def _chosen(preset: str) -> Take:
    """A game chosen."""

    def take(studio: Studio) -> None:
        _new_game(studio)
        top = studio.stage.director.top
        assert isinstance(top, NewGameScene)
        top.choose(preset)
        studio.rest()

    return take


def _rule_sets(studio: Studio) -> None:
    _new_game(studio)
    program = studio.program
    sets = RuleSets()
    for name, code in SAVED.items():
        sets = sets.kept(name, parse_rules(code))
    program.keep_rule_sets(sets)
    options = parse_rules("scopa(seats=4,napola=on)")
    program.director.push(RuleSetsScene(program, options, lambda chosen: None))
    studio.do(Command.NEXT, TextTyped("scopa(napola=yes)"))
    studio.rest()


def _notice(studio: Studio) -> None:
    data: dict[str, object] = {"file": "000007.jsonl", "other": "000007.jsonl.damaged1"}
    studio.program.store.notices.append(Notice("notice.set_aside", data))
    _title(studio)


def _error(studio: Studio) -> None:
    _title(studio)
    file = Path.home() / "Scopa" / "reports" / "001.txt"
    studio.program.director.push(rescue.apology(studio.program.ui.texts, file, nothing))
    studio.rest()


def _moment(position: Position) -> Take:
    """A table at rest."""

    def take(studio: Studio) -> None:
        studio.sit_down(position)
        studio.rest()

    return take


def _beginning(position: Position, seconds: float) -> Take:
    """The first moments of a match."""

    def take(studio: Studio) -> None:
        studio.begin(position)
        studio.wait(seconds)

    return take


def _watched(position: Position, seconds: float) -> Take:
    """What a computer does next."""

    def take(studio: Studio) -> None:
        studio.sit_down(position)
        studio.wait(seconds)

    return take


def _with_first_card(position: Position, *then: Command, seconds: float = 1.0) -> Take:
    """The first card of the hand taken up, and what follows."""

    def take(studio: Studio) -> None:
        _moment(position)(studio)
        studio.do(Command.RIGHT, Command.CONFIRM, *then)
        studio.wait(seconds)

    return take


def _refused(studio: Studio) -> None:
    _moment(positions.EQUAL)(studio)
    studio.do(Command.LAST_MOVE)
    studio.wait(0.3)


def _helped(position: Position, command: Command) -> Take:
    """Help asked for at a table at rest."""

    def take(studio: Studio) -> None:
        _moment(position)(studio)
        studio.do(command)
        studio.wait(0.3)

    return take


def _handover(studio: Studio) -> None:
    studio.sit_down(played("scopa", 4, moves=7, people=(0, 1)))
    studio.rest()


def _all_passed(studio: Studio) -> None:
    _moment(positions.LAST_WORD)(studio)
    studio.press("table.pass")
    studio.wait(VOID_S)


def _pause(studio: Studio) -> None:
    _moment(played("scopa(seats=4)", 3, moves=9))(studio)
    studio.do(Command.MENU)
    studio.rest()


def _rules(place: Place) -> Take:
    """A page of the rules."""

    def take(studio: Studio) -> None:
        scene = LearnScene(studio.program)
        studio.show(scene)
        scene.go(place)
        studio.rest()

    return take


def _rules_played(studio: Studio) -> None:
    options = parse_rules("cirulla(napola=on,target=31)")
    studio.show(LearnScene(studio.program, options))


def _search(studio: Studio) -> None:
    _rules(Place(Section.SEARCH))(studio)
    studio.do(Command.NEXT, Command.NEXT, TextTyped("settebello"))
    studio.rest()


def _settings(studio: Studio) -> None:
    studio.show(SettingsScene(studio.program))


def _pause_settings(studio: Studio) -> None:
    _pause(studio)
    studio.press("settings.look")
    studio.rest()


def _pause_cards(studio: Studio) -> None:
    """The settings of cards and cloth, which stand further down."""
    _pause_settings(studio)
    studio.look_at(PictureChoice)
    studio.rest()


def _other_cards(position: Position) -> Take:
    """A table with the other deck, large numerals, another back and cloth."""

    def take(studio: Studio) -> None:
        program = studio.program
        chosen = replace(
            program.settings, deck=DECKS[1], numerals=True, back=BACKS[1], cloth=CLOTHS[1]
        )
        _moment(position)(studio)
        program.change_settings(chosen)
        studio.rest()

    return take


def _give_up(studio: Studio) -> None:
    _pause(studio)
    studio.press("pause.give_up")
    studio.rest()


def _last_move(studio: Studio) -> None:
    _moment(played("scopa(seats=4)", 3, moves=12))(studio)
    studio.do(Command.LAST_MOVE)
    studio.wait(RESTING_S)


def _over(position: Position) -> Take:
    """The end of a match that has been played to its end."""

    def take(studio: Studio) -> None:
        _title(studio)
        studio.program.show_match_over(studio.session(position))
        studio.rest()

    return take


def _replay(position: Position, *then: Command) -> Take:
    """A match gone through once more."""

    def take(studio: Studio) -> None:
        _title(studio)
        session = studio.session(position)
        studio.program.open_replay(recorded(session.header, session.run))
        studio.rest()
        studio.do(*then)
        studio.rest()

    return take


def _reviewed(position: Position, seconds: float, *then: Command, points: bool = False) -> Take:
    """A match gone through by the strongest, for so long.

    Args:
        points: at its costliest move.
    """

    def take(studio: Studio) -> None:
        _title(studio)
        session = studio.session(position)
        recording = recorded(session.header, session.run)
        studio.program.open_replay(recording, reviewed=True)
        studio.rest()
        studio.stage.advance(seconds, REVIEW_STEP_S)
        top = studio.stage.director.top
        if points and isinstance(top, ReplayScene):
            found = studio.program.review_of(recording).turning_points
            top.look_at(max(found, key=lambda judged: judged.lost or 0.0))
        studio.do(*then)
        studio.rest()

    return take


def _memory(section: str) -> Take:
    """Matches kept and counted."""

    def take(studio: Studio) -> None:
        for rules, seed, deals in (("scopa", 4, 2), ("cirulla", 6, 1), ("scopa(seats=4)", 3, 3)):
            studio.keep(played(rules, seed, deals=deals, moves=5))
        for seed in range(60):
            rules = ("scopa", "scopa", "escoba", "scopa(seats=4)")[seed % 4]
            position = played(f"{rules[:-1]},target=3)" if "(" in rules else f"{rules}(target=3)",
                              seed, deals=99)  # fmt: skip
            run = replay(position.header.options, position.header.stocks, position.moves)
            studio.program.store.archive(position.header, run)
        _title(studio)
        studio.program.open_memory(section)
        studio.rest()
        studio.rest()

    return take


REVIEW_STEP_S = 0.1
REVIEWED = played("scopa(target=2)", 4, deals=99)
REVIEWED_S = 12.0
"""More frames than this match has moves."""
LATER = (Command.DOWN, *[Command.RIGHT] * 7)

PICTURES: Mapping[str, Take] = MappingProxyType(
    {
        "title": _title,
        "title-unfinished": _title_unfinished,
        "settings": _settings,
        "new-game": _new_game,
        **{f"new-game-{_plain(preset)}": _chosen(preset) for preset in OTHERS},
        "new-game-rule-sets": _rule_sets,
        "new-game-seat": _seat,
        "dialog": _notice,
        "dialog-error": _error,
        "draw-for-dealer": _beginning(played("scopa(seats=4)", 1), DRAWN_S),
        "table": _moment(played("scopa", 11, moves=12)),
        "table-french-deck": _other_cards(played("scopa", 11, moves=12)),
        "table-three": _moment(played("scopa(seats=3)", 5, moves=12)),
        "table-pairs": _moment(played("scopa(seats=4)", 3, moves=12)),
        "table-dealer-out": _moment(played("scopa(seats=4,sides=dealer_out)", 2, moves=12)),
        "table-teams": _moment(played("scopa(seats=6)", 3, moves=12)),
        "table-long-names": _moment(played("scopa(seats=4)", 6, moves=12, names=LONG_NAMES)),
        "table-thirteen": _moment(positions.THIRTEEN),
        "table-equal": _with_first_card(positions.EQUAL),
        "table-choosing": _with_first_card(positions.TWENTY_FIVE),
        "table-choosing-walked": _with_first_card(positions.TWENTY_FIVE, Command.RIGHT),
        "table-capture": _with_first_card(positions.CAPTURE, seconds=RESTING_S),
        "table-scopa": _with_first_card(positions.SCOPA, seconds=SWEPT_S),
        "table-refused": _refused,
        "table-hint": _helped(positions.ADVISED, Command.HINT),
        "table-hint-pairs": _helped(played("scopa(seats=4)", 3, moves=12), Command.HINT),
        "table-hint-briscola": _helped(played("briscola(seats=4)", 3, moves=28), Command.HINT),
        "table-hint-auction": _helped(positions.AUCTION, Command.HINT),
        "table-hint-refused": _helped(played("scopa(cut=on)", 0), Command.HINT),
        "table-take-back-refused": _helped(
            played("scopa(seats=4)", 3, moves=12), Command.TAKE_BACK
        ),
        "table-cut": _moment(played("scopa(cut=on)", 0)),
        "table-void": _beginning(positions.VOID, VOID_S),
        "table-last-move": _last_move,
        "table-ten-cards": _moment(played("scientifico", 3, moves=5)),
        "table-fifteen": _moment(positions.FIFTEEN),
        "table-fifteen-choosing": _with_first_card(positions.FIFTEEN, *[Command.RIGHT] * 9),
        "table-ace-sweep": _with_first_card(positions.SWEEP, seconds=RESTING_S),
        "table-opening": _beginning(positions.OPENING, OPENED_S),
        "table-opening-escoba": _beginning(positions.ESCOBA, OPENED_S),
        "table-clockwise": _moment(played("cirulla(seats=4)", 3, moves=9)),
        "table-knock": _moment(positions.KNOCK),
        "table-knocked": _watched(positions.KNOCKED, KNOCKED_S),
        "table-knocked-after": _moment(positions.KNOCKED),
        **{
            f"table-{_plain(preset)}": _moment(played(preset, 3, moves=TABLE_MOVES))
            for preset in OTHERS
            if preset != "chiamata"
        },
        "table-briscola-turned": _beginning(played("briscola", 3), TURNED_S),
        "table-briscola-trick": _moment(played("briscola(seats=4)", 3, moves=15)),
        "table-briscola-long-names": _moment(
            played("briscola(seats=6)", 3, moves=12, names=LONG_NAMES)
        ),
        "table-briscola-three": _moment(played("briscola(seats=3)", 5, moves=9)),
        "table-briscola-pairs": _moment(played("briscola(seats=4)", 3, moves=29)),
        "table-briscola-teams": _moment(played("briscola(seats=6)", 3, moves=18)),
        "table-chiamata-auction": _moment(positions.AUCTION),
        "table-chiamata-auction-long": _moment(positions.AUCTION_LONG),
        "table-chiamata-points": _moment(positions.POINTS),
        "table-chiamata-void": _all_passed,
        "table-chiamata-naming": _moment(positions.NAMING),
        "table-chiamata": _moment(positions.CALLED),
        "table-chiamata-revealed": _moment(positions.REVEALED),
        "table-chiamata-alone": _moment(positions.ALONE),
        "table-chiamata-long-names": _moment(positions.CALLED_LONG),
        "handover": _handover,
        "handover-chiamata": _moment(positions.COVERED),
        "pause": _pause,
        "pause-settings": _pause_settings,
        "pause-settings-cards": _pause_cards,
        "give-up": _give_up,
        "rules": _rules(Place(Section.BASICS, "taking")),
        "rules-primiera": _rules(Place(Section.BASICS, "primiera")),
        "rules-played": _rules_played,
        **{f"rules-{_plain(preset)}": _rules(Place(Section.GAMES, preset)) for preset in PRESETS},
        "rules-options": _rules(Place(Section.OPTIONS, "capturing")),
        "rules-options-briscola": _rules(Place(Section.OPTIONS, "briscola")),
        **{f"cards-{_plain(page)}": _rules(Place(Section.CARDS, page)) for page in CARDS},
        "glossary": _rules(Place(Section.GLOSSARY, "primiera")),
        "search": _search,
        "glossary-chiamata": _rules(Place(Section.GLOSSARY, "called_card")),
        "summary": _moment(played("scopa", 4, deals=2)),
        "summary-ties": _moment(played("scopa", 32, deals=1)),
        "summary-three": _moment(played("scopa(seats=3)", 5, deals=1)),
        "summary-four": _moment(played("scopa(seats=4,sides=alone)", 5, deals=2)),
        "summary-long-names": _moment(played("napola(seats=4)", 5, deals=1, names=LONG_NAMES)),
        **{
            f"summary-{_plain(preset)}": _moment(
                played(preset, RICH_DEALS.get(preset, ANY_DEAL), deals=1)
            )
            for preset in OTHERS
        },
        "summary-everything": _moment(played(EVERYTHING, 146, deals=1)),
        "summary-escoba-three": _moment(played("escoba(seats=3)", 2, deals=1)),
        "memory-statistics": _memory("statistics"),
        "memory-played": _memory("played"),
        "memory-open": _memory("open"),
        "replay": _replay(played("scopa", 4, deals=99), *LATER),
        "replay-open-hands": _replay(played("scopa(seats=4)", 3, deals=2, people=()), *LATER),
        "replay-six": _replay(played("cirulla(seats=6)", 3, deals=2, people=()), *LATER),
        "replay-briscola": _replay(played("briscola(seats=4)", 3, deals=2, people=()), *LATER),
        "replay-chiamata": _replay(played("chiamata", 3, deals=2, people=()), *LATER),
        "summary-briscola-three": _moment(played("briscola(seats=3)", 5, deals=2)),
        "summary-briscola-pairs": _moment(played("briscola(seats=4)", 3, deals=1)),
        "summary-briscola-teams": _moment(
            played("briscola(seats=6)", 3, deals=1, names=LONG_NAMES)
        ),
        "summary-chiamata-alone": _moment(finished(positions.ALONE)),
        "summary-chiamata-long-names": _moment(finished(positions.CALLED_LONG)),
        **LESSON_PICTURES,
        "review-running": _reviewed(played("scopa", 4, deals=99), 0.0, *LATER),
        "review": _reviewed(REVIEWED, REVIEWED_S, points=True),
        "review-points": _reviewed(REVIEWED, REVIEWED_S, Command.MENU),
        **COMFORT,
        "match-over": _over(played("scopa", 4, deals=99)),
        "match-over-briscola": _over(played("briscola", 4, deals=99)),
        "match-over-chiamata": _over(played("chiamata", 4, deals=99)),
        "match-over-chiamata-long-names": _over(played("chiamata", 4, deals=99, names=LONG_NAMES)),
        "match-over-briscola-three": _over(played("briscola(seats=3)", 4, deals=99)),
        "match-over-four": _over(played("scopa(seats=4,sides=alone)", 5, deals=99)),
    }
)
"""In the order in which they are taken."""

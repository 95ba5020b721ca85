"""The program checks its own installation: pictures, fonts, texts, the thinking process, and a
whole match played by mouse, all without a window.

Meant above all for the executable, where a file that was left out shows only when it is needed.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from scopa_gui.ai.brain import Brain
from scopa_gui.ai.levels import OFFERED
from scopa_gui.ai.worker import PATIENCE_S, WORKERS, WorkerBrain
from scopa_gui.app import i18n, paths
from scopa_gui.app.players import seed_for_turn
from scopa_gui.app.session import Session
from scopa_gui.app.settings import BACKS, DECKS, Settings, Speed
from scopa_gui.app.setup import CAST
from scopa_gui.app.storage import Store, passing_folder
from scopa_gui.rules import shuffle
from scopa_gui.rules.catalogue import format_rules, parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord, read_record
from scopa_gui.rules.run import SecretStocks, start_run
from scopa_gui.ui import theme
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.program import Program
from scopa_gui.ui.rasteriser import Look
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.scripted import MousePlayer
from scopa_gui.ui.sprites import BACK, CARDS, card_size

RULES = "scopa(target=3)"
SEED = 7
SIZE = (960, 540)
LOOKS_PER_S = 200
MOST_LOOKS = 60_000
"""A match that is not over by then never will be."""
CARD_PX = 60
ICON_PX = 24
FONT_PX = 20


class Fault(Exception):
    """Something is not as it should be."""


@dataclass
class Findings:
    """What has been found so far.

    Attributes:
        fields: for the report.
        part: what is being looked at, or what failed.
        why: the reason, once something has failed.
    """

    fields: dict[str, Any] = field(default_factory=dict)
    part: str = ""
    why: str = ""

    @property
    def ok(self) -> bool:
        """Whether everything is in order."""
        return not self.why

    def report(self) -> dict[str, Any]:
        """The fields of the report file."""
        failed = {} if self.ok else {"failed": self.part, "why": self.why}
        return {"ok": self.ok, **self.fields, **failed}


def check() -> Findings:
    """Look at everything in turn, up to the first fault."""
    # chosen before anything is opened, so that no window and no sound is ever asked for
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    found = Findings()
    brain = WorkerBrain()
    parts: Mapping[str, Callable[[], Mapping[str, Any]]] = {
        "assets": _look_at_assets,
        "worker": partial(_ask_worker, brain),
        "match": partial(_play_match, brain),
    }
    try:
        for found.part, look in parts.items():
            found.fields.update(look())
    except Exception as error:  # whatever is wrong is the finding
        found.why = f"{type(error).__name__}: {error}"
    finally:
        brain.close()
        pygame.quit()
    return found


# ---- pictures, fonts, texts


def _look_at_assets() -> Mapping[str, Any]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    assets = Assets()
    drawings = _drawings_of_cards()
    for name in drawings:
        _require_drawn(name, assets.rasterise(name, card_size(CARD_PX)))
    icons = _names("icons", "svg")
    for name in icons:
        _require_drawn(name, assets.tinted_icon(name, ICON_PX, theme.INK))
    emblems = _names("emblems", "svg")
    for name in emblems:
        _require_drawn(name, assets.svg(f"emblems/{name}", (CARD_PX, CARD_PX)))
    for name in CAST:
        _require_drawn(name, assets.svg(f"portraits/{name}", (CARD_PX, CARD_PX)))
    tables = _names("tables", "png")
    for name in tables:
        _require_drawn(name, assets.picture(f"tables/{name}"))
    for face in theme.FACES:
        _require_drawn(face, assets.font(face, FONT_PX).render("Scopa", True, theme.INK))
    languages = [i18n.load(code) for code in i18n.languages()]
    for texts in languages:
        if texts.keys() != languages[0].keys():
            raise Fault(f"{texts.code} and {languages[0].code} have different texts")
    if not assets.open_sound():
        raise Fault("the sound device without sound does not open")
    sounds = sorted({file for sound in Sound for file in sound.files})
    for name in sounds:
        if not assets.sound(name).get_length():
            raise Fault(f"{name} is silent")
    pygame.mixer.quit()
    groups = (drawings, icons, emblems, CAST, tables, theme.FACES, languages, sounds)
    if not all(groups):
        raise Fault("a folder of pictures or texts is empty")
    return {"assets": sum(map(len, groups)), "languages": list(i18n.languages())}


def _drawings_of_cards() -> list[str]:
    """Every drawing of a card that any choice of the reader may show."""
    looks = [Look(deck, back, numerals=True) for deck in DECKS for back in BACKS]
    return sorted(
        {
            name
            for look in looks
            for card in (BACK, *CARDS)
            for small in (False, True)
            for name in look.picture(card, small=small)
        }
    )


def _names(folder: str, kind: str) -> list[str]:
    return sorted(file.stem for file in (paths.assets() / folder).glob(f"*.{kind}"))


def _require_drawn(name: str, picture: pygame.Surface) -> None:
    if not picture.get_bounding_rect():
        raise Fault(f"{name} is empty")


# ---- the thinking process


def _ask_worker(brain: WorkerBrain) -> Mapping[str, Any]:
    brain.start()
    options = parse_rules(RULES)
    run, _, _ = start_run(options, SecretStocks(shuffle.secret_from_seed(SEED)))
    seat = run.game.to_move(run.state)
    if seat is None:
        raise Fault("the first deal has nobody on turn")
    view, level = run.game.view(run.state, seat), OFFERED[-1]
    brain.ask(format_rules(options), view, level, seed_for_turn(run, seat, level))
    answers = []
    clock = pygame.time.Clock()
    for _ in range(round((WORKERS + 1) * PATIENCE_S * LOOKS_PER_S)):
        answers += brain.poll(clock.tick(LOOKS_PER_S) / 1000)
        if answers:
            break
    if brain.in_process or not answers:
        raise Fault("the thinking process does not answer")
    run.apply(run.game.parse_move(answers[0].move))
    return {"worker": "answers"}


# ---- a match


def _play_match(brain: Brain) -> Mapping[str, Any]:
    with passing_folder() as folder:
        session = _match_in(folder, brain)
        archive = (folder / "archive.jsonl").read_text(encoding="utf-8")
        record = read_record(archive.splitlines()[0])
        if record.run != session.run:
            raise Fault("the archived match is not the one that was played")
        winner = record.run.winner
        if winner is None:
            raise Fault("the match has no winner")
        members = record.run.game.seating.members(winner)
        return {
            "deals": len(record.run.match.results),
            "moves": len(record.run.moves),
            "winner": " ".join(session.seats[seat].name for seat in members),
        }


def _match_in(folder: Path, brain: Brain) -> Session:
    sessions: list[Session] = []

    def table(program: Program, session: Session) -> Scene:
        sessions.append(session)
        return TableScene(program, session)

    program = Program(Store(folder), brain, table, SEED)
    program.settings = Settings(i18n.DEFAULT_LANGUAGE, speed=Speed.INSTANT)
    stage = Stage(SIZE, i18n.DEFAULT_LANGUAGE, 100, program.first_scene, settings=program.settings)
    try:
        options = parse_rules(RULES)
        seats = [SeatRecord("Giulia", PERSON), SeatRecord("Pino", OFFERED[-1])]
        program.start_match(options, seats)
        stage.advance(1.0)
        session = sessions[-1]
        player = MousePlayer(stage, session, SEED)
        clock = pygame.time.Clock()
        for _ in range(MOST_LOOKS):
            if session.run.over:
                return session
            if not player.act():
                stage.advance(clock.tick(LOOKS_PER_S) / 1000)
        raise Fault(f"the match comes to no end, after {len(session.run.moves)} moves")
    finally:
        stage.close()

"""The controls of the new game, kept while the form changes and always showing what it says."""

from collections.abc import Callable

from scopa_gui.app.i18n import Texts
from scopa_gui.rules.scopa.options import MAX_TARGET, MIN_TARGET
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.folding import FoldHeading
from scopa_gui.ui.scenes.game_form import OFFERED, GameForm
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.scenes.presets import PresetCard
from scopa_gui.ui.scenes.rules_code import CopyButton
from scopa_gui.ui.scenes.seats import SeatPlate
from scopa_gui.ui.widgets.choice import Choice, Option
from scopa_gui.ui.widgets.text_field import TextField

NUMBER_LIMIT = 4


class GameControls:
    """Makes every control once; ``changed`` is called after each change of the form."""

    def __init__(
        self, kept: Kept, form: GameForm, changed: Callable[[], None], edit: Callable[[int], None]
    ) -> None:
        self._kept = kept
        self.form = form
        self._changed = changed
        self._edit = edit

    def presets(self, ui: Ui) -> list[PresetCard]:
        """A card for every game."""
        cards = []
        for name in OFFERED:
            card = self._kept.get(PresetCard, f"preset {name}", self._making_preset(ui, name))
            card.chosen = name == self.form.preset
            cards.append(card)
        return cards

    def _making_preset(self, ui: Ui, name: str) -> Callable[[], PresetCard]:
        words = ui.texts(f"rules.preset.{name}.name"), ui.texts(f"rules.preset.{name}.help")

        def choose() -> None:
            self.form.choose_preset(name)
            self._changed()

        return lambda: PresetCard(name, *words, choose)

    def seats(self, texts: Texts) -> Choice:
        """How many play; what these rules have no cards for says so."""

        counts = self.form.counts

        def choose(index: int) -> None:
            self.form.choose_seats(counts[index])
            self._changed()

        choice = self._kept.get(
            Choice, f"seats {counts}", lambda: Choice([*map(str, counts)], 0, choose)
        )
        choice.options = tuple(
            Option(str(count), self.form.seats_refused(texts, count)) for count in counts
        )
        choice.show(counts.index(self.form.options.seats))
        return choice

    def sides(self, ui: Ui) -> Choice | None:
        """Who plays with whom, where there is a choice."""
        forms = self.form.forms
        if len(forms) < 2:
            return None

        def choose(index: int) -> None:
            self.form.choose_sides(forms[index])
            self._changed()

        labels = [ui.texts(f"rules.option.sides.{form.value}") for form in forms]
        choice = self._kept.get(
            Choice, f"sides {len(forms)}", lambda: Choice(labels, 0, choose, role="small")
        )
        choice.show(forms.index(self.form.options.seating.sides))
        return choice

    def target(self, ui: Ui) -> Choice | None:
        """To how many, or another number; None where that is not asked."""
        if not self.form.aims:
            return None
        targets = self.form.targets

        def choose(index: int) -> None:
            targets = self.form.targets
            if index < len(targets):
                self.form.choose_target(targets[index])
            else:
                self.form.ask_target()
                field = self.number(ui)
                field.text = str(self.form.goal)
                field.caret = len(field.text)
            self._changed()

        labels = [*map(str, targets), ui.texts("new_game.other")]
        choice = self._kept.get(Choice, f"target {targets}", lambda: Choice(labels, 0, choose))
        points = self.form.goal
        offered = points in targets and not self.form.other
        choice.show(targets.index(points) if offered else len(targets))
        return choice

    def number(self, ui: Ui) -> TextField:
        """The other number."""

        def typed(text: str) -> None:
            self.form.type_target(text)
            self._changed()

        start = str(self.form.goal)
        field = self._kept.get(
            TextField, "number", lambda: TextField(start, typed, limit=NUMBER_LIMIT)
        )
        field.error = (
            ui.texts("new_game.target_bad", least=MIN_TARGET, most=MAX_TARGET)
            if self.form.target_bad
            else ""
        )
        return field

    def plate(self, ui: Ui, number: int, *, picture: bool, beside: bool) -> SeatPlate:
        """Who sits on a chair."""
        setup = self.form.setup
        plate = self._kept.get(SeatPlate, f"seat {number}", self._making_plate(number))
        seat = setup.seats[number]
        roomy = not picture or len(setup.seats) == 2
        if seat.is_person:
            note = ui.texts("new_game.at_screen" if roomy else "new_game.person")
        else:
            note = ui.texts(f"level.{seat.player}")
            if roomy:
                note = ui.texts("new_game.computer_level", level=note)
        plate.show(setup, number, note, plate=roomy, beside=beside)
        return plate

    def _making_plate(self, number: int) -> Callable[[], SeatPlate]:
        return lambda: SeatPlate(lambda: self._edit(number))

    def fold(self, ui: Ui, is_open: bool, toggle: Callable[[], None]) -> FoldHeading:
        """The heading of the house rules."""
        title = ui.texts("new_game.house_rules")
        fold = self._kept.get(FoldHeading, "fold", lambda: FoldHeading(title, toggle))
        count = len(self.form.changed)
        fold.open = is_open
        fold.note = ui.texts("new_game.changed", n=count) if count else ""
        return fold

    def copy(self, ui: Ui, copy: Callable[[], None]) -> CopyButton:
        """What copies the rules code."""
        tooltip = ui.texts("new_game.copy")
        return self._kept.get(CopyButton, "copy", lambda: CopyButton(tooltip, copy))

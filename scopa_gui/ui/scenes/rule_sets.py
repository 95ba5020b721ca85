"""House rules as one line of text and under names: a code to paste, rules to keep and to fetch."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.narration import sentence
from scopa_gui.app.rule_sets import RuleSet
from scopa_gui.app.setup import MAX_NAME, clean
from scopa_gui.rules.catalogue import Options, RulesCodeError, format_rules, parse_rules
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.small_sheet import SmallSheetScene
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.scroll_panel import Row
from scopa_gui.ui.widgets.text_field import TextField

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

WIDTH_P = 74.0
MAX_CODE = 400
"""Longer than any code that the program writes."""


class RuleSetsScene(SmallSheetScene):
    """A small sheet over the new game; ``on_use`` is given the rules fetched."""

    def __init__(
        self, program: "Program", options: Options, on_use: Callable[[Options], None]
    ) -> None:
        super().__init__(program, "rule_sets.title", WIDTH_P)
        self._options = options
        self._on_use = on_use
        self._code = self._name = ""
        self._renaming: RuleSet | None = None

    # ---- layout

    def rows(self, ui: Ui) -> list[Row]:
        """Code, name, sets."""
        texts, kept = ui.texts, self._kept
        code = kept.get(
            TextField,
            "code",
            lambda: TextField("", self._type_code, on_submit=self._use_code, limit=MAX_CODE),
        )
        code.error = self._code_error(ui)
        use = kept.get(
            Button, "use", lambda: Button(texts("rule_sets.use"), self._use_code, Kind.PRIMARY)
        )
        use.enabled = bool(self._code.strip()) and not code.error
        name = kept.get(
            TextField,
            "name",
            lambda: TextField("", self._type_name, on_submit=self._keep, limit=MAX_NAME),
        )
        name.error = self._name_error(ui)
        label = "rule_sets.rename" if self._renaming else "rule_sets.keep"
        keep = kept.get(Button, label, lambda: Button(texts(label), self._keep))
        keep.enabled = bool(clean(self._name)) and not name.error
        heading = texts("rule_sets.keep_as", code=format_rules(self._options))
        if self._renaming is not None:
            heading = texts("rule_sets.new_name", name=self._renaming.name)
        rows = [self._field_row(ui, self._inner.top, texts("rule_sets.code"), code, use)]
        rows.append(self._field_row(ui, rows[-1].bottom, heading, name, keep))
        sets = self.program.rule_sets.sets
        if sets:
            rows.append(self._heading(ui, rows[-1].bottom, texts("rule_sets.kept")))
        for rule_set in sets:
            rows.append(self._set_row(ui, rows[-1].bottom, rule_set))
        return rows

    def _heading(self, ui: Ui, top: int, words: str) -> Row:
        p = ui.viewport.p

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            k = ui.viewport.k
            ui.materials.hline(surface, place.left, place.right, place.top, theme.INK, k, 89)
            at = place.left, place.top + 1.0 * p
            ui.type.draw(surface, words, at, "small", "bold", theme.INK_2)

        return Row(top, round(top + ui.type.line_height("small") + 1.6 * p), paint)

    def _field_row(self, ui: Ui, top: int, label: str, field: TextField, button: Button) -> Row:
        """A field under its label, with the button that acts on it at its right."""
        p, type_, inner = ui.viewport.p, ui.type, self._inner
        head = type_.paragraph_height(label, inner.width, "small", "bold")
        wide, high = button.measure(ui)
        y = round(top + head + 0.5 * p)
        room = inner.width - wide - round(1.5 * p)
        field.layout(ui, pygame.Rect(inner.left, y, room, field.measure(ui)[1]))
        button.layout(ui, pygame.Rect(inner.right - wide, y, wide, high))
        bottom = float(max(field.rect.bottom, button.rect.bottom))
        if field.error:
            text = 0.35 * ui.viewport.text
            words = type_.paragraph_height(field.error, room, "caption", "bold")
            bottom = max(bottom, field.rect.bottom + text + words)

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            type_.paragraph(
                surface, label, place.topleft, place.width, "small", "bold", theme.INK_2
            )

        return Row(top, round(bottom + 1.8 * p), paint, (field, button))

    def _set_row(self, ui: Ui, top: int, rule_set: RuleSet) -> Row:
        """Name and code, with what can be done with them."""
        p, type_, inner, texts = ui.viewport.p, ui.type, self._inner, ui.texts
        name = rule_set.name
        use = texts("rule_sets.use")
        buttons: list[Widget] = [
            self._kept.get(Button, f"fetch {name}", lambda: Button(use, self._fetching(name))),
            self._kept.get(
                Button,
                f"rename {name}",
                lambda: Button(texts("rule_sets.rename"), self._asking(name), Kind.QUIET),
            ),
            self._kept.get(
                Button,
                f"delete {name}",
                lambda: Button(texts("rule_sets.delete"), self._deleting(name), Kind.QUIET),
            ),
        ]
        code = format_rules(rule_set.options)
        sizes = [button.measure(ui) for button in buttons if isinstance(button, Button)]
        taken = sum(width for width, _ in sizes) + len(sizes) * p
        beside = inner.width - taken >= 18 * p
        words = inner.width - taken if beside else inner.width
        text = type_.line_height("body") + type_.paragraph_height(code, words, "caption")
        y = top + 0.8 * p
        right = float(inner.right)
        row_y = y if beside else y + text + 0.4 * p
        for button, (width, height) in zip(reversed(buttons), reversed(sizes), strict=True):
            button.layout(ui, pygame.Rect(round(right - width), round(row_y), width, height))
            right -= width + p
        bottom = max(y + text, float(buttons[0].rect.bottom))

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            at = place.left, place.top + 0.8 * p
            type_.draw(surface, type_.fit(name, words, "body", "bold"), at, "body", "bold")
            below = place.left, at[1] + type_.line_height("body")
            type_.paragraph(surface, code, below, words, "caption", "text", theme.INK_2)

        return Row(top, round(bottom + 0.8 * p), paint, tuple(buttons))

    # ---- codes

    def _type_code(self, text: str) -> None:
        self._code = text
        self._changed()

    def _code_error(self, ui: Ui) -> str:
        """What is wrong with the code, in one sentence."""
        if not self._code.strip():
            return ""
        try:
            parse_rules(self._code)
        except RulesCodeError as error:
            return sentence(ui.texts, error.key, error.data)
        return ""

    def _use_code(self) -> None:
        if self._code.strip() and not self._code_error(self.ui):
            self._use(parse_rules(self._code))

    def _use(self, options: Options) -> None:
        self.director.pop()
        self._on_use(options)

    # ---- names

    def _type_name(self, text: str) -> None:
        self._name = text
        self._changed()

    def _name_error(self, ui: Ui) -> str:
        """A new name may not be another set's; keeping under a name in use replaces that set."""
        other = self.program.rule_sets.named(self._name)
        if self._renaming is None or other is None or other == self._renaming:
            return ""
        return ui.texts("rule_sets.taken", name=other.name)

    def _keep(self) -> None:
        if not clean(self._name) or self._name_error(self.ui):
            return
        sets = self.program.rule_sets
        if self._renaming is not None:
            sets = sets.renamed(self._renaming, self._name)
        else:
            sets = sets.kept(self._name, self._options)
        self.program.keep_rule_sets(sets)
        self._renaming = None
        self._fill_name("")

    def _fill_name(self, name: str) -> None:
        field = self._kept.get(TextField, "name", lambda: TextField(name, self._type_name))
        field.text, field.caret, self._name = name, len(name), name
        self._changed()

    def _fetching(self, name: str) -> Callable[[], None]:
        def fetch() -> None:
            found = self.program.rule_sets.named(name)
            if found is not None:
                self._use(found.options)

        return fetch

    def _asking(self, name: str) -> Callable[[], None]:
        def ask() -> None:
            self._renaming = self.program.rule_sets.named(name)
            self._fill_name(name)
            field = self._kept.get(TextField, "name", lambda: TextField(name, self._type_name))
            self.group.focus(field)

        return ask

    def _deleting(self, name: str) -> Callable[[], None]:
        def delete() -> None:
            found = self.program.rule_sets.named(name)
            if found is not None:
                self.program.keep_rule_sets(self.program.rule_sets.without(found))
            self._renaming = None
            self._fill_name("")

        return delete

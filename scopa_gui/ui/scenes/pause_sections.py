"""What the pause shows beside the settings: the rules in force and the keys, as rows."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scopa_gui.app.i18n import Texts
from scopa_gui.app.narration import in_words_of
from scopa_gui.rules.catalogue import PRESETS, Options, format_rules, keys_of, nearest_preset
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.game_form import CHOSEN_ELSEWHERE
from scopa_gui.ui.scenes.house_rules import draw_diamond
from scopa_gui.ui.scenes.rules_code import CopyButton, code_row
from scopa_gui.ui.scenes.words import value_words
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.scroll_panel import Row

KEYS = (
    *("tab", "arrows", "enter", "escape", "menu", "hint", "back", "last", "log", "memory_aid"),
    *("declare", "mute", "full", "close"),
    *("pad_move", "pad_walk", "pad_yes", "pad_no", "pad_menu", "pad_hint", "pad_back", "pad_last"),
    *("pad_panels", "pad_page"),
)


@dataclass(frozen=True)
class RuleLine:
    """A rule in force, in words."""

    name: str
    value: str
    help: str
    changed: bool


def rules_in_force(texts: Texts, options: Options) -> list[RuleLine]:
    """Every rule of the match, the game first."""
    texts = in_words_of(texts, options)
    preset = nearest_preset(options)
    lines = [
        RuleLine(
            texts("pause.game"),
            texts(f"rules.preset.{preset}.name"),
            texts(f"rules.preset.{preset}.help"),
            False,
        )
    ]
    for key in keys_of(options):
        value = getattr(options, key.name)
        lines.append(
            RuleLine(
                texts(f"rules.option.{key.name}.name"),
                value_words(texts, options, key),
                texts(f"rules.option.{key.name}.help"),
                key.name not in CHOSEN_ELSEWHERE and value != getattr(PRESETS[preset], key.name),
            )
        )
    return lines


def rules_rows(
    ui: Ui, options: Options, copy: CopyButton, learn: Button, inner: pygame.Rect
) -> list[Row]:
    """The way to the rules written out, the rules code, then a row for every rule."""
    gap = round(1.4 * ui.viewport.p)
    wide, high = learn.measure(ui)
    learn.layout(ui, pygame.Rect(inner.left, inner.top, min(wide, inner.width), high))
    opening = Row(inner.top, inner.top + high + gap, None, (learn,))
    first = code_row(ui, format_rules(options), copy, inner, opening.bottom)
    rows = [
        opening,
        Row(first.top, first.bottom + round(0.6 * ui.viewport.p), first.paint, first.widgets),
    ]
    for line in rules_in_force(ui.texts, options):
        rows.append(_rule_row(ui, line, inner, rows[-1].bottom))
    return rows


def _rule_row(ui: Ui, line: RuleLine, inner: pygame.Rect, top: int) -> Row:
    p, type_ = ui.viewport.p, ui.type
    name_width = type_.width(line.name, "body", "bold") + (2.0 * p if line.changed else 0)
    beside = name_width + type_.width(line.value) + 3 * p <= inner.width
    value_high = 0.0 if beside else type_.paragraph_height(line.value, inner.width)
    name_high = type_.paragraph_height(
        line.name, inner.width - (2.0 * p if line.changed else 0), "body", "bold"
    )
    help_high = type_.paragraph_height(line.help, inner.width, "caption")
    bottom = top + 1.1 * p + name_high + value_high + help_high + 1.3 * p

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        ui.materials.hline(
            surface, place.left, place.right, place.top, theme.INK, ui.viewport.k, 51
        )
        x, y = float(place.left), place.top + 1.1 * p
        if line.changed:
            draw_diamond(surface, ui, (x + 0.6 * p, y + type_.line_height("body") / 2 - 0.1 * p))
            x += 2.0 * p
        if beside:
            type_.draw(surface, line.value, (place.right, y), align="right")
        y = type_.paragraph(surface, line.name, (x, y), place.right - x, "body", "bold")
        if not beside:
            y = type_.paragraph(surface, line.value, (place.left, y), place.width)
        type_.paragraph(
            surface, line.help, (place.left, y), place.width, "caption", "text", theme.INK_2
        )

    return Row(top, round(bottom), paint)


# ---- keys


def key_rows(ui: Ui, inner: pygame.Rect) -> list[Row]:
    """What the keys do."""
    p, type_, texts = ui.viewport.p, ui.type, ui.texts
    caps = [texts(f"pause.cap.{key}") for key in KEYS]
    column = max(type_.width(cap, "small", "bold") for cap in caps) + 4.0 * p
    stacked = column > 0.5 * inner.width
    rows: list[Row] = []
    top = inner.top
    for key, cap in zip(KEYS, caps, strict=True):
        words = texts(f"pause.key.{key}")
        left = 0.0 if stacked else column
        high = type_.paragraph_height(words, inner.width - left)
        box = type_.line_height("small") + 1.0 * p
        bottom = top + 0.9 * p + (box + 0.5 * p + high if stacked else max(box, high)) + 0.9 * p
        rows.append(Row(top, round(bottom), _painting_key(ui, cap, words, left, box)))
        top = rows[-1].bottom
    return rows


def _painting_key(
    ui: Ui, cap: str, words: str, left: float, box: float
) -> Callable[[pygame.Surface, pygame.Rect], None]:
    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        p, type_ = ui.viewport.p, ui.type
        width = type_.width(cap, "small", "bold") + 2.0 * p
        high = type_.paragraph_height(words, place.width - left)
        inner = place.height - 1.8 * p
        y = place.top + 0.9 * p + (0.0 if not left else (inner - box) / 2)
        key = pygame.Rect(place.left, round(y), round(width), round(box))
        ui.materials.rounded(
            surface, key, 0.4 * p, theme.PAPER_HI, theme.INK_2, 1.2 * ui.viewport.k
        )
        type_.draw(surface, cap, key.center, "small", "bold", align="centre", anchor="middle")
        top = y + box + 0.5 * p if not left else place.top + 0.9 * p + (inner - high) / 2
        type_.paragraph(surface, words, (place.left + left, top), place.width - left)

    return paint

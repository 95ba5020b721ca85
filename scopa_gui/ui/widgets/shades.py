"""Tints that only controls use."""

from scopa_gui.ui.theme import rgb

FACE_HOVER = rgb("#fffdf6")
FACE_PRESS = rgb("#efe2c4")
FACE_ERROR = rgb("#fdf3ea")
PRIMARY_EDGE = rgb("#5c140a")
PRIMARY_SHINE = rgb("#f08a72")
WHITE = rgb("#ffffff")
TRACK_OFF = rgb("#d9c8a2")
TRACK_DISABLED = rgb("#e2d6ba")
KNOB_RING = rgb("#c9b68f")
PALE_FILL = rgb("#c9b998")
STRUCK = rgb("#9b8a6e")
FIELD_SHADE = rgb("#8a744c")
TOOLTIP_KEY = rgb("#e9c98a")

"""Draw the players' portraits: eight people, one hand.

Run ``python assets/portraits/draw.py`` to write the SVG files beside this script again.
"""

from collections.abc import Callable
from pathlib import Path

from features import (
    FAIR,
    GOLD,
    INK,
    LINEN,
    OLIVE,
    RUDDY,
    TAN,
    Gaze,
    Head,
    Sheet,
    blush,
    brows,
    ears,
    eyes,
    ground,
    head,
    laugh,
    neck,
    nose,
    rim,
    shoulders,
    smile,
)


def lena(s: Sheet) -> None:
    """A young woman, auburn waves parted at the side, freckles."""
    ground(s, "#f8e9bd", "#e8cd88")
    hair = s.gradient("#a8562a", "#5f2a12", 18, 10, 46, 46)
    s.shape(
        "M33 7C22 5.4 15.6 13 16.4 23C17 29 13.6 32 14.6 38C15.4 43 13 46 16 50H48"
        "C51 46 48.4 43 49.4 38C50.4 32 47 29 47.6 23C48 13 43 6.4 33 7Z",
        hair,
    )
    neck(s, FAIR, 4.8)
    shoulders(s, "#3f78c0", "#1f4f99")
    s.stroke("M24.6 46.2C27 53.4 37 53.4 39.4 46.2", 2.2, LINEN)
    h = Head(10.2, 9.9, 7.4, 46)
    head(s, FAIR, h)
    blush(s, FAIR)
    for x, y in ((27, 34), (28.6, 35), (26.2, 35.6), (35.6, 34.6), (37.2, 34), (38, 35.6)):
        s.dot(x, y, 0.4, "#b9703f")
    nose(s, FAIR, 35, 1.8)
    eyes(s, Gaze("#4d7a3e", lashes=True, open=1.05))
    brows(s, "#6b3316", 25.6, 0.7)
    smile(s, 39.6, 3.8, "#bf4a36")
    s.shape(
        "M37 8.4C45 10 46.6 18 45.4 27C45.2 31 46.6 34 45 38C43.4 34 43 30 42.4 26"
        "C41 20 37 18.4 34.6 13.4C32 20 24.6 20.4 22 26.4C21.2 30 20.6 34 18.8 38"
        "C17.2 34 18.8 30 18.4 26C18 15 25 7.6 37 8.4Z",
        hair,
    )
    for line in (
        "M35 11C31 16 24.6 17 21.4 22.6",
        "M33.4 9.8C28 11.4 22.6 15 20.4 20.6",
        "M37.4 11.4C40 15.6 43.4 17.4 44 24.4",
        "M17.6 41C18.4 44 16.8 46 18 48.6M46.4 41C45.6 44 47.4 46 46.2 48.6",
    ):
        s.stroke(line, 0.7, "#3a170a", 0.8)
    s.stroke("M24.6 13.4C22.4 15 20.8 17.4 20 20", 1.1, "#d98a4e", 0.8)
    rim(s)


def giulia(s: Sheet) -> None:
    """A dark bob with a straight fringe, gold hoops, one brow raised."""
    ground(s, "#e4eedb", "#bfd2b4")
    hair = s.gradient("#4a3226", "#150b07", 18, 10, 46, 40)
    s.shape(
        "M32 7.4C21 7 16.4 14 16.6 24C16.8 31 16 36 15.4 41.4C19 43.4 23 43 25 41H39"
        "C41 43 45 43.4 48.6 41.4C48 36 47.2 31 47.4 24C47.6 14 43 7 32 7.4Z",
        hair,
    )
    neck(s, OLIVE, 4.6)
    shoulders(s, "#d8452c", "#9c2413", 0.6)
    s.fill("M25.4 45.2L32 56L38.6 45.2C36.4 49.6 27.6 49.6 25.4 45.2Z", OLIVE.light)
    s.stroke("M25.4 45.2L32 56L38.6 45.2", 1.1)
    h = Head(9.9, 9.5, 6.4, 46.4, 2.4)
    head(s, OLIVE, h)
    blush(s, OLIVE, 35.8, 6.2)
    nose(s, OLIVE, 35.6, 1.9)
    eyes(s, Gaze("#4a2d17", lashes=True, look=0.4))
    brows(s, "#1d100a", 25.4, 0.8, inner=0.5, lift=1.1)
    smile(s, 40, 3.6, "#b52a24", 1.3, tilt=0.9)
    s.shape(
        "M32 8.6C22.4 8.4 18 14.4 18.4 24.6C18.6 30 18.8 34 17.8 38.6C20.6 37 21.6 31 22 24"
        "C27 25.4 37 25.4 42 24C42.4 31 43.4 37 46.2 38.6C45.2 34 45.4 30 45.6 24.6"
        "C46 14.4 41.6 8.4 32 8.6Z",
        hair,
    )
    for line in (
        "M27 13C25 16.6 24.4 20 24.4 23.4",
        "M31 12C29.8 16 29.2 20 29.2 24",
        "M35 12C35 16 34.8 20 34.6 24",
        "M38.6 13.4C39.6 16.6 39.8 20 39.6 23.4",
    ):
        s.stroke(line, 0.7, "#7c5a48", 0.75)
    s.stroke("M22 14.6C20.6 17 20 20 20.2 23", 1.1, "#8f6d59", 0.7)
    for x in (20.2, 43.8):
        s.shapes.append(
            f'<circle cx="{x}" cy="39.4" r="2.5" fill="none" stroke="{INK}" stroke-width="1.9"/>'
            f'<circle cx="{x}" cy="39.4" r="2.5" fill="none" stroke="{GOLD}" stroke-width="1"/>'
        )
    rim(s)


def assunta(s: Sheet) -> None:
    """A grandmother: silver bun, round glasses, shawl with a brooch."""
    ground(s, "#fae3d3", "#e8bfa2")
    hair = s.gradient("#e2ddd2", "#8f877b", 20, 8, 44, 30)
    s.shape("M32 3.4C37 3.2 39.4 6.4 38.4 10C37.4 13 26.6 13 25.6 10C24.6 6.4 27 3.2 32 3.4Z", hair)
    s.stroke("M27.6 8.6C29.6 5.8 33.4 5.4 36 7.4", 0.7, INK, 0.7)
    h = Head(10.4, 10.8, 8.8, 46, 4)
    ears(s, FAIR, h, 0.9)
    neck(s, FAIR, 5.4)
    shoulders(s, "#7a559a", "#43295a")
    s.shape(
        "M25.4 45.4L32 55L38.6 45.4L42.6 46.6C40 54 36 59.4 32 62C28 59.4 24 54 21.4 46.6Z",
        "#8d68ac",
        1.2,
    )
    s.fill("M26.4 46.4L32 54.6L37.6 46.4C35.6 50.6 28.4 50.6 26.4 46.4Z", LINEN)
    s.dot(32, 55.6, 2, GOLD, 0.9)
    head(s, FAIR, h)
    blush(s, FAIR, 36.2, 7, 2.8)
    nose(s, FAIR, 36, 2.3)
    eyes(s, Gaze("#5b7690", open=0.85))
    brows(s, "#a59c8e", 24.6, 0.6)
    smile(s, 40.4, 3.8, "#b5584a", 1.5)
    for line in (
        "M25.4 38.6C24.8 40 25 41.4 25.8 42.4M38.6 38.6C39.2 40 39 41.4 38.2 42.4",
        "M22.6 33.6L21.8 34.6M41.4 33.6L42.2 34.6",
        "M28 20.8C30.4 20 33.6 20 36 20.8",
    ):
        s.stroke(line, 0.6, "#8a5230", 0.8)
    s.shape(
        "M20.8 27C19.6 16.6 25 10.6 32 10.6C39 10.6 44.4 16.6 43.2 27C42.6 21.4 38 17.4 32.4 15.8"
        "C26.4 17.4 21.4 21.4 20.8 27Z",
        hair,
    )
    for line in (
        "M31 12.4C27 14 23.6 17.4 22.4 21.4M33.4 12.4C37 14 40.4 17.4 41.6 21.4",
        "M28.6 12.2C25.6 13.6 23.4 15.8 22.2 18.4M35.6 12.2C38.4 13.6 40.6 15.8 41.8 18.4",
    ):
        s.stroke(line, 0.6, "#5d564c", 0.8)
    for x in (27, 37):
        s.shapes.append(
            f'<circle cx="{x}" cy="30.4" r="4.3" fill="#ffffff" fill-opacity="0.22" stroke="{INK}" '
            'stroke-width="1.2"/>'
        )
    s.stroke("M31.3 29.8Q32 29.2 32.7 29.8M22.7 29.8L20.8 29M41.3 29.8L43.2 29", 1.1)
    rim(s)


def rosa(s: Sheet) -> None:
    """The fishmonger: red headscarf with dots, broad laugh."""
    ground(s, "#d9e6f0", "#a9c2d6")
    hair = s.gradient("#6a4028", "#2a150b", 20, 12, 44, 30)
    scarf = s.gradient("#d8452c", "#8c2012", 20, 8, 46, 40)
    s.shape("M43 33C47 36 50 41 49 46C46.6 44.6 44.4 45 42.4 47C42.6 42 41 38 40.6 36Z", scarf)
    neck(s, OLIVE, 5.8)
    shoulders(s, "#4f9450", "#25582a")
    s.fill("M24.6 45.6C27 55 37 55 39.4 45.6C36 50.4 28 50.4 24.6 45.6Z", OLIVE.light)
    s.stroke("M24.6 45.6C27 55 37 55 39.4 45.6", 1.1)
    h = Head(10.6, 11.2, 9.4, 46.6, 4.4)
    head(s, OLIVE, h)
    blush(s, OLIVE, 35.6, 7.4, 2.9)
    nose(s, OLIVE, 35.4, 2.5)
    eyes(s, Gaze("#5a3518", open=0.82, lashes=True, apart=5.1))
    brows(s, "#2a150b", 25.2, 1.0, outer=0.4)
    laugh(s, 38.6, 5.2, "#b52a24")
    s.stroke(
        "M24.2 37.4C23.4 39 23.6 40.6 24.4 41.6M39.8 37.4C40.6 39 40.4 40.6 39.6 41.6",
        0.7,
        "#7c4a24",
        0.8,
    )
    s.shape(
        "M21.4 26C21 21 25 17.4 30.6 18.4C35 17.4 42 19.4 42.8 26"
        "C40 22.6 36 21.6 31.4 21.8C27.4 21.4 23.6 22.6 21.4 26Z",
        hair,
    )
    s.stroke(
        "M30.8 19C28 19.6 25 20.6 23.4 22.6M33 19C36 19.4 39.6 20.6 41 22.4", 0.6, "#8f6242", 0.8
    )
    s.shape(
        "M19.6 29C17.4 15 23.6 7.6 32 7.6C40.4 7.6 46.8 15 44.4 29"
        "C42.6 20.6 38.6 17.6 32 17.6C25.4 17.6 21.4 20.6 19.6 29Z",
        scarf,
    )
    for x, y in (
        (24, 13.4),
        (29, 10.6),
        (34.6, 10.4),
        (39.6, 13),
        (43, 17.6),
        (21, 18.6),
        (27, 15.6),
        (32, 14.6),
        (37, 15.4),
        (42.6, 23),
        (20.8, 23.6),
        (45.4, 40),
    ):
        s.dot(x, y, 0.95, "#f0c552")
    s.stroke("M22 14C23.4 11.8 25.4 10 27.6 9", 1.0, "#f08a72", 0.8)
    s.dot(21.6, 37.4, 1.3, GOLD, 0.8)
    rim(s)


def gennaro(s: Sheet) -> None:
    """A fisherman: flat cap, full beard, red neckerchief."""
    ground(s, "#dcebe2", "#a9c8ba")
    h = Head(10.6, 10.8, 9.4, 46, 4.4)
    ears(s, TAN, h, 0.95)
    neck(s, TAN, 6)
    shoulders(s, "#4a6076", "#22303f", -0.6)
    s.shape(
        "M23 45C27 50.4 37 50.4 41 45L43 48.4C38 54 34.6 54.6 33 54L36 60L31.6 57"
        "L28 60L30.6 54C28 54.2 25 53 21 48.4Z",
        s.gradient("#d8452c", "#9c2413", 24, 46, 40, 58),
        1.2,
    )
    head(s, TAN, h)
    blush(s, TAN, 34.8, 7)
    beard = s.gradient("#5a4030", "#20130c", 22, 34, 44, 50)
    s.shape(
        "M21 30.4C22 33.6 22.4 36 25 36.6C28 35.6 30 35.8 32 36.6C34 35.8 36 35.6 39 36.6"
        "C41.6 36 42 33.6 43 30.4C44.4 38 42.6 44.4 39.6 47.4C36 51 28 51 24.4 47.4"
        "C21.4 44.4 19.6 38 21 30.4Z",
        beard,
    )
    s.fill("M28.4 40.4Q30.6 39.4 32 40Q33.4 39.4 35.6 40.4Q32 43.6 28.4 40.4Z", "#a8483a")
    s.stroke("M28 40.3Q32 41.6 36 40.3", 0.9)
    for line in (
        "M24 40C24.6 43 26 45.4 27.6 47M28.6 44C29.2 46 30 47.6 30.8 48.6M40 40"
        "C39.4 43 38 45.4 36.4 47M35.4 44C34.8 46 34 47.6 33.2 48.6",
        "M26.4 38C27.6 37.6 29.6 37.4 31 38M37.6 38C36.4 37.6 34.4 37.4 33 38",
    ):
        s.stroke(line, 0.6, "#8d6c54", 0.8)
    nose(s, TAN, 35.8, 2.7, 0.5)
    eyes(s, Gaze("#3d2413", open=0.74, look=-0.3))
    brows(s, "#20130c", 26, 1.2, inner=0.8)
    s.stroke("M23.6 32.6L22.4 33.4M40.4 32.6L41.6 33.4", 0.6, "#6b3c1c", 0.9)
    cap = s.gradient("#8d6a44", "#4a321a", 20, 8, 46, 26)
    s.shape("M18 23C16 13.6 22.6 8 32.6 8C42.6 8 48.6 13 46.4 23.4C38 19.6 26 19.4 18 23Z", cap)
    s.shape(
        "M17.6 23.4C25 18 38.6 17.8 48.4 23.6C49 25 48.2 26 47 25.8"
        "C38 21.6 27.4 21.4 18.8 25.6C17.6 25.6 17 24.6 17.6 23.4Z",
        "#4c3218",
        1.2,
    )
    s.stroke(
        "M32.4 8.4C31 11.6 30.4 15 30.6 19.4M24 10.6C22 13.6 21 17 21.2 20.4"
        "M40.6 10.2C43 13 44 16.6 43.8 20",
        0.7,
        INK,
        0.65,
    )
    s.stroke("M22 13.4C23.4 11.4 25.6 10 28 9.4", 1.0, "#c49b6b", 0.8)
    rim(s)


def ciro(s: Sheet) -> None:
    """A young man: black curls, thin moustache, a cheeky grin."""
    ground(s, "#f8e6b4", "#e5c578")
    h = Head(10, 10, 7.8, 46.2, 3.4)
    ears(s, TAN, h)
    neck(s, TAN, 5.6)
    shoulders(s, "#4f9450", "#22522a")
    s.shape("M25.6 45.2L32 53.6L28.4 57.6L21.6 47Z", LINEN, 1.1)
    s.shape("M38.4 45.2L32 53.6L35.6 57.6L42.4 47Z", "#e8dcc0", 1.1)
    head(s, TAN, h)
    blush(s, TAN, 35.4, 6.6)
    nose(s, TAN, 35.4, 2.3)
    eyes(s, Gaze("#2c180c", open=0.98, look=0.5))
    brows(s, "#160d08", 25.4, 1.0, lift=0.7)
    s.fill(
        "M27.2 38.4C28.6 36.8 31 36.8 32 37.6C33 36.8 35.4 36.8 36.8 38.4"
        "C35 38.4 33.4 38.4 32 38.2C30.6 38.4 29 38.4 27.2 38.4Z",
        "#160d08",
    )
    s.fill("M28 40.2Q32 41 36.8 39.2Q35.6 43 31.8 42.8Q29.2 42.6 28 40.2Z", LINEN)
    s.stroke("M27.4 40Q32 41.2 37.4 38.8M28.4 40.8Q29.8 43 32 43Q35 43 36.4 40", 0.95)
    curls = s.gradient("#4b3a33", "#0d0705", 22, 8, 44, 26)
    s.shape(
        "M20.6 28C18 27 17.4 23.6 19.2 21.8C17 19 18.4 15.4 21.4 14.8C21.4 11.4 25 9.4 27.8 10.6"
        "C29.6 7.6 34 7.4 36 10C39 8.6 42.6 10.8 42.4 14.2C45.6 15 47 18.6 45 21.4"
        "C47 23.4 46.2 26.8 43.6 28C43.4 25.8 42.4 24.4 41.2 23.4C39.4 23.8 37.6 22.8 37 21.2"
        "C35 22.8 32 22.4 31 20.4C29.4 22.4 26.4 22.6 25 21"
        "C24.4 22.6 23 23.4 22.4 23.6C21.4 24.8 20.8 26.4 20.6 28Z",
        curls,
    )
    for line in (
        "M23 18.6C22.4 16.6 24 15 25.8 15.6M28 14.4C28 12.4 30 11.4 31.4 12.6",
        "M33.6 16.4C33.2 14.4 35 13 36.6 14M39.6 17.6C39.4 15.8 41 14.8 42.2 15.8",
        "M28 18.4C27.6 16.8 29 15.6 30.4 16.2M36.6 19.4C36.6 17.8 38 17 39.2 17.8"
        "M21.4 22C20.8 20.8 21.6 19.6 22.6 19.8M42.6 22.4C43.4 21.2 42.8 20 41.8 20",
    ):
        s.stroke(line, 0.75, "#8a736a", 0.8)
    rim(s)


def marco(s: Sheet) -> None:
    """The surveyor: a long face, hair swept back, square glasses, stubble."""
    ground(s, "#dbe6f3", "#a8bfdd")
    h = Head(9.6, 9.4, 7.6, 48, 3.4)
    ears(s, FAIR, h, 1.15)
    neck(s, FAIR, 5)
    shoulders(s, "#dca13a", "#94610f", 0.8)
    s.shape("M26 45.6L32 54L28 59L21.6 47.6Z", LINEN, 1.1)
    s.shape("M38 45.6L32 54L36 59L42.4 47.6Z", "#e8dcc0", 1.1)
    s.shape("M32 53.4L34.4 56.4L33.4 61.8H30.6L29.6 56.4Z", "#1f4f99", 1.0)
    head(s, FAIR, h)
    blush(s, FAIR, 36, 6)
    s.fill(
        "M23.4 37C24.6 43 27 47.6 32 47.6C37 47.6 39.4 43 40.6 37"
        "C39.4 39.4 37 38.4 32 38.4C27 38.4 24.6 39.4 23.4 37Z",
        "#7d6552",
        0.28,
    )
    nose(s, FAIR, 36.4, 2.2, 0.6)
    eyes(s, Gaze("#3e5f86", open=0.9, look=-0.3))
    brows(s, "#4b3018", 24.4, 0.9, inner=-0.4)
    smile(s, 41.2, 3.4, "#b06252", 1.0, tilt=-0.5)
    for x in (22.8, 33.4):
        s.shapes.append(
            f'<rect x="{x}" y="27.2" width="7.8" height="6" rx="1.6" fill="#ffffff" '
            f'fill-opacity="0.22" stroke="{INK}" stroke-width="1.3"/>'
        )
    s.stroke("M30.6 29.2Q32 28.4 33.4 29.2M22.8 29L21 28.4M41.2 29L43 28.4", 1.2)
    hair = s.gradient("#8a5f36", "#3a2412", 22, 8, 44, 26)
    s.shape(
        "M21.8 26.6C19.4 21 20 13.4 26 10.6C27 7.8 33 6.6 38 8.6C44.6 10.8 45.6 19 42.2 26.6"
        "C42 22.6 41.4 20 39.6 18C34.6 18.6 29.6 17.8 26.4 15.6C24 18.6 22.4 22 21.8 26.6Z",
        hair,
    )
    s.stroke(
        "M27 14.8C28 11.6 32.6 9.4 38 11M28.6 16C31 13 36 12 41 15M24 16"
        "C24.4 13.6 25.6 12 27.4 10.8M33 17.4C36 15.8 40 16 42.4 18.4",
        0.7,
        "#22130a",
        0.75,
    )
    s.stroke("M29 9.6C31 8.8 33.6 8.6 36 9.2", 1.0, "#c2945f", 0.8)
    rim(s)


def pino(s: Sheet) -> None:
    """The oldest at the table: bald, white moustache, bow tie."""
    ground(s, "#f6e5c4", "#dcbd86")
    white = s.gradient("#fdfaf2", "#b9b0a0", 18, 18, 46, 36)
    h = Head(10.8, 11, 8.8, 46.6, 4.6)
    for side in (
        "M21.6 20.6C17.4 20 16.6 24.6 18.2 26.4C16.4 28.6 17.6 32.4 20.4 32.6"
        "C21.8 32.4 22.6 30 22.4 27Z",
        "M42.4 20.6C46.6 20 47.4 24.6 45.8 26.4C47.6 28.6 46.4 32.4 43.6 32.6"
        "C42.2 32.4 41.4 30 41.6 27Z",
    ):
        s.shape(side, white, 1.1)
    ears(s, RUDDY, h, 1.1)
    neck(s, RUDDY, 5.8)
    shoulders(s, "#41659a", "#1d3358", -0.4)
    s.shape("M24.8 45.4L32 55.4L39.2 45.4L41 49L34 61.9H30L23 49Z", LINEN, 1.1)
    head(s, RUDDY, h)
    s.stroke("M24.6 17.6C26 15.4 28.2 14.2 30.4 14", 1.8, "#fff3df", 0.75)
    blush(s, RUDDY, 36, 7, 3)
    for line in (
        "M27 21.4C30 20.4 34 20.4 37 21.4M28 18.8C30.6 18 33.4 18 36 18.8",
        "M23.4 33.4L22 34.4M23.4 32.4L21.8 32.6M40.6 33.4L42 34.4M40.6 32.4L42.2 32.6",
    ):
        s.stroke(line, 0.6, "#a55f34", 0.8)
    eyes(s, Gaze("#4c6f8c", open=0.8))
    brows(s, "#e9e3d6", 25.2, 1.3, outer=0.5)
    s.stroke("M24 26.4Q27 23 29.8 25.6M40 26.4Q37 23 34.2 25.6", 0.6, INK, 0.6)
    s.fill("M28.6 41Q32 42 35.4 41Q32 44.8 28.6 41Z", "#a8483a")
    s.stroke("M28.4 41.6Q32 45 35.6 41.6", 0.9)
    s.shape(
        "M32 37.4C30.4 36 27 36 24.8 38.4C23.6 39.8 22.2 40 21 39.4"
        "C22 42 25.4 43 28 42C30 41.4 31.4 40.4 32 39.6C32.6 40.4 34 41.4 36 42"
        "C38.6 43 42 42 43 39.4C41.8 40 40.4 39.8 39.2 38.4C37 36 33.6 36 32 37.4Z",
        white,
        1.1,
    )
    s.stroke(
        "M30 38.2C28 38 26.4 39 25.2 40.6M34 38.2C36 38 37.6 39 38.8 40.6", 0.6, "#8d8474", 0.9
    )
    nose(s, RUDDY, 36, 3, 0.4)
    s.shape("M32 51L26 48V54.6ZM32 51L38 48V54.6Z", "#be301c", 1.1)
    s.dot(32, 51.2, 1.5, "#be301c", 1)
    rim(s)


PEOPLE: dict[str, Callable[[Sheet], None]] = {
    person.__name__: person for person in (lena, giulia, assunta, rosa, gennaro, ciro, marco, pino)
}


def portrait(name: str) -> str:
    """The SVG file of one person."""
    sheet = Sheet()
    PEOPLE[name](sheet)
    return sheet.text()


def main() -> None:
    """Write all portraits beside this script."""
    folder = Path(__file__).resolve().parent
    for name in PEOPLE:
        (folder / f"{name}.svg").write_text(portrait(name), encoding="utf-8", newline="\n")
        print(f"{name}.svg")


if __name__ == "__main__":
    main()

"""The mark of denari: a coin with a sun in it, rayed, flaming or in flower."""

import math

from .canvas import CONTOUR, Canvas
from .geometry import Path, ellipse, mix, path, polygon, ring_of
from .paint import ball
from .palette import GOLD, INK, RED, shade
from .sunface import CALM, Look, sun_face


def sun_disc(
    cv: Canvas, r, detail=2, look: Look = CALM, crown: str = "", turn: float = 0.0
) -> None:
    """A coin of radius r: black ring, a crown of light, a face.

    detail 1 is bold, for coins that may be shown small; 3 is rich. `crown` is "rays", "flames"
    or "petals" (petals by itself in detail 3, else rays), turned by `turn` degrees.
    """
    if cv.small and detail < 3:
        _small(cv, r, 0 if crown else turn)
        return
    cv.disc(0, 0, r - 0.5, INK, CONTOUR, heavy=0.35)
    cv.disc(0, 0, r * 0.935, None, r * 0.062, colour=GOLD.mid)
    cv.disc(0, 0, r * 0.948, None, r * 0.018, colour=GOLD.light)
    inner = r * 0.885
    face = r * (0.58 if detail < 3 else 0.6)
    crown = crown or ("petals" if detail == 3 else "rays")
    with cv.at(turn=turn):
        if crown == "petals":
            _petals(cv, face, inner)
        elif crown == "flames":
            _flames(cv, face, inner)
        else:
            _rays(cv, face, inner, 8 if detail == 1 else 10)
    sun_face(cv, face, detail, look=look)


def _small(cv: Canvas, r: float, turn: float) -> None:
    """The coin for a small card: eight broad rays over eight darker ones, eyes and mouth."""
    cv.flat(ellipse(0, 0, r), INK)
    for start, reach, half, gold in ((22.5, 0.84, 0.2, GOLD.dark), (0, 0.92, 0.26, GOLD.mid)):
        for a in ring_of(8, turn + start):
            with cv.at(turn=a):
                foot = -r * 0.5
                cv.flat(polygon([(0, -r * reach), (-r * half, foot), (r * half, foot)]), gold)
    cv.flat(ellipse(0, 0, r * 0.62), INK)
    cv.flat(ellipse(0, 0, r * 0.57), ball(0, 0, r * 0.57, GOLD))
    for s in (-1, 1):
        cv.flat(ellipse(s * r * 0.21, -r * 0.08, r * 0.085, r * 0.075), INK)
    cv.flat(ellipse(0, r * 0.27, r * 0.15, r * 0.05), RED.mid)


def _ray(foot: float, reach: float, half: float, side: int) -> Path:
    """One half of a ray that swells before it comes to its point."""
    belly = mix(foot, reach, 0.45)
    return path(
        f"M0 {-reach}L0 {-foot}L{side * half} {-foot}"
        f"C{side * half * 1.02} {-belly} {side * half * 0.5} {-mix(foot, reach, 0.8)} 0 {-reach}Z"
    )


def _rays(cv: Canvas, face, inner, count):
    """Two crowns of rays of two facets, the lit one lighter; the second looks out behind."""
    foot, half = face * 0.9, math.tan(math.pi / count) * face * 1.04
    for start, reach, lights in (
        (180 / count, mix(face, inner, 0.86), (0.66, 0.5)),
        (0, inner, (0.98, 0.74)),
    ):
        for a in ring_of(count, start):
            with cv.at(turn=a):
                lit = cv.lit((1, 0), (-1, 0))
                for s in (-1, 1):
                    k = lights[0] if (s > 0) == lit else lights[1]
                    cv.flat(_ray(foot, reach, half, s), shade(GOLD, k))
                cv.line(_ray(foot, reach, half, -1), 0.5)
                cv.line(_ray(foot, reach, half, 1), 0.5)


def _flames(cv: Canvas, face, inner):
    """Ten licking flames over ten straight rays."""
    foot, f = face * 0.82, inner - face * 0.82
    for a in ring_of(10, 18):
        with cv.at(turn=a):
            w = face * 0.24
            for s in (-1, 1):
                lit = cv.lit((s, 0), (-s, 0))
                half = polygon([(0, -inner * 0.93), (0, -foot), (s * w, -foot)])
                cv.flat(half, shade(GOLD, 0.8) if lit else shade(GOLD, 0.48))
    for a in ring_of(10):
        with cv.at(turn=a):
            w = face * 0.29
            left = path(
                f"M{-w} {-foot}C{-w * 1.15} {-foot - f * 0.4} {-w * 0.1} {-foot - f * 0.5}"
                f" {-w * 0.42} {-foot - f * 0.72}C{-w * 0.5} {-foot - f * 0.84}"
                f" {-w * 0.1} {-foot - f * 0.92} {w * 0.3} {-inner}"
            )
            right = path(
                f"M{w * 0.3} {-inner}C{w * 0.1} {-foot - f * 0.85} {w * 0.5} {-foot - f * 0.8}"
                f" {w * 0.72} {-foot - f * 0.58}C{w * 1.0} {-foot - f * 0.36}"
                f" {w * 1.1} {-foot - f * 0.2} {w} {-foot}"
            )
            body = left.then(right, close=True)
            lit = cv.lit((-1, 0), (1, 0))
            spine = path(
                f"M{w * 0.3} {-inner}C{-w * 0.2} {-foot - f * 0.8} {w * 0.4} {-foot - f * 0.5}"
                f" 0 {-foot}"
            )
            cv.flat(left.then(spine, close=True), shade(GOLD, 0.98 if lit else 0.56))
            cv.flat(spine.reversed().then(right, close=True), shade(GOLD, 0.56 if lit else 0.98))
            cv.field(body, None, 0.7)


def _petals(cv: Canvas, face, inner):
    """Two rows of eight petals, folded along the middle."""

    def petal(reach, half, paint_at):
        f = face * 0.86
        left = path(
            f"M0 {-f}C{-half * 0.7} {-f} {-half * 1.15} {-mix(f, reach, 0.5)}"
            f" {-half * 0.8} {-mix(f, reach, 0.72)}"
            f"C{-half * 0.56} {-mix(f, reach, 0.86)} {-half * 0.1} {-mix(f, reach, 0.86)} 0"
            f" {-reach}"
        )
        right = left.mirror()
        body = left.then(right.reversed(), close=True)
        cv.flat(left.closed(), paint_at[0])
        cv.flat(right.closed(), paint_at[1])
        cv.field(body, None, 0.7)
        cv.hatch((0, -f), (0, -mix(f, reach, 0.88)), 0, 0.75)
        for s in (-1, 1):
            p, q = (s * half * 0.2, -f), (s * half * 0.42, -mix(f, reach, 0.62))
            cv.hatch(p, q, s * 0.5, 0.5, GOLD.deep)

    for a in ring_of(8, 22.5):
        with cv.at(turn=a):
            petal(inner, inner * 0.17, (shade(GOLD, 0.55), shade(GOLD, 0.42)))
    for a in ring_of(8):
        with cv.at(turn=a):
            petal(inner * 0.96, inner * 0.235, (shade(GOLD, 0.95), shade(GOLD, 0.68)))

"""The table's geometry, for every window, text size, number of seats and of cards."""

from itertools import combinations, pairwise
from math import cos, radians, sin

import pytest

from scopa_gui.ui.table.geometry import Box, Pose
from scopa_gui.ui.table.layout import TableLayout, Where
from scopa_gui.ui.viewport import Viewport

SIZES = (
    (960, 540),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (1080, 1920),
)
TEXTS = (100, 150, 200)
TABLES = ((2, 2), (3, 3), (4, 2), (4, 4), (6, 2))
EVERY = [
    pytest.param(size, text, seats, id=f"{size[0]}x{size[1]}-{text}-{seats[0]}-{seats[1]}")
    for size in SIZES
    for text in TEXTS
    for seats in TABLES
]


def made(size: tuple[int, int], text: int = 100, seats: tuple[int, int] = (2, 2)) -> TableLayout:
    return TableLayout(Viewport(*size, text), *seats)


def _inside(box: Box, size: tuple[int, int]) -> bool:
    return box.x >= 0 and box.y >= 0 and box.right <= size[0] and box.bottom <= size[1]


def _column_things(layout: TableLayout) -> dict[str, Box]:
    things = {"score": layout.score, "stock": layout.stock.box}
    for number, box in enumerate(layout.buttons):
        things[f"button {number}"] = box
    for number, place in enumerate(layout.places):
        things[f"plate {number}"] = place.plate
        if place.where is not Where.OWN:
            poses = layout.backs(place, layout.hand_size)
            first, last = poses[0].box, poses[-1].box
            things[f"backs {number}"] = Box(first.x, first.y, last.right - first.x, first.h)
        pile = place.pile.box
        if all(pile != other for other in things.values()):
            things[f"pile {number}"] = pile
    return things


@pytest.mark.parametrize(("size", "text", "seats"), EVERY)
def test_nothing_around_the_cloth_covers_another_thing(
    size: tuple[int, int], text: int, seats: tuple[int, int]
) -> None:
    layout = made(size, text, seats)
    for (name, box), (other, second) in combinations(_column_things(layout).items(), 2):
        assert box.overlap(second) < 1.0, (name, other)


@pytest.mark.parametrize(("size", "text", "seats"), EVERY)
def test_everything_is_in_the_window_and_off_the_cloth(
    size: tuple[int, int], text: int, seats: tuple[int, int]
) -> None:
    layout = made(size, text, seats)
    for name, box in _column_things(layout).items():
        assert _inside(box, size), name
        assert box.overlap(layout.cloth) < 1.0, name
        assert box.overlap(layout.status) < 1.0, name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 11))
def test_the_hand_leaves_the_status_line_free(size: tuple[int, int], count: int) -> None:
    layout = made(size)
    assert layout.cloth.bottom <= layout.status.y + 0.01
    for pose in layout.hand(count):
        turned = radians(abs(pose.degrees))
        half = (pose.box.h * cos(turned) + pose.box.w * sin(turned)) / 2
        assert pose.y - half >= layout.status.bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("count", range(21))
def test_table_cards_lie_apart_on_the_cloth(size: tuple[int, int], text: int, count: int) -> None:
    layout = made(size, text)
    spots = layout.slots(layout.capacity(count))
    assert len(spots) >= count
    cloth = layout.cloth.grown(1.0)
    for pose in spots:
        assert pose.box.overlap(cloth) == pytest.approx(pose.box.w * pose.box.h)
    for one, other in combinations(spots, 2):
        assert one.box.overlap(other.box) == 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 21))
def test_table_cards_stay_readable(size: tuple[int, int], count: int) -> None:
    layout = made(size)
    width = layout.slots(layout.capacity(count))[0].width
    assert width >= 0.6 * layout.card
    assert width >= 40


def test_the_grid_follows_its_measures() -> None:
    wide = made((1280, 720))
    assert wide.card == 96
    assert wide.grid(4).rows == 1
    assert wide.grid(14).width == pytest.approx(96)
    assert wide.grid(20).width / 96 == pytest.approx(0.71, abs=0.01)
    high = made((1024, 768))
    assert (high.grid(20).rows, high.grid(20).width / high.card) == (
        3,
        pytest.approx(0.93, abs=0.02),
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("count", range(1, 11))
def test_of_every_hand_card_a_finger_can_reach_a_part(
    size: tuple[int, int], text: int, count: int
) -> None:
    layout = made(size, text)
    fan = layout.hand(count)
    assert all(_inside(pose.box, size) for pose in fan)
    assert fan[0].box.x >= layout.cloth.x - 1
    assert fan[-1].box.right <= layout.cloth.right + 1
    for one, other in pairwise(fan):
        assert other.x - one.x >= 0.35 * layout.card
    risen = fan[0].with_(dy=-layout.lift)
    assert risen.box.y > layout.cloth.bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 21))
def test_a_capture_rests_in_the_cloth_beside_what_it_takes(
    size: tuple[int, int], count: int
) -> None:
    layout = made(size)
    spots = layout.slots(layout.capacity(count))[:count]
    beside = layout.beside(spots[-1:], spots[:-1])
    assert _inside(beside.box, size)
    assert beside.box.overlap(spots[-1].box) < 0.35 * beside.box.w * beside.box.h
    if count <= 6:
        covered = max(beside.box.overlap(pose.box) for pose in spots)
        assert covered == pytest.approx(0.0, abs=1.0)


@pytest.mark.parametrize("capacity", [4, 6, 8, 14, 20])
def test_the_nearest_places_come_first(capacity: int) -> None:
    layout = made((1280, 720))
    order = layout.nearest(capacity)
    assert sorted(order) == list(range(capacity))
    spots = layout.slots(capacity)
    cx, cy = layout.cloth.centre

    def distance(pose: Pose) -> float:
        return (pose.x - cx) ** 2 + (pose.y - cy) ** 2

    ways = [distance(spots[slot]) for slot in order]
    assert ways == sorted(ways) or max(a - b for a, b in pairwise(ways)) == pytest.approx(0, abs=1)


def test_the_next_to_play_sits_at_the_right_and_clockwise_at_the_left() -> None:
    order = [place.where for place in made((1280, 720), seats=(4, 2)).places]
    assert order == [Where.OWN, Where.RIGHT, Where.TOP, Where.LEFT]
    turned = TableLayout(Viewport(1280, 720), 4, 2, clockwise=True)
    assert [place.where for place in turned.places] == [
        Where.OWN,
        Where.LEFT,
        Where.TOP,
        Where.RIGHT,
    ]


def test_six_seats_go_round_counterclockwise() -> None:
    tops = [
        place.plate.x
        for place in made((1280, 720), seats=(6, 2)).places
        if place.where is Where.TOP
    ]
    assert tops == sorted(tops, reverse=True)


@pytest.mark.parametrize("count", range(1, 9))
def test_scope_lie_within_the_height_of_their_pile(count: int) -> None:
    layout = made((1280, 720))
    for pose in layout.crosswise(layout.own_pile, count):
        height = pose.width
        assert pose.y - height / 2 >= layout.own_pile.box.y - 1
        assert pose.y + height / 2 <= layout.own_pile.box.bottom + 1


def test_in_a_very_wide_window_the_columns_stay_near_the_middle() -> None:
    layout = made((2560, 1080))
    assert layout.left == pytest.approx(1280 - 7 * layout.card)

"""What is read aloud: the log as it grows, whose turn it is, and no hand of anybody else."""

from scopa_gui.app.narration import card_name
from scopa_gui.app.settings import Speed
from scopa_gui.rules.cards import parse_card
from scopa_gui.ui.inputs import Command
from tests.table.support import Table, session_of
from tests.table.test_handover import STOCK, _click_card


def test_what_the_log_says_is_said_in_its_order() -> None:
    made = Table(session_of(stocks=[STOCK]))
    made.run(1.0)
    _click_card(made, parse_card("2d"))
    made.run(1.0)
    told = made.scene._words.log(made.scene.course.show.model)
    lines = [words for words in made.program.said if words in told]
    assert lines
    assert lines == [line for line in reversed(told) if line in lines]
    assert "Your turn." in made.program.said


def test_the_cover_says_whose_turn_it_is_and_nothing_of_the_cards() -> None:
    made = Table(session_of(people=(0, 1), stocks=[STOCK]), speed=Speed.NORMAL)
    made.run(1.0)
    made.stage.feed(Command.CONFIRM)
    made.run(6.0)
    _click_card(made, parse_card("2d"))
    made.run(3.0)
    assert made.scene.handover is not None
    name = made.scene.handover.name
    assert made.program.said[-1] == f"It is now {name}’s turn."
    texts = made.scene._words.texts
    hands = [card for hand in made.session.run.state.hands for card in hand]
    assert hands
    hidden = [card_name(texts, card).lower() for card in hands]
    assert not [words for words in made.program.said for card in hidden if card in words.lower()]

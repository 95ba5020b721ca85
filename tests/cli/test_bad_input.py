"""Every kind of wrong input is refused: status 2, one sentence, nothing else."""

from pathlib import Path

import pytest

from tests.cli.support import DECK_TEXT, Doors, process, refused, stock

MOVES = ("moves", "--rules", "scopa", "--table", "2d", "--hand")
SCORE = ("score", "--rules", "scopa")
DEAL = ("deal", "--rules", "scopa", "--stock")
SIMULATE = ("simulate", "--rules", "scopa", "--matches", "1", "--seed", "1", "--seats")
PILES = ("--pile", "7d", "--pile", "7c")

BAD: dict[str, tuple[str, ...]] = {
    # the command line itself
    "unknown door": ("shuffle",),
    "door not first": ("--lang", "en", "rules"),
    "nothing required": ("moves",),
    "one thing missing": ("moves", "--rules", "scopa", "--hand", "2d"),
    "unknown option of a door": (*MOVES, "3d", "--cards", "1"),
    "value missing": ("moves", "--rules"),
    "one word too many": ("rules", "scopa", "napola"),
    "shortened option": (*MOVES[:-1], "--han", "3d"),
    "unknown language": ("rules", "--lang", "fr"),
    "window and full screen": ("--windowed", "1280x720", "--fullscreen"),
    "size without height": ("--windowed", "1280"),
    "size of nothing": ("--windowed", "0x0"),
    "size too small for the table": ("--windowed", "959x720"),
    "size beyond measure": ("--windowed", "99999x720"),
    "seed no number": ("--seed", "one"),
    "text size not offered": ("tour", "pictures", "--text", "110"),
    "tour of no size": ("tour", "pictures", "--size", "wide"),
    # rules codes
    "unknown preset": ("rules", "skopa"),
    "unknown option": ("rules", "scopa(seat=4)"),
    "unknown value": ("rules", "scopa(napola=yes)"),
    "unknown card as bonus": ("rules", "scopa(bonus=9d)"),
    "card twice as bonus": ("rules", "scopa(bonus=Rd+Rd)"),
    "option twice": ("rules", "scopa(seats=4,seats=2)"),
    "unreadable code": ("rules", "scopa(seats=4"),
    "code without a name": ("rules", ""),
    "endless code": ("rules", "scopa(" + "seats=4," * 100 + ")"),
    "seats that do not divide": ("rules", "scopa(seats=5)"),
    "pairs of three": ("rules", "scopa(seats=3,sides=pairs)"),
    "alone with six": ("rules", "scopa(seats=6,sides=alone)"),
    "teams of four": ("rules", "scopa(seats=4,sides=teams)"),
    "dealer out with two": ("rules", "scopa(sides=dealer_out)"),
    "target too low": ("rules", "scopa(target=0)"),
    "target too high": ("rules", "scopa(target=152)"),
    "target no number": ("rules", "scopa(target=eleven)"),
    "the last card twice": ("rules", "scopa(last_card_scopa=on,leftovers=last_player)"),
    # moves
    "unknown card": (*MOVES, "9d"),
    "card in hand and on the table": (*MOVES, "2d"),
    "card twice in hand": (*MOVES, "3d 3d"),
    "no words at all": (*MOVES, "three of coins"),
    # score
    "too few piles": (*SCORE, "--pile", "7d"),
    "too many piles": (*SCORE, *PILES, "--pile", "7s"),
    "two piles for four alone": ("score", "--rules", "scopa(seats=4,sides=alone)", *PILES),
    "card in two piles": (*SCORE, "--pile", "7d", "--pile", "7c 7d"),
    "card twice in a pile": (*SCORE, "--pile", "7d 7d", "--pile", ""),
    "unknown card in a pile": (*SCORE, "--pile", "8d", "--pile", ""),
    "scope for one side": (*SCORE, *PILES, "--scope", "1"),
    "scope for three sides": (*SCORE, *PILES, "--scope", "1,0,0"),
    "scope below nothing": (*SCORE, *PILES, "--scope=-1,0"),
    "scope no number": (*SCORE, *PILES, "--scope", "one,0"),
    # deal
    "short stock": (*DEAL, "2d 3d"),
    "empty stock": (*DEAL, ""),
    "card twice in the stock": (*DEAL, DECK_TEXT.replace("Rb", "Ad")),
    "card too many in the stock": (*DEAL, DECK_TEXT + " Ad"),
    "unknown card in the stock": (*DEAL, DECK_TEXT.replace("Rb", "Kb")),
    "dealer without a seat": (*DEAL, DECK_TEXT, "--dealer", "2"),
    "dealer below nothing": (*DEAL, DECK_TEXT, "--dealer", "-1"),
    "illegal move": (*DEAL, DECK_TEXT, "--moves", "2d"),
    "unreadable move": (*DEAL, DECK_TEXT, "--moves", "hello"),
    "cut where nobody cuts": (*DEAL, DECK_TEXT, "--moves", "cut17"),
    "move in a void deal": (*DEAL, stock("2d 3d 4d 5d 6d 7d Rd Rc Rs Rb"), "--moves", "2d"),
    "totals for one side": (*DEAL, DECK_TEXT, "--before", "3"),
    "totals no numbers": (*DEAL, DECK_TEXT, "--before", "a,b"),
    # simulate
    "unknown level": (*SIMULATE, "greedy,great"),
    "level in capitals": (*SIMULATE, "greedy,Greedy"),
    "too few levels": (*SIMULATE, "greedy"),
    "too many levels": (*SIMULATE, "greedy,greedy,greedy"),
    "no match": (*SIMULATE, "greedy,greedy", "--matches", "0"),
    "matches no number": (*SIMULATE, "greedy,greedy", "--matches", "1.5"),
    "seed below nothing": (*SIMULATE, "greedy,greedy", "--seed", "-1"),
    "file in no folder": (*SIMULATE, "greedy,greedy", "--out", "/nowhere/at/all.jsonl"),
    # check
    "no such file": ("check", "/nowhere/at/all.jsonl"),
    "folder instead of a file": ("check", str(Path(__file__).parent)),
}


@pytest.mark.parametrize("words", BAD.values(), ids=BAD.keys())
def test_wrong_input_gets_one_sentence_and_status_2(doors: Doors, words: tuple[str, ...]) -> None:
    refused(doors(*words))


@pytest.mark.parametrize("language", ["it", "de"])
@pytest.mark.parametrize("words", BAD.values(), ids=BAD.keys())
def test_the_sentence_is_there_in_every_language(
    doors: Doors, words: tuple[str, ...], language: str
) -> None:
    if words[0].startswith("--lang") or "--lang" in words:
        return
    refused(doors(*words, f"--lang={language}"))


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ("one thing missing", "Die Befehlszeile braucht noch --table."),
        ("unknown option of a door", "Das gehört nicht in die Befehlszeile: --cards 1."),
        ("value missing", "Nach --rules fehlt ein Wert."),
    ],
)
def test_no_english_stands_in_another_language(doors: Doors, case: str, said: str) -> None:
    assert refused(doors(*BAD[case], "--lang=de")).strip() == said


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ("unknown preset", "scopa"),
        ("unknown option", "seats"),
        ("unknown value", "yes"),
        ("unknown level", "greedy"),
        ("unknown door", "shuffle"),
        ("too few levels", "1"),
        ("totals for one side", "2"),
        ("unknown language", "de, en, it"),
        ("dealer without a seat", "1"),
        ("short stock", "40"),
        ("illegal move", "Two of Denari"),
        ("card in two piles", "Seven of Denari"),
        ("no such file", "No such file or directory"),
    ],
)
def test_the_sentence_names_what_is_wrong_or_what_would_do(
    doors: Doors, case: str, said: str
) -> None:
    assert said in refused(doors(*BAD[case]))


def test_the_sentence_stays_on_one_line_whatever_was_typed(doors: Doors) -> None:
    assert len(refused(doors(*MOVES, "7d\n" + "8" * 5000))) < 400


@pytest.mark.parametrize("text", ["7d\udce4", "{0}", "%s", "«7d»"])
def test_strange_signs_do_no_harm(doors: Doors, text: str) -> None:
    refused(doors(*MOVES, text))


def test_a_refusal_in_a_process_of_its_own_leaves_no_traceback() -> None:
    refused(process("moves", "--rules", "scopa", "--table", "", "--hand", "9d"))


def test_a_terminal_that_knows_ascii_alone_gets_escapes() -> None:
    outcome = process("rules", "skopa", "--lang", "de", PYTHONIOENCODING="ascii")
    assert outcome.status == 2
    assert "\\u201e" in outcome.err

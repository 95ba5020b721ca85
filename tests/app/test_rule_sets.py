"""House rules under names."""

from scopa_gui.app.rule_sets import MOST_SETS, RuleSets
from scopa_gui.rules.catalogue import parse_rules

CODE = parse_rules("scopone(ace=takes_all,napola=on)")
OTHER = parse_rules("cirulla(seats=4)")


def test_what_is_written_is_read_again() -> None:
    sets = RuleSets().kept("Natale", CODE).kept("Venerdì", OTHER)
    assert RuleSets.from_list(sets.to_list()) == sets


def test_a_name_in_use_is_replaced_where_it_stands() -> None:
    sets = RuleSets().kept("Natale", CODE).kept("B", OTHER).kept(" natale ", OTHER)
    assert [(kept.name, kept.options) for kept in sets.sets] == [("natale", OTHER), ("B", OTHER)]


def test_a_name_taken_or_empty_renames_nothing() -> None:
    sets = RuleSets().kept("A", CODE).kept("B", OTHER)
    assert sets.renamed(sets.sets[0], "b") == sets
    assert sets.renamed(sets.sets[0], "  ") == sets
    assert [kept.name for kept in sets.renamed(sets.sets[0], "C").sets] == ["C", "B"]


def test_without_a_set() -> None:
    sets = RuleSets().kept("A", CODE).kept("B", OTHER)
    assert [kept.name for kept in sets.without(sets.sets[0]).sets] == ["B"]


def test_only_the_newest_are_kept() -> None:
    sets = RuleSets()
    for number in range(MOST_SETS + 1):
        sets = sets.kept(f"set {number}", CODE)
    assert len(sets.sets) == MOST_SETS
    assert sets.named("set 0") is None


def test_what_cannot_be_used_is_left_out() -> None:
    good = {"name": "A", "rules": "napola"}
    bad: list[object] = [{"name": "B", "rules": "nonsense"}, {"name": ""}, 7, {"name": 3}]
    assert [kept.name for kept in RuleSets.from_list([*bad, good]).sets] == ["A"]
    assert RuleSets.from_list("no list") == RuleSets()

"""Nothing of the rules can be changed once it is made."""

import dataclasses
import importlib
import pkgutil

import pytest

from scopa_gui import rules

MODULES = sorted(found.name for found in pkgutil.walk_packages(rules.__path__, "scopa_gui.rules."))


@pytest.mark.parametrize("name", MODULES)
def test_every_value_of_the_rules_is_frozen(name: str) -> None:
    module = importlib.import_module(name)
    made = [
        one
        for one in vars(module).values()
        if dataclasses.is_dataclass(one) and one.__module__ == name
    ]
    assert [one.__name__ for one in made if not one.__dataclass_params__.frozen] == []

"""House rules of one's own, kept under names: values, and what a settings file holds of them."""

from dataclasses import dataclass, replace

from scopa_gui.app.setup import clean
from scopa_gui.rules.catalogue import Options, RulesCodeError, format_rules, parse_rules

MOST_SETS = 24
"""So many can be kept."""


@dataclass(frozen=True)
class RuleSet:
    """Rules with a name; seats, sides and target belong to them."""

    name: str
    options: Options


@dataclass(frozen=True)
class RuleSets:
    """The rule sets of a reader, no two of one name; the newest last."""

    sets: tuple[RuleSet, ...] = ()

    def named(self, name: str) -> RuleSet | None:
        """The set of that name, however it is written."""
        wanted = clean(name).casefold()
        return next((kept for kept in self.sets if kept.name.casefold() == wanted), None)

    def kept(self, name: str, options: Options) -> "RuleSets":
        """With these rules under a name; a set of the same name is replaced where it stands."""
        fresh, old = RuleSet(clean(name), options), self.named(name)
        if old is not None:
            return RuleSets(tuple(fresh if kept is old else kept for kept in self.sets))
        return RuleSets((*self.sets, fresh)[-MOST_SETS:])

    def renamed(self, old: RuleSet, name: str) -> "RuleSets":
        """With another name for a set; a name that is empty or taken leaves everything as it is."""
        other = self.named(name)
        if not clean(name) or (other is not None and other != old):
            return self
        fresh = replace(old, name=clean(name))
        return RuleSets(tuple(fresh if kept == old else kept for kept in self.sets))

    def without(self, gone: RuleSet) -> "RuleSets":
        """Without a set."""
        return RuleSets(tuple(kept for kept in self.sets if kept != gone))

    def to_list(self) -> list[dict[str, str]]:
        """Plain values for a file."""
        return [{"name": kept.name, "rules": format_rules(kept.options)} for kept in self.sets]

    @staticmethod
    def from_list(fields: object) -> "RuleSets":
        """The sets that ``to_list`` wrote; whatever cannot be used is left out."""
        sets = RuleSets()
        for entry in fields if isinstance(fields, list) else ():
            match entry:
                case {"name": str(name), "rules": str(code)} if clean(name):
                    try:
                        sets = sets.kept(name, parse_rules(code))
                    except RulesCodeError:
                        continue
                case _:
                    continue
        return sets

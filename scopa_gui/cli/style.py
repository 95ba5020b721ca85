"""``style``: how often a level plays what people shake their heads at."""

from argparse import Namespace

from scopa_gui.ai.style import Slip, Style, watched
from scopa_gui.app.i18n import Texts
from scopa_gui.cli.console import OK, Watched
from scopa_gui.cli.parser import Parser, level, number
from scopa_gui.rules.catalogue import format_rules, game_for
from scopa_gui.rules.shuffle import secret_from_seed

MOST_DEALS = 1_000_000


def arguments(parser: Parser) -> None:
    """Rules, level, and how much is played."""
    parser.takes_rules()
    parser.takes("--level", metavar="LEVEL", type=level, required=True, help_key="train_level")
    parser.takes(
        "--deals",
        metavar="N",
        type=number(1, MOST_DEALS),
        required=True,
        help_key="style_deals",
    )
    parser.takes("--seed", metavar="S", type=number(), required=True, help_key="arena_seed")


def run(given: Namespace, texts: Texts) -> int:
    """Play, count, print."""
    style = None
    with Watched(given.deals) as progress:
        game = game_for(given.rules)
        for style in watched(game, given.level, secret_from_seed(given.seed), given.deals):
            progress.show(style.deals)
    assert style is not None, "at least one deal has been played"
    for line in report(texts, format_rules(given.rules), given.level, style):
        print(line)
    return OK


def report(texts: Texts, rules: str, level: str, style: Style) -> list[str]:
    """What was counted, per thousand deals."""
    return [
        texts("cli.style.title", level=level, rules=rules, n=style.deals),
        *(
            texts(
                f"cli.style.{slip.value}",
                all=f"{style.per_thousand(slip):.1f}",
                open=f"{style.unproven(slip):.1f}",
            )
            for slip in Slip
        ),
    ]

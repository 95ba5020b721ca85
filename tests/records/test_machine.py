"""Playing, taking back, saving and loading in any order, against a list of moves.

The model is the plainest thing that could be right: the moves kept so far. Whatever was done, the
match must be the one that those moves lead to, and the journal must lead there too.
"""

from contextlib import suppress

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from scopa_gui.rules.catalogue import Options, format_rules
from scopa_gui.rules.game import IllegalMove
from scopa_gui.rules.match import DealsWon
from scopa_gui.rules.record import (
    Header,
    SeatRecord,
    digest,
    end_line,
    header_line,
    move_line,
    read_journal,
    read_record,
    record_line,
    take_back_line,
)
from scopa_gui.rules.run import MatchRun, SecretStocks, advance, replay, start_run
from scopa_gui.rules.shuffle import secret_from_seed
from tests.conformance.options import accepted_briscola_options, accepted_options


class Matches(RuleBasedStateMachine):
    """A match under random rules."""

    run: MatchRun
    header: Header
    journal: str
    kept: list[str]

    @initialize(options=accepted_options() | accepted_briscola_options(), seed=st.integers(0, 1000))
    def begin(self, options: Options, seed: int) -> None:
        seats = (SeatRecord("Anna", "person"),) * options.seats
        self.header = Header(options, SecretStocks(secret_from_seed(seed)), seats)
        self.run = start_run(options, self.header.stocks)[0]
        self.journal = header_line(self.header)
        self.kept = []

    @precondition(lambda self: not self.run.over)
    @rule(choices=st.lists(st.integers(0, 1000), min_size=1, max_size=25))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            if self.run.over:
                return
            if self.run.deal_over:
                self.run, _ = self.run.next_deal()
            legal = self.run.game.legal_moves(self.run.state)
            move = legal[choice % len(legal)]
            self.run, _ = self.run.apply(move)
            text = self.run.game.format_move(move)
            self.journal += move_line(text)
            self.kept.append(text)

    @precondition(lambda self: self.kept and self.run.given_up is None)
    @rule(how_many=st.integers(1, 40))
    def take_back(self, how_many: int) -> None:
        keep = max(0, len(self.kept) - how_many)
        self.kept = self.kept[:keep]
        self.run = replay(self.header.options, self.header.stocks, self.kept)
        self.journal += take_back_line(keep)

    @rule()
    def save_and_load(self) -> None:
        record = read_journal(self.journal)
        assert record.header == self.header
        assert record.warning is None
        self.run = record.run

    @rule(cut=st.integers(1, 12))
    def load_after_a_torn_line(self, cut: int) -> None:
        record = read_journal(self.journal + move_line("7dxAc6b")[:cut])
        assert record.warning == "warning.torn_line"
        self.run = record.run

    @rule(text=st.sampled_from(["7d", "RdxAc", "cut5", "cut40", "RdxAcAc", "nothing", ""]))
    def play_what_may_be_illegal(self, text: str) -> None:
        before = digest(self.run)
        with suppress(IllegalMove):
            advance(self.run, text)
        assert digest(self.run) == before

    @precondition(lambda self: self.kept)
    @rule(data=st.data())
    def finish_a_copy(self, data: st.DataObject) -> None:
        """A record of the match as it stands, given up if it is not over."""
        run = self.run
        if not run.over:
            run = run.give_up(data.draw(st.integers(0, run.game.seating.side_count - 1)))
        for record in (
            read_record(record_line(self.header, run)),
            read_journal(self.journal + end_line(run)),
        ):
            assert record.run.winner == run.winner
            assert record.run.moves == run.moves
            assert record.run.state == run.state

    @invariant()
    def the_match_is_what_its_moves_lead_to(self) -> None:
        assert list(self.run.moves) == self.kept

    @invariant()
    def totals_are_the_sum_of_the_deals(self) -> None:
        match = self.run.match
        deals = [list(result.points) for result in match.results]
        if isinstance(match.rule, DealsWon):
            # a deal counts one for whoever has the most alone
            deals = [[int(sorted(deal)[-2] < mine == max(deal)) for mine in deal] for deal in deals]
        sides = range(self.run.game.seating.side_count)
        assert match.totals == tuple(sum(deal[side] for deal in deals) for side in sides)

    def teardown(self) -> None:
        if hasattr(self, "run"):
            again = replay(self.header.options, self.header.stocks, self.kept)
            assert format_rules(again.options) == format_rules(self.header.options)
            assert digest(again) == digest(self.run)


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=60, stateful_step_count=25)

"""Measuring one level against another on duplicate deals. No clock, no printing.

Every stock is played once for each side, with the first level there and the second everywhere else,
and the mean is one observation. With two sides that is two deals with the sides swapped, where most
of the luck of the cards cancels out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, stdev

from scopa_gui.ai.decide import decide, decision_seed
from scopa_gui.rules.catalogue import AnyGame, State

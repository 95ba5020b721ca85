"""Anything at all said to the program: ``python -m tests.hostile --inputs 200000 --seed 1``."""

"""Why a move is good: statements that are true, by the rules in force, where it is made."""

"""The screens: title, new game, summary, end of a match, pause."""

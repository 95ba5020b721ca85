"""The screens: the only package that draws, and the only one that imports pygame."""

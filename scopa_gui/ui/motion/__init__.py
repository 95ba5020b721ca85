"""Motion as closed formulas of elapsed time, without pygame."""

"""Tests: a mirror of the package, and suites over every game in the catalogue."""

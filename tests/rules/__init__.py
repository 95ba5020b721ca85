"""The rules, one rule a test, positions built from text."""

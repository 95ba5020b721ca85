"""Counts of move sequences, kept in text files."""

"""The command line: one small module for each door, layers above the rules only when needed."""

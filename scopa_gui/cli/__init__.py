"""The command-line doors, one module each."""

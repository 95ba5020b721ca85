"""The application: matches, people, saving, texts; no pixels."""

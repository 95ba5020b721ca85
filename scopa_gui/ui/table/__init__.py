"""The table on screen: what it shows, where, and how it moves."""

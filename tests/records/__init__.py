"""Records and journals: matches as text."""

"""Pictures of every screen and every notable table, each the same wherever it is drawn."""

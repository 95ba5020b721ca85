"""Controls on paper: one small set, with all their states."""

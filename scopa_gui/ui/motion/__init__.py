"""Movement as pure functions of time; no pygame here."""

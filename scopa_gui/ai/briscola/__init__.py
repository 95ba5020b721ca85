"""Players of Briscola."""

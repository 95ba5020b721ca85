"""What the tables of Briscola have of their own."""

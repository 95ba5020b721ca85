"""What the tables of the Scopa family have of their own."""

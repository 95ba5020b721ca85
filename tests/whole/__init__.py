"""The whole program, spoken to as a person does."""

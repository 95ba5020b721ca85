"""How fast the program is, measured on the program itself."""

"""Briscola: tricks with a trump suit, and the auction of Briscola chiamata."""

"""Whole deals in readable text, one for every preset and seat form."""

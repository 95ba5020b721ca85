"""Briscola and Briscola chiamata, one rule a test."""

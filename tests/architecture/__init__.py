"""Habits that the machine enforces: layers, banned calls, texts."""

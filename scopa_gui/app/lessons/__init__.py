"""Lessons: positions on the real table with one thing to find in each.

A lesson is data (``shape``); why another move is worse is computed by the rules (``reasons``), and
``sitting`` plays one through as a match whose other seats follow the lesson.
"""

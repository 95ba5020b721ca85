"""Scopa for the desktop: rules, players, application, screens and command line."""

__version__ = "0.1.0"

"""Tabletop games for people around one computer, on a table that knows the rules."""

__version__ = "0.1.0"

"""Tabletop games for people around one computer, on a table that knows the rules."""

__version__ = "0.1.0"
NAME = "Monstrarium"
COMMANDS = ("games", "simulate", "verify", "render", "check-map", "bench", "integrate")
"""The commands that open no window; each has a module of its name in `cli`, with an underscore for a dash."""

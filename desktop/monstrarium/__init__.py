"""Tabletop games for people around one computer, on a table that knows the rules."""

__version__ = "0.1.0"
NAME = "Monstrarium"
COMMANDS = ("games", "simulate", "verify", "render", "check-map", "bench", "integrate")
"""What works without a window. Each has a module of its name in `cli`, where a dash is a low line."""

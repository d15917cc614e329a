"""Tabletop games for people around one computer, on a table that knows the rules."""

__version__ = "0.2.0"
NAME = "Monstrarium"
ID = "org.monstrarium.Monstrarium"
"""The name of the desktop entry, the icon, the description and the group of windows."""
COMMANDS = ("games", "simulate", "verify", "render", "check-map", "lessons", "lab", "bench", "integrate")
"""The commands that open no window; each has a module of its name in `cli`, with an underscore for a dash."""
BOT_WORKER = "--bot-worker"
"""The word, in no help, by which the program starts itself as the worker process of its bots."""
LAB_WORKER = "--lab-worker"
"""The same for the process in which the window has matches played."""

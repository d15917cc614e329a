"""The command line: one module a command, each with `add_parser` and `run`."""

COMMANDS = ("games", "simulate", "verify", "render", "bench", "integrate")
"""What works without a window. The module of a command has its name."""

"""Bots, and the process in which they think. They know the engine and no game."""

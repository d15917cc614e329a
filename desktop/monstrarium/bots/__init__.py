"""Seats that think for themselves, in a process of their own. They know the engine's contracts and no game."""

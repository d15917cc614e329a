"""Rolls, strikes, shots, ambushes, and the wounds that come of them."""

"""A match from the muster to the end: rounds, activations, Movement and modes."""

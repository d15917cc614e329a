"""How any table looks and is handled, without Qt and without a game."""

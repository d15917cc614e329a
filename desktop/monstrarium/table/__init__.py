"""Tables as data: how they look and how they are handled, without Qt and without a game."""

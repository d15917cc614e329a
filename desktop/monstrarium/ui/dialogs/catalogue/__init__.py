"""Cards and Pieces: everything that is printed of a game, large, searched and sorted out."""

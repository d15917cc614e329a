"""The table as a Qt scene: shows a description, and turns what hands do into affordances. Knows no game."""

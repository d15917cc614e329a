"""What the program remembers beside matches: the settings, the look, the place of the window."""

"""What is remembered beside matches: preferences, the look, the window's place."""

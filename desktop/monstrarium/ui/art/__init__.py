"""Colours, drawings and lettering, ready for the screen."""

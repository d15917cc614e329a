"""Colours, drawings and lettering."""

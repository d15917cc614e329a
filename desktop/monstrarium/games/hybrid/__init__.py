"""HYBRID: two sides in the dark of a laboratory."""

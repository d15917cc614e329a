"""How the table of XYbrid looks and speaks."""

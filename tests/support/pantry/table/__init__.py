"""How the table of Pantry looks and speaks."""

"""How the table of CYBO looks and speaks."""

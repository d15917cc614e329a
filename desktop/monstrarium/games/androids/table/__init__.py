"""How the table of AndrOIDS looks and speaks."""

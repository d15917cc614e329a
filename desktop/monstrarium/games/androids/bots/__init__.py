"""How bots play AndrOIDS."""

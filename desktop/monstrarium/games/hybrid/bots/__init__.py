"""How bots play HYBRID."""

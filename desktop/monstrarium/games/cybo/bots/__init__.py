"""How bots play CYBO."""

"""How bots play XYbrid."""

"""How bots play XenoShyft."""

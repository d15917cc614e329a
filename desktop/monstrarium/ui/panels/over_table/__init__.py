"""What lies over the table or comes over it: the plaque, notices, the closer look, the drawer, the curtain."""

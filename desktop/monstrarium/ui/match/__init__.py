"""A match on the screen, without its widgets: who looks, what is told, what is shown when."""

"""A match without its widgets: who looks, what is shown when, what is told, and how it is played."""

"""The table of Pantry: what lies where, what may be done with it, and how it is put into words."""

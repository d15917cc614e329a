"""The table of CYBO: what lies where, what may be done with it, and how it is put into words."""

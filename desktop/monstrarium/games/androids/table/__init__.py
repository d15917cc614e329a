"""The table of AndrOIDS: what lies where, what may be done with it, and how all of it is said."""

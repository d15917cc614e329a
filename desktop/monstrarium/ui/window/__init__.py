"""The main window, its commands and menus, and what it opens."""

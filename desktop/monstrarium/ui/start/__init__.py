"""Starts the program: the command line, the single instance, the application and the window."""

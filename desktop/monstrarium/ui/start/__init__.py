"""Starts the program: the command line, the one instance, the application, everything put together."""

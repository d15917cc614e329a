"""Loads and checks what comes as data: the files shipped with the program."""

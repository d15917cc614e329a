"""Loads and checks data files: those shipped with the program, and packs that people add."""

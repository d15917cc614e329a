"""Lessons: matches that are laid and explained step by step, so that people learn a game by playing it."""

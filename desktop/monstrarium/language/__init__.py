"""Sentences for people: translation, and phrases that several parts of the program share."""

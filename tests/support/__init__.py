"""Helpers that tests of several layers use."""

"""The tests: a folder for each layer. Helpers that several folders use are in tests.support."""

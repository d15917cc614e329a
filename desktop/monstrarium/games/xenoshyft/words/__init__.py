"""The words and phrases that effects are made of."""

"""What the texts of cards can read and change, the words and phrases that effects are made of."""

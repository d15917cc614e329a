"""The missions: what is special about each, and who has won."""

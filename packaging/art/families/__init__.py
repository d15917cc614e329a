"""The drawings that come in families: one routine draws many pictures from parameters."""

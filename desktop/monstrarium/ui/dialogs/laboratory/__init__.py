"""The Laboratory: bots play many matches in processes of their own, and the figures fill in while they do."""

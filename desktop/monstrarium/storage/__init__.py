"""What the program keeps: matches, settings, recents, pictures of matches. The only layer that writes to disk."""

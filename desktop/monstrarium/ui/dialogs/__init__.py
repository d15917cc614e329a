"""The windows beside the main window: settings, rules, shortcuts, about, the search for commands."""

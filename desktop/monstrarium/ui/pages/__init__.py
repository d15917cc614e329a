"""The pages of the main window: shelf, set-up, match, briefing, campaign."""

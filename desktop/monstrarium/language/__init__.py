"""Words: every sentence that people read passes through here."""

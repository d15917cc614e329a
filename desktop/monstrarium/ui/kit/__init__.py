"""The toolkit of all windows: texts, buttons, fields, choices, messages."""

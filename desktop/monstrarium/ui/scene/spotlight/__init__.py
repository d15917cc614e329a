"""Pieces brought forward at great moments: what is shown, how it lies, how it is drawn."""

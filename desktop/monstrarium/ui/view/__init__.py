"""The window onto the table: the camera, the small map, the table for screen readers and as a picture."""

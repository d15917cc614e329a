"""XenoShyft: one base, a lane each, and three waves of what comes out of the ground."""

"""The table of XenoShyft."""

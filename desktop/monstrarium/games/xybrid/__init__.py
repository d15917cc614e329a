"""XYbrid: monsters built of transparent cards."""

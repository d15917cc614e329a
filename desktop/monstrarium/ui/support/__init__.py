"""When something goes wrong: crashes, the log file, the report of a problem, matches that cannot be written."""

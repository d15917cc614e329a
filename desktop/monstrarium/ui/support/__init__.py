"""Help in trouble: the log file, the report of a problem, crashes, a disk that refuses."""

"""Faults on purpose: disks that refuse, programs that are killed, files that somebody has changed.

`python -m tests.faults --help` says how to run them; the same seed does the same again.
"""

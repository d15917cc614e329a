"""Tests with faults on purpose: full disks, killed programs, changed files.

`python -m tests.faults --help` says how to run them; the same seed repeats a run.
"""

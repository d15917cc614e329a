"""Run the harness: `python -m tests.faults --seed 7 --kills 500 --mutations 10000`."""

from __future__ import annotations

import sys

from .command import main

sys.exit(main())

"""Settings for every test, made before anything of Qt is imported."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
settings.register_profile("steady", deadline=None)  # No test judges how fast the machine is.
settings.load_profile("steady")

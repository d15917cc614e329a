"""Settings for every test, made before anything of Qt is imported."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

"""Lays what desktops and shells look for below PREFIX/share, as an installed copy has it.

    python packaging/shared_files.py PREFIX [--debian]

These are the menu entry, the description for software centres, the file type, icons, the manual page and completions.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from man_and_completions import PROGRAM, texts

from monstrarium.ui.support.desktop_files import shipped

FOLDERS = {
    f"{PROGRAM}.1": f"man/man1/{PROGRAM}.1",
    f"{PROGRAM}.bash": f"bash-completion/completions/{PROGRAM}",
    f"_{PROGRAM}": f"zsh/site-functions/_{PROGRAM}",
    f"{PROGRAM}.fish": f"fish/vendor_completions.d/{PROGRAM}.fish",
}
"""Where a manual page and completions are looked for, by the name under which they are written."""
DEBIAN = {f"_{PROGRAM}": f"zsh/vendor-completions/_{PROGRAM}"}
"""Where packages of Debian have it otherwise."""


def lay(prefix: Path, debian: bool = False) -> list[Path]:
    """Lay all files below a prefix, those of the same names replaced; the paths written."""
    share = prefix / "share"
    laid = []
    for path, source in shipped().items():
        (share / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / path)
        laid.append(share / path)
    folders = FOLDERS | (DEBIAN if debian else {})
    for name, text in texts().items():
        made = share / folders[name]
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(text, encoding="utf-8", newline="\n")
        laid.append(made)
    return sorted(laid)


def main() -> int:
    what, _, _ = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("prefix", type=Path, help="/usr of a package's tree, for example")
    parser.add_argument("--debian", action="store_true", help="where packages of Debian have them")
    args = parser.parse_args()
    for path in lay(args.prefix, args.debian):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())

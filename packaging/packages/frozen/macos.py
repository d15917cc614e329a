"""The application for macOS, made by PyInstaller on macOS, in a disk image. It is signed by nobody."""

from __future__ import annotations

import platform
import plistlib
from collections.abc import Iterator
from pathlib import Path

from packages.facts import facts
from packages.frozen.portable import freeze
from packages.frozen.session import play_here, work_here
from packages.job import Job, Proof, Unable
from packages.proof import UNTIMED, Seen, proof


def build(job: Job) -> list[Path]:
    if platform.system() != "Darwin":
        raise Unable("An application for macOS is made on macOS alone.")
    app = freeze(job)
    made = job.dist / f"{facts().name}-{job.version}-macos-{platform.machine()}.dmg"
    job.run("hdiutil", "create", "-ov", "-format", "UDZO", "-volname", facts().name, "-srcfolder", app, made)
    return [made]


def prove(job: Job, files: list[Path]) -> Iterator[Proof]:
    """Start the application from its disk image, which leaves nothing behind."""
    at = job.folder("mounted")
    job.run("hdiutil", "attach", files[0], "-mountpoint", at, "-nobrowse", "-readonly")
    try:
        contents = at / f"{facts().name}.app" / "Contents"
        said = plistlib.loads((contents / "Info.plist").read_bytes())
        if said["CFBundleIdentifier"] != facts().id or said["CFBundleShortVersionString"] != job.version:
            raise Unable(f"{contents / 'Info.plist'} is not that of {facts().name} {job.version}.")
        program = contents / "MacOS" / "monstrarium"
        work_here(program, job.version, job.folder("studies"))
        played = play_here(program, job.folder("player"))
    finally:
        job.run("hdiutil", "detach", at)
    yield proof(job, f"macOS {platform.mac_ver()[0]}", files[0], Seen(UNTIMED, played), [])

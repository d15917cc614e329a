"""The wheel and the sources, built by hatchling; proved with pipx and with uv."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from packages.job import Job, Proof
from packages.proof import Installed, proof, see, system_of, tree


def build(job: Job) -> list[Path]:
    """The wheel and the archive of the sources."""
    return [path.replace(job.dist / path.name) for path in made(job, "sdist", "wheel")]


def made(job: Job, *kinds: str) -> list[Path]:
    """What hatchling makes of these kinds, in a folder of the job."""
    folder = job.folder("hatchling")
    targets = [word for kind in kinds for word in ("-t", kind)]
    job.run(sys.executable, "-m", "hatchling", "build", *targets, "-d", folder)
    return sorted(folder.iterdir())


def prove(job: Job, files: list[Path]) -> Iterator[Proof]:
    """Install the wheel with pipx and with uv, each in folders of its own, and let them remove it again."""
    wheel = next(file for file in files if file.suffix == ".whl")
    tools = job.work / "tools"
    job.run(sys.executable, "-m", "venv", tools)
    job.run(tools / "bin" / "python", "-m", "pip", "install", "--quiet", "pipx", "uv")
    for name, install, remove in (
        ("pipx", ["pipx", "install", "--python", sys.executable], ["pipx", "uninstall"]),
        ("uv", ["uv", "tool", "install", "--python", sys.executable], ["uv", "tool", "uninstall"]),
    ):
        home = job.folder(name)
        folders = tool_folders(home)
        before = tree(home)
        job.run(tools / "bin" / install[0], *install[1:], wheel, variables=folders)
        seen = see(Installed([str(home / "bin" / "monstrarium")], job.folder(f"{name}-player")))
        job.run(tools / "bin" / remove[0], *remove[1:], "monstrarium", variables=folders)
        left = sorted(path for path in tree(home) - before if "monstrarium" in path)
        yield proof(job, f"{name} on {system_of(Path('/'))}", wheel, seen, left)


def tool_folders(home: Path) -> dict[str, str]:
    """Variables that keep all that pipx and uv write below a folder."""
    bin_folder = str(home / "bin")
    return {
        "PIPX_HOME": str(home / "pipx"),
        "PIPX_BIN_DIR": bin_folder,
        "PIPX_MAN_DIR": str(home / "man"),
        "UV_TOOL_DIR": str(home / "uv"),
        "UV_TOOL_BIN_DIR": bin_folder,
    }

"""The memory, processor time and wake-ups of a running program, read from /proc."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from ...engine.plain import Value
from ...files import SHIPPED, read_text

PROC = Path("/proc")


class ProcessUse(Value, frozen=True, gc=False):
    """The processor time and context switches of a process and its children so far."""

    cpu_ns: int
    switches: int


def family(pid: int) -> list[int]:
    """A process and all its descendants."""
    parents = {}
    for stat in PROC.glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parents[int(stat.parent.name)] = int(read_text(stat, SHIPPED, "replace").rpartition(")")[2].split()[1])
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found


def pss_mb(pid: int) -> float:
    """The memory of the family in megabytes, each shared page divided among its users."""
    return sum(_numbers(PROC / str(each) / "smaps_rollup", "Pss:") for each in family(pid)) / 1024


def use(pid: int) -> ProcessUse:
    """The processor time and context switches of all threads of the family."""
    cpu = switches = 0
    for each in family(pid):
        for task in (PROC / str(each) / "task").glob("*"):
            with contextlib.suppress(OSError):
                cpu += int(read_text(task / "schedstat", SHIPPED).split()[0])
            switches += _numbers(task / "status", "voluntary_ctxt_switches:")
    return ProcessUse(cpu, switches)


def libraries(pid: int) -> set[str]:
    """The folders of the files that a process has mapped."""
    with contextlib.suppress(OSError):
        return {
            line.rpartition("/")[0]
            for line in read_text(PROC / str(pid) / "maps", SHIPPED, "replace").splitlines()
            if "/" in line
        }
    return set()


def _numbers(path: Path, label: str) -> int:
    return sum(int(line.split()[1]) for line in _lines(path) if line.startswith(label))


def _lines(path: Path) -> Iterator[str]:
    with contextlib.suppress(OSError):
        yield from read_text(path, SHIPPED, "replace").splitlines()

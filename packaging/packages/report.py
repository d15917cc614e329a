"""Keeps what was seen of the packages in proofs.toml, and writes the table of packaging/README.md from it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path

from packages.job import ROOT, Proof, Unable
from packages.table import PACKAGES

PROOFS = Path(__file__).with_name("proofs.toml")
PAGE = ROOT / "packaging" / "README.md"
BEGIN = "<!-- `packaging/build --prove` writes this table from packages/proofs.toml -->"
END = "<!-- end of the table -->"
HEAD = "# What was seen of each package on each system. `packaging/build NAME --prove` writes this.\n"
COLUMNS = (
    *("Command", "File", "Size", "Installed on", "Painted window", "Moves of two bots", "Removed", "Same bytes twice"),
    "Seen",
)


def keep(proof: Proof) -> None:
    """Note a proof in the place of an older one of the same package and system, and write the table anew."""
    proofs = [one for one in proofs_kept() if (one.package, one.system) != (proof.package, proof.system)]
    proofs = in_order([*proofs, proof])
    PROOFS.write_text(HEAD + "".join(map(entry, proofs)), "utf-8")
    write_page(proofs)


def in_order(proofs: Sequence[Proof]) -> list[Proof]:
    """In the order of the table of packages."""
    names = [row.name for row in PACKAGES]
    return sorted(proofs, key=lambda one: (names.index(one.package), one.system))


def proofs_kept() -> list[Proof]:
    if not PROOFS.exists():
        return []
    return [Proof(**each) for each in tomllib.loads(PROOFS.read_text("utf-8")).get("proof", [])]


def entry(proof: Proof) -> str:
    """A proof as TOML, whose strings and numbers are written as those of JSON."""
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in proof._asdict().items()]
    return "".join(["\n[[proof]]\n", *lines])


def write_page(proofs: Sequence[Proof]) -> None:
    page = PAGE.read_text("utf-8")
    if BEGIN not in page or END not in page:
        raise Unable(f"{PAGE} has lost the lines between which its table stands: {BEGIN} and {END}")
    before, _begin, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n\n{table(proofs)}\n{END}{after}", "utf-8")


def table(proofs: Sequence[Proof]) -> str:
    rows = [COLUMNS, ("---",) * len(COLUMNS), *map(cells, proofs)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def cells(proof: Proof) -> tuple[str, ...]:
    return (
        f"`packaging/build {proof.package}`",
        f"`{proof.file}`",
        f"{proof.size / 1e6:.1f} MB",
        proof.system,
        painted(proof),
        played(proof),
        proof.removal,
        proof.same_bytes,
        f"{proof.date}, {proof.machine}",
    )


def painted(proof: Proof) -> str:
    if not proof.painted_ms:
        return "not measured"
    return f"{proof.painted_ms} ms" + (f", processor {proof.processor_ms} ms" if proof.processor_ms else "")


def played(proof: Proof) -> str:
    if not proof.moves:
        return "not started"
    said = [str(proof.moves)]
    said += [f"in {proof.moves_s} s"] if proof.moves_s else []
    said += [f"by {proof.processes} processes"] if proof.processes else []
    return " ".join(said)


def told(proof: Proof) -> str:
    """A proof in one line, for the terminal."""
    if not proof.moves:
        return f"{proof.package} on {proof.system}: not started, removed {proof.removal}"
    return (
        f"{proof.package} on {proof.system}: painted after {painted(proof)}, moves on the disk: {played(proof)}, "
        f"removed {proof.removal}"
    )

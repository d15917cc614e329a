"""`packaging/build`: makes packages into dist/, and proves them."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from monstrarium import __version__
from packages import report
from packages.job import ROOT, Job, Package, Unable, job_epoch, lacking
from packages.table import PACKAGES

SUMS = "SHA256SUMS"
ALL = "all"
CHROOTS = "MONSTRARIUM_CHROOTS"


def main(argv: Sequence[str]) -> int:
    reader = parser()
    args = reader.parse_args(argv)
    if not args.names:
        reader.print_help()
    if unknown := sorted({*args.names} - {ALL, *(row.name for row in PACKAGES)}):
        known = ", ".join(row.name for row in PACKAGES)
        reader.error(f"there is no package {', '.join(unknown)}; the packages are {known}")
    rows = chosen(args.names)
    failed = False
    for row in rows:
        try:
            make(row, args)
        except Unable as reason:
            failed = True
            print(f"{row.name}: {reason}", file=sys.stderr)
    return int(failed)


def parser() -> argparse.ArgumentParser:
    width = max(len(row.name) for row in PACKAGES)
    made = argparse.ArgumentParser(
        prog="packaging/build",
        description="Make packages of Monstrarium into dist/.",
        epilog="packages:\n" + "\n".join(f"  {row.name:{width}}  {row.what}" for row in PACKAGES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("names", nargs="*", metavar="NAME", help=f"a package below, or {ALL}")
    made.add_argument("--dist", type=Path, default=ROOT / "dist", metavar="DIR", help="where packages go; dist/")
    made.add_argument("--twice", action="store_true", help="build twice, and say whether the bytes are the same")
    made.add_argument("--prove", action="store_true", help="install, let two bots play, remove; note what was seen")
    made.add_argument(
        "--chroots",
        type=Path,
        default=os.environ.get(CHROOTS),
        metavar="DIR",
        help=f"where the proof keeps the systems it installs on, about 1 GB; ${CHROOTS}, or build/chroots",
    )
    for row in PACKAGES:
        for option in row.options:
            made.add_argument(option.flag, metavar=option.value, help=f"{row.name}: {option.help}")
    return made


def chosen(names: Sequence[str]) -> list[Package]:
    """The rows of these names, in the order of the table."""
    return [row for row in PACKAGES if row.name in names or (ALL in names and row.everywhere)]


def make(row: Package, args: argparse.Namespace) -> None:
    """Build a package, and prove it if that is asked for; Unable if that does not work."""
    if trouble := lacking({**row.needs, **(row.needs_to_prove if args.prove else {})}):
        raise Unable(trouble)
    args.dist.mkdir(parents=True, exist_ok=True)
    files = build(row, args, args.dist)
    write_sums(args.dist)
    for file in files:
        print(f"{file}  {file.stat().st_size / 1e6:.1f} MB", flush=True)
    same = build_again(row, args, files) if args.twice else ""
    if args.prove:
        job = new_job(row, args, args.dist)
        for proof in row.prove(job, files):
            told = proof._replace(same_bytes=same) if same else proof
            report.keep(told)
            print(report.told(told), flush=True)


def build(row: Package, args: argparse.Namespace, dist: Path) -> list[Path]:
    return row.build(new_job(row, args, dist))


def new_job(row: Package, args: argparse.Namespace, dist: Path) -> Job:
    work = ROOT / "build" / row.name
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    return Job(row.name, __version__, job_epoch(), dist, work, args)


def build_again(row: Package, args: argparse.Namespace, files: Sequence[Path]) -> str:
    """Build a second time elsewhere; says whether the bytes are the same."""
    other = ROOT / "build" / "twice"
    shutil.rmtree(other, ignore_errors=True)
    other.mkdir(parents=True)
    again = build(row, args, other)
    differing = [one.name for one, two in zip(files, again, strict=True) if digest(one) != digest(two)]
    said = f"no: {', '.join(differing)}" if differing else "yes"
    print(f"{row.name}: built twice, same bytes: {said}", flush=True)
    return said


def write_sums(dist: Path) -> None:
    """List the digests of all packages in a folder, in the form that `sha256sum --check` reads."""
    files = sorted(path for path in dist.iterdir() if path.is_file() and path.name != SUMS)
    (dist / SUMS).write_text("".join(f"{digest(path)}  {path.name}\n" for path in files), "utf-8")


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

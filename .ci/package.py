"""Pack what `build.spec` built into the archives of a release, for the system this runs on.

    python .ci/package.py [--dist dist] [--out dist/release]
    python .ci/package.py --version

Linux gets a tarball with the folder, a desktop entry, icons and an install script, Windows a zip
of the folder, macOS a zip of the application; each gets the form in one file too, and the licences
of all that is inside. SHA256SUMS lists them. Fails where something bundled has no notice or where
folder or archive are too large.
"""

import argparse
import hashlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZipFile

import notices

ROOT = Path(__file__).resolve().parents[1]
HERE = Path(__file__).resolve().parent
SYSTEMS = {"Linux": "linux", "Windows": "windows", "Darwin": "macos"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
LARGEST_FOLDER = 40_000_000
LARGEST_ARCHIVE = 18_000_000


def version() -> str:
    """The version of the program in this checkout."""
    found = re.search(
        r'__version__ = "(.+)"', (ROOT / "scopa_gui" / "__init__.py").read_text(encoding="utf-8")
    )
    assert found is not None
    return found[1]


def files_in(folder: Path) -> Iterator[Path]:
    """Every file below, without links."""
    return (file for file in sorted(folder.rglob("*")) if file.is_file() and not file.is_symlink())


def size_of(folder: Path) -> int:
    """The bytes of all files below."""
    return sum(file.stat().st_size for file in files_in(folder))


# ---- what lies in the archives


def lay_out_folder(dist: Path, stage: Path, system: str) -> None:
    """The program in a folder, what a system needs to show it, and the licences."""
    if system == "macos":
        # the application is sealed: nothing may be taken out of it
        shutil.copytree(dist / "Scopa.app", stage / "Scopa.app", symlinks=True)
    else:
        shutil.copytree(dist / "scopa", stage / "scopa", symlinks=True)
        for name in ("licences", "LICENSE"):
            bundled = stage / "scopa" / "_internal" / name
            shutil.rmtree(bundled) if bundled.is_dir() else bundled.unlink()
    add_licences(stage, system)
    if system == "linux":
        shutil.copy2(HERE / "linux" / "install.sh", stage)
        (stage / "scopa.desktop").write_text(desktop_entry(), encoding="utf-8")
        add_icons(stage / "icons")


def lay_out_one_file(dist: Path, stage: Path, system: str) -> None:
    """The program in one file, and the licences."""
    ending = ".exe" if system == "windows" else ""
    shutil.copy2(dist / f"scopa-one-file{ending}", stage / f"scopa{ending}")
    add_licences(stage, system)


def add_licences(stage: Path, system: str) -> None:
    """Our licence, all others, and how to begin."""
    shutil.copytree(notices.LICENCES, stage / "licences")
    shutil.copy2(ROOT / "LICENSE", stage / "LICENSE.txt" if system == "windows" else stage)
    shutil.copy2(HERE / system / "README.txt", stage)


def desktop_entry() -> str:
    """The entry of the desktop's menu, with the sentence under the title in every language."""
    lines = [(HERE / "linux" / "scopa.desktop").read_text(encoding="utf-8").rstrip()]
    for file in sorted((ROOT / "assets" / "text").glob("*.toml")):
        tagline = tomllib.loads(file.read_text(encoding="utf-8"))["title"]["tagline"]
        if file.stem == "en":
            lines.append(f"Comment={tagline}")
        lines.append(f"Comment[{file.stem}]={tagline}")
    return "\n".join(lines) + "\n"


def add_icons(folder: Path) -> None:
    """The icons as the hicolor theme lays them."""
    drawn = ROOT / "assets" / "icons" / "app"
    sources = {f"{size}x{size}": drawn / f"{size}.png" for size in ICON_SIZES}
    for size, source in {**sources, "scalable": drawn / "settebello.svg"}.items():
        place = folder / "hicolor" / size / "apps"
        place.mkdir(parents=True)
        shutil.copyfile(source, place / f"scopa{source.suffix}")


# ---- the archives


def pack(stage: Path, out: Path, system: str) -> Path:
    """The archive of a folder, beside it under its name."""
    match system:
        case "linux":
            archive = out / f"{stage.name}.tar.gz"
            with tarfile.open(archive, "w:gz", compresslevel=9) as tar:
                tar.add(stage, stage.name, filter=owned_by_nobody)
        case "macos":
            archive = out / f"{stage.name}.zip"
            options = ["-c", "-k", "--sequesterRsrc", "--keepParent"]
            subprocess.run(["ditto", *options, str(stage), str(archive)], check=True)
        case _:
            archive = out / f"{stage.name}.zip"
            with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as packed:
                for file in files_in(stage):
                    packed.write(file, file.relative_to(stage.parent))
    return archive


def owned_by_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """The entry without the name of whoever built it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def faults(dist: Path, stage: Path, archive: Path) -> Iterator[str]:
    """What keeps this archive from being given away."""
    inside = (PurePosixPath(file.relative_to(dist).as_posix()) for file in files_in(dist))
    for name in notices.unnamed(inside):
        yield f"{name} is named in no notice of assets/licences/NOTICES.md"
    for largest, size, name in (
        (LARGEST_FOLDER, size_of(stage), stage.name),
        (LARGEST_ARCHIVE, archive.stat().st_size, archive.name),
    ):
        if size > largest:
            yield f"{name} has {size:,} bytes, more than {largest:,}"


def main() -> int:
    """Make every archive of this system, and the list of checksums."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "release")
    parser.add_argument("--version", action="version", version=version())
    asked = parser.parse_args()
    system = SYSTEMS[platform.system()]
    machine = platform.machine().lower()
    name = f"scopa-{version()}-{system}-{MACHINES.get(machine, machine)}"
    program = asked.dist / ("Scopa.app" if system == "macos" else "scopa")
    shutil.rmtree(asked.out, ignore_errors=True)
    asked.out.mkdir(parents=True)
    wrong: list[str] = []
    sums: list[str] = []
    for full_name, lay_out in ((name, lay_out_folder), (f"{name}-one-file", lay_out_one_file)):
        with tempfile.TemporaryDirectory() as folder:
            stage = Path(folder) / full_name
            stage.mkdir()
            lay_out(asked.dist, stage, system)
            archive = pack(stage, asked.out, system)
            print(f"{archive.name}: {archive.stat().st_size:,} bytes; laid out {size_of(stage):,}")
            wrong += faults(program, stage, archive)
        sums.append(f"{hashlib.sha256(archive.read_bytes()).hexdigest()}  {archive.name}\n")
    (asked.out / "SHA256SUMS").write_text("".join(sums), encoding="utf-8", newline="\n")
    for sentence in dict.fromkeys(wrong):
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

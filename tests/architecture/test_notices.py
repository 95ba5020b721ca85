"""Everything that the executable bundles is named with its licence, whose text is there."""

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path, PurePosixPath
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
OF_WINDOWS = [
    "SDL2.dll",
    "SDL2_image.dll",
    "SDL2_mixer.dll",
    "SDL2_ttf.dll",
    "freetype.dll",
    "portmidi.dll",
    "libtiff-5.dll",
    "libwebp-7.dll",
    "libwebpdemux-2.dll",
    "libjpeg-62.dll",
    "libpng16-16.dll",
    "libogg-0.dll",
    "libopus-0.dll",
    "libopusfile-0.dll",
    "libwavpack-1.dll",
    "libxmp.dll",
]
OF_DEBIAN = ["libexpat.so.1", "libsqlite3.so.0", "libffi.so.8", "libz.so.1"]
OF_MACOS = [
    "libSDL2-2.0.0.dylib",
    "libSDL2_mixer-2.0.0.800.2.dylib",
    "libz.1.3.1.zlib-ng.dylib",
    "libopus.0.dylib",
    "libopusfile.0.dylib",
    "libfluidsynth.3.5.6.dylib",
    "libsharpyuv.0.1.2.dylib",
    "libFLAC.14.0.0.dylib",
]


def load() -> Iterator[ModuleType]:
    """The module of `.ci`, which is no package."""
    recipe = spec_from_file_location("notices", ROOT / ".ci" / "notices.py")
    assert recipe is not None
    assert recipe.loader is not None
    module = module_from_spec(recipe)
    sys.modules[recipe.name] = module
    recipe.loader.exec_module(module)
    yield module
    del sys.modules[recipe.name]


notices = pytest.fixture(scope="module")(load)


def test_every_library_that_comes_with_pygame_is_named(notices: ModuleType) -> None:
    shipped = [PurePosixPath(file.as_posix()) for file in files("pygame-ce") or ()]
    libraries = [file for file in shipped if notices.SHARED_LIBRARY.search(file.name)]
    assert len(libraries) > 50
    assert notices.unnamed(iter(libraries)) == []


@pytest.mark.parametrize("name", OF_DEBIAN + OF_WINDOWS + OF_MACOS)
def test_a_library_of_another_system_is_named(notices: ModuleType, name: str) -> None:
    assert notices.unnamed(iter([PurePosixPath("pygame") / name])) == []


def test_an_unknown_library_is_reported(notices: ModuleType) -> None:
    stranger = PurePosixPath("pygame_ce.libs/libstranger-1.so.2")
    assert notices.unnamed(iter([stranger])) == [str(stranger)]


def test_a_library_is_held_by_one_part_alone(notices: ModuleType) -> None:
    shipped = [PurePosixPath(file.as_posix()) for file in files("pygame-ce") or ()]
    for file in shipped:
        if file.suffix != ".py" and notices.SHARED_LIBRARY.search(file.name):
            assert len([part.name for part in notices.parts() if part.holds(file)]) == 1, file


def test_every_dependency_at_run_time_is_named(notices: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[^\w-]", line)[0] for line in project["dependencies"]}
    named = {part.fields.get("package") for part in notices.parts()}
    assert needed <= named


def test_every_part_says_licence_copyright_and_project(notices: ModuleType) -> None:
    for part in notices.parts():
        assert {"licence", "copyright", "project"} <= part.fields.keys(), part.name
        assert part.patterns or "package" in part.fields, part.name


def test_every_text_of_a_licence_is_there_and_used(notices: ModuleType) -> None:
    there = {file.name for file in notices.LICENCES.glob("*.txt")}
    assert {text for part in notices.parts() for text in part.texts} == there
    assert all(len((notices.LICENCES / name).read_text(encoding="utf-8")) > 500 for name in there)


def test_only_what_is_free_of_copyright_or_of_the_system_has_no_text(notices: ModuleType) -> None:
    without = {part.name for part in notices.parts() if not part.texts}
    assert without == {"SQLite", "Microsoft Visual C++ and Universal C run-time"}

"""The parsers fuzzed by what their code does with each input (atheris, extra ``fuzz``).

``python -m tests.faults.fuzz record --runs 200000``; without a name every parser in turn, each in a
process of its own. Starts from matches, codes and texts that are right. Exit status 1 where one
raised what it should not.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

NAMES = ("record", "journal", "rules", "cards", "exchanged", "settings", "language")
"""The parsers; what they are is imported only when their code is watched."""
WATCHED = ["scopa_gui.rules", "scopa_gui.app", "json", "tomllib"]
RUNS = 100_000
LONGEST = 8000


def seeds(folder: Path) -> dict[str, list[bytes]]:
    """What is right, for every parser."""
    from scopa_gui.app import paths
    from scopa_gui.rules.catalogue import PRESETS
    from scopa_gui.rules.record import PERSON
    from tests.app.support import begin, play_out

    play_out(begin(folder, "scopa(target=1)"))
    play_out(begin(folder, "briscola"))
    begin(folder, "scopa", PERSON, PERSON).close()
    archive = (folder / "archive.jsonl").read_bytes()
    lines = archive.splitlines(keepends=True)
    (running,) = (folder / "matches").glob("*.jsonl")
    texts = (paths.assets() / "text" / "words" / "en.toml").read_bytes()
    return {
        "record": lines,
        "journal": [running.read_bytes() + b'{"hint":true}\n{"take_back":0}\n{"move":"7d"}\n'],
        "rules": [*(name.encode() for name in PRESETS), b"scopa(seats=4,target=16,napola=on)"],
        "cards": [b"7d 2c Rs Fb", b"7dRs"],
        "exchanged": [archive, running.read_bytes()],
        "settings": [b'{"language":"it","rule_sets":[{"name":"a","rules":"scopa"}]}'],
        "language": [texts[:LONGEST], b"The {file} and {other}.", b"{file!r:>9}"],
    }


def fuzz(name: str, runs: int) -> None:
    """Fuzz one parser; does not come back."""
    import atheris

    with atheris.instrument_imports(include=WATCHED):
        from tests.faults.parsers import PARSERS
    with TemporaryDirectory() as folder:
        corpus = Path(folder) / "corpus"
        corpus.mkdir()
        for number, data in enumerate(seeds(Path(folder))[name]):
            (corpus / str(number)).write_bytes(data)
        words = [name, f"-runs={runs}", f"-max_len={LONGEST}", "-seed=1", "-verbosity=1"]
        atheris.Setup([*words, f"-artifact_prefix={folder}/", str(corpus)], PARSERS[name])
        atheris.Fuzz()


def main(words: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parser", nargs="?", choices=NAMES)
    parser.add_argument("--runs", type=int, default=RUNS)
    given = parser.parse_args(words)
    if given.parser:
        fuzz(given.parser, given.runs)
    status = 0
    for name in NAMES:
        call = [sys.executable, "-m", "tests.faults.fuzz", name, "--runs", str(given.runs)]
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        lines = (done.stdout + done.stderr).splitlines()
        last = [line for line in lines if " DONE " in line or "Error" in line] or lines[-1:]
        sys.stdout.write(f"{name}: {'fault' if done.returncode else 'ok'}  {last[-1].strip()}\n")
        sys.stdout.flush()
        status |= done.returncode != 0
    return status


if __name__ == "__main__":
    sys.exit(main())

"""Run a built program once, as on a machine that has never seen it, and expect a good end.

    python .ci/smoke.py PROGRAM

From an empty folder, with an empty home and nothing of Python in the environment: its version, and
its own check, whose report is shown.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from package import version

HOMES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
OF_OTHERS = ("PYTHON", "VIRTUAL_ENV", "SCOPA_", "SDL_", "LD_LIBRARY_PATH")
PATIENCE_S = 600


def main() -> int:
    """Run the program the command line names; 1 if it fails."""
    program = Path(sys.argv[1]).absolute()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        elsewhere, home = Path(folder) / "elsewhere", Path(folder) / "home"
        elsewhere.mkdir()
        home.mkdir()
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith(OF_OTHERS)
        } | dict.fromkeys(HOMES, str(home))

        def run(*words: str) -> str:
            done = subprocess.run(
                [program, *words],
                cwd=elsewhere,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                timeout=PATIENCE_S,
                check=True,
            )
            return done.stdout

        begin = time.monotonic()
        said = run("--version").strip()
        print(f"--version after {time.monotonic() - begin:.2f} s: {said}")
        # a program without a console says nothing
        if sys.platform != "win32" and said != f"Scopa {version()}":
            print(f"that is not version {version()}", file=sys.stderr)
            return 1
        report = elsewhere / "report.json"
        begin = time.monotonic()
        run("--selfcheck", str(report))
        found = report.read_text(encoding="utf-8")
        print(f"--selfcheck after {time.monotonic() - begin:.2f} s: {found}")
        return 0 if json.loads(found)["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())

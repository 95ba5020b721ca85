"""``--selfcheck``: whether this installation has everything it needs, as a file."""

import json
from pathlib import Path

from scopa_gui.app.i18n import Texts
from scopa_gui.app.storage import write_file
from scopa_gui.cli.console import DAMAGED, OK, complain, writing


def run(file: str, texts: Texts) -> int:
    """Write the report; the status says whether everything is in order."""
    from scopa_gui.ui.selfcheck import check

    found = check()
    report = json.dumps(found.report(), indent=1) + "\n"
    with writing(file):
        write_file(Path(file), report.encode())
    if found.ok:
        return OK
    complain(texts, "cli.selfcheck_failed", {"part": found.part, "why": found.why})
    return DAMAGED

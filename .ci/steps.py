"""Print the commands of a workflow's job for one runner, as a script to be run here.

    python .ci/steps.py .github/workflows/release.yml build ubuntu-22.04 | bash

What only the service can do is left out: its ready-made actions, and steps for its own machines or
for a tag.
"""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

HERE = {"runner.environment": "self-hosted", "github.ref_type": "branch"}


def wanted(condition: str, values: Mapping[str, str]) -> bool:
    """Whether a step with this condition would run; comparisons joined by && are understood."""
    for comparison in condition.split(" && "):
        found = re.fullmatch(r"([\w.]+) (==|!=) '(.*)'", comparison)
        if found is None:
            raise ValueError(f"not understood: {condition}")
        name, operator, word = found.groups()
        if (values[name] == word) != (operator == "=="):
            return False
    return True


def script(job: Mapping[str, Any], runner: str) -> str:
    """The job's commands on that runner, one step after the other."""
    rows = job["strategy"]["matrix"]["include"]
    row = next(row for row in rows if row["runner"] == runner)
    values = HERE | {f"matrix.{name}": word for name, word in row.items()}
    lines = ["set -euo pipefail"]
    lines += [f"export {name}='{word}'" for name, word in job.get("env", {}).items()]
    for step in job["steps"]:
        if "run" in step and ("if" not in step or wanted(step["if"], values)):
            command = re.sub(
                r"\$\{\{ ([\w.]+) \}\}", lambda found: values[found[1]], step["run"].rstrip()
            )
            lines += [f"echo '-- {step['name']}'", f"(\n{command}\n)"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Print what the command line asks for."""
    file, job, runner = sys.argv[1:]
    workflow = yaml.safe_load(Path(file).read_text(encoding="utf-8"))
    sys.stdout.write(script(workflow["jobs"][job], runner))


if __name__ == "__main__":
    main()

"""mypy's daemon in one process: what each edit costs it, printed as JSON.

    python serve.py CONFIG EDITED EDITS

EDITED is a file. EDITS is a JSON object: by name, a piece of that file and what is written instead.
All are checked once, then each edit is made and taken back in turns. By each name it prints the
seconds of processor time of every check, and how many lines the daemon answers: both times alike,
or an edit lost something that was said before.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from mypy.dmypy_server import Server
from mypy.main import process_options

TURNS = 3


def main() -> None:
    """Serve."""
    config, edited, edits = sys.argv[1:]
    _, options = process_options(
        ["--config-file", config], require_targets=False, server_options=True
    )
    server = Server(options, "status.json")
    files = sorted(str(path) for path in Path().glob("*.py"))

    def check() -> tuple[float, int]:
        begun = time.process_time()
        answer = server.cmd_check(files, False, False, 80)
        return time.process_time() - begun, len(str(answer["out"]).splitlines())

    taken, said = check()
    found = {"start": [taken]}
    path = Path(edited)
    before = path.read_text(encoding="utf-8")
    for name, (old, new) in json.loads(edits).items():
        assert old in before, f"{edited} has nothing to edit for {name}"
        for text in [before.replace(old, new, 1), before] * TURNS:
            path.write_text(text, encoding="utf-8")
            taken, lines = check()
            assert lines == said, f"{name} in {edited}: {lines} lines instead of {said}"
            found.setdefault(name, []).append(taken)
    print(json.dumps(found), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()

"""mypy's daemon in one process: check, edit a file or not, check again.

    python daemon.py PACKAGE EDITED TEXT -- MYPY-ARGUMENTS

EDITED is overwritten with the content of TEXT between the two checks; where they are the same file
nothing is edited. The first check loads the cache that mypy wrote with `--cache-fine-grained`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from mypy.dmypy_server import Server, process_start_options


def main() -> None:
    """Check twice and print what the daemon answers."""
    package, edited, text, _, *flags = sys.argv[1:]
    options = process_start_options([*flags, "--use-fine-grained-cache"], allow_sources=False)
    server = Server(options, "status.json")
    answers = [server.cmd_check([package], False, False, 80)]
    if edited != text:
        Path(edited).write_bytes(Path(text).read_bytes())
    answers.append(server.cmd_check([package], False, False, 80))
    for answer in answers:
        print(answer["out"])
        sys.stderr.write(str(answer["err"]))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()

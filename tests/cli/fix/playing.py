"""Runs programs of a folder one after the other and prints, as JSON, what each of them prints.

With `unheld` nobody holds agents to what they promise: what a program with mistakes would print.
"""

import contextlib
import io
import json
import runpy
import sys
from pathlib import Path

from corvid_runtime.crossings import Crossing


def played(path: Path) -> str:
    """Return what a program prints."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        runpy.run_path(str(path), run_name="__main__")
    return printed.getvalue()


if __name__ == "__main__":
    folder, *unheld = sys.argv[1:]
    if unheld:
        Crossing.require = lambda *_: None  # type: ignore[method-assign]
    print(json.dumps({path.name: played(path) for path in sorted(Path(folder).glob("*.py"))}))

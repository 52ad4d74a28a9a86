"""Run accepted agents in several worlds and compare every plain value that leaves them.

A script: its arguments are the folder of the generated modules and that of the library. A run
that raises produces no value, so only worlds in which the agent returns are compared.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import signal
import sys
from pathlib import Path
from typing import Any

WORLDS = 4
SECONDS = 2


class Late(BaseException):
    """The agent takes too long."""


def _late(*_: object) -> None:
    raise Late


def _plain_slots(declared: str) -> list[int]:
    inner = declared.removeprefix("tuple[").removesuffix("]")
    return [n for n, typ in enumerate(inner.split(", ")) if "Grounded" not in typ]


def outcome(function: Any, world: Any, number: int, plain: Any) -> str | None:
    """Everything plain that leaves the agent in one world; None if it does not return."""
    world.number, world.told = number, []
    sink, names = ["s"], ["Ada", "bob", "carl"]
    signal.alarm(SECONDS)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            values = function("key", 4, True, sink, names)
    except (Exception, Late) as stopped:
        return f"!{type(stopped).__name__}: {stopped}"
    finally:
        signal.alarm(0)
    declared = function.__annotations__["return"]
    returned = [values[n] for n in _plain_slots(declared)]
    kept = getattr(sys.modules[function.__module__], "COUNT", 0)
    return repr(plain([returned, sink, names, world.told, kept]))


def compare(outcomes: list[str]) -> str:
    """One word, and what it is about."""
    returned = {found for found in outcomes if not found.startswith("!")}
    if not returned:
        return f"stopped: {outcomes[0]}"
    return "same" if len(returned) == 1 else f"different: {sorted(returned)[:2]}"


def main(folder: Path, library: Path) -> None:
    """Print one JSON object: the name of each agent and how its runs compare."""
    sys.path[:0] = [str(library), str(folder)]
    signal.signal(signal.SIGALRM, _late)
    world, plain = importlib.import_module("world"), importlib.import_module("corvid_runtime").plain
    found = {}
    for path, names in json.loads((folder / "names.json").read_text()).items():
        module = importlib.import_module(Path(path).stem)
        for name in names:
            function = getattr(module, name)
            outcomes = [outcome(function, world, n, plain) or "" for n in range(WORLDS)]
            found[name] = compare(outcomes)
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

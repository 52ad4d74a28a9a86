"""Run accepted programs in several worlds, and compare every plain value that leaves them.

A script: its argument is the folder of the generated modules. Two worlds are compared if the
program returns in both, and writes the same lines.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import importlib
import inspect
import io
import json
import logging
import signal
import sys
import types
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, NamedTuple

from tests.noninterference.recording import RECORDER, Lines, Row, instrument

WORLDS = 16
_NOON = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
SECONDS = 5

_BOUNDARIES = {
    "world": [
        *"item items text amount flagged rows counts table record maybe stream log fresh".split(),
        *"summarize judge".split(),
    ],
    "desk": "fetch amount search rows find stream afetch log alog ask judge aask".split(),
}
_TOOLS = frozenset({"log", "alog"})
_OPTIONAL = ("maybe", "find")
"""Boundaries that may give nothing: their presence is told where they return."""


class Late(BaseException):
    """The program takes too long."""


def _late(*_: object) -> None:
    raise Late


class Outcome(NamedTuple):
    """One run: its lines, and all that is plain in what leaves it; or why it stopped."""

    lines: str
    plain: str
    stopped: str = ""
    undeclared: str = ""
    """The effects of which the plugin did not say that content decides them."""


class Shower:
    """Shows what is plain in a value, as its declared type has it."""

    def __init__(self, lines: Lines, plain: Callable[[Any], Any]) -> None:
        self._lines, self._plain = lines, plain

    def shown(self, value: Any, declared: str) -> str:
        if "Grounded" not in declared:
            return self._lines.masked(self._plain(value))
        if declared.startswith("tuple[") and isinstance(value, tuple):
            inner = declared.removeprefix("tuple[").partition(" |")[0].removesuffix("]")
            return str([self.shown(item, part) for item, part in zip(value, _parts(inner))])
        if declared.startswith("Grounded[") and isinstance(value, str):
            # Joined from no items: it has no source, and an agent refuses it. As its type says,
            # it is content, and what is compared is plain.
            return "grounded"
        return self._lines.masked(value)

    def fields(self, value: Any) -> str:
        """A record, or an object with state: each field by what it is declared as."""
        declared = {
            name: kind
            for base in reversed(type(value).__mro__)
            for name, kind in getattr(base, "__annotations__", {}).items()
        }
        return str(
            [self.shown(held, str(declared.get(name, ""))) for name, held in vars(value).items()]
        )


def _parts(inner: str) -> Iterator[str]:
    depth, part = 0, ""
    for char in inner:
        depth += (char == "[") - (char == "]")
        if char == "," and not depth:
            yield part.strip()
            part = ""
        else:
            part += char
    yield part.strip()


class Execution:
    """Runs the programs of one folder.

    Args:
        folder: where the modules stand.
        plan: the disclosures of the programs of each module, by their names.
    """

    def __init__(self, folder: Path, plan: dict[str, dict[str, list[Row]]]) -> None:
        runtime = importlib.import_module("corvid_runtime")
        self.grounded, self.plain = runtime.GroundedValue, runtime.plain
        self._use_clock = runtime.use_clock
        self.lines = Lines(self.grounded, self.plain)
        libraries = {name: rows[""] for name, rows in plan.items() if "" in rows}
        spaces = {name: self.module(folder / name, {"": libraries[name]})[0] for name in libraries}
        self._spaces = spaces.values()
        self.world, self.desk = sys.modules["world"], sys.modules["desk"]
        self.undeclared: list[str] = []
        self.declares_effects = False
        for name, functions in _BOUNDARIES.items():
            module = sys.modules[name]
            for function in functions:
                setattr(module, function, self._recording(function, getattr(module, function)))
        logging.getLogger("desk").addHandler(_Handler(self._effect))
        logging.getLogger("desk").propagate = False
        logging.getLogger("desk").setLevel(logging.DEBUG)

    def _recording(self, name: str, function: Any) -> Any:
        @functools.wraps(function)
        def recording(*args: Any, **options: Any) -> Any:
            # What a proof hands to a tool is plain to it, though the value may know its sources.
            shown = self.plain(list(args)) if name in _TOOLS else args
            self._effect(name, shown, options)
            given = self.lines.hand(function(*args, **options))
            if name in _OPTIONAL:
                self.lines.line(name, self.lines.form(given))
            return given

        return recording

    def _effect(self, name: str, args: Any, options: Any) -> None:
        """An effect that is declared is a line; any other is the same in each run."""
        if self.declares_effects:
            self.lines.effect(name, args, options)
        else:
            self.undeclared.append(f"{name} {self.lines.masked([args, options])}")

    def module(self, path: Path, plan: dict[str, list[Row]]) -> tuple[dict[str, Any], list[Row]]:
        """Run a module that records."""
        rows = [Row(*row) for found in plan.values() for row in found]
        made = instrument(path.read_text(), rows)
        module = types.ModuleType(path.stem)
        sys.modules[path.stem] = module
        exec(compile(made.tree, str(path), "exec"), module.__dict__)
        return module.__dict__, made.unplaced

    def outcome(self, space: dict[str, Any], name: str, number: int) -> Outcome:
        """One run in one world."""
        self.lines = Lines(self.grounded, self.plain)
        self.undeclared = []
        for each in (space, *self._spaces):
            each[RECORDER] = self.lines
        self.world.number = self.desk.number = number
        self.world.told, self.desk.CALLS[:] = [], []
        self.desk.settings.cache_clear()
        space["COUNT"] = 0
        shower = Shower(self.lines, self.plain)
        owner, function = None, space[name]
        signal.alarm(SECONDS)
        printed = io.StringIO()
        try:
            if isinstance(function, type):
                owner = function()
                function = owner.answer
            with self._use_clock(lambda: _NOON), contextlib.redirect_stdout(printed):
                given = {key: self.lines.hand(held) for key, held in self._given(function).items()}
                value = self._called(function, given)
        except (Exception, Late) as stopped:
            return Outcome("", "", f"{type(stopped).__name__}: {stopped}")
        finally:
            signal.alarm(0)
        declared = inspect.unwrap(function).__annotations__["return"]
        left = [
            shower.shown(value, declared),
            *(
                shower.fields(held) if key == "state" else shower.shown(held, "plain")
                for key, held in given.items()
                if key not in ("s0", "i", "n", "flag")
            ),
            shower.fields(owner) if owner is not None else "",
            repr(self.plain([self.world.told, self.desk.CALLS, space["COUNT"]])),
        ]
        if self.declares_effects:
            self.lines.line(printed.getvalue())
        else:
            self.undeclared.append(printed.getvalue())
        return Outcome("\n".join(self.lines.written), repr(left), "", "\n".join(self.undeclared))

    def _given(self, function: Any) -> dict[str, Any]:
        desk = self.desk
        known = {
            "i": "key",
            "n": 4,
            "flag": True,
            "sink": ["s", "t"],
            "names": ["Ada", "bob", "carl"],
            "state": None,
            "s0": None,
        }
        names = inspect.signature(inspect.unwrap(function)).parameters
        given = {name: known[name] for name in names if name != "self"}
        if "state" in given:
            given["s0"] = desk.fetch("s0")
            given["state"] = desk.State(0, "", ["z"], desk.fetch("kept"), [desk.fetch("note")])
            self.undeclared.clear()
            self.lines.written.clear()
        return given

    def _called(self, function: Any, given: dict[str, Any]) -> Any:
        value = function(**given)
        if inspect.isawaitable(value):
            value = asyncio.run(_awaited(value))
        if isinstance(value, Iterator):
            value = list(value)
        return value

    def compared(self, space: dict[str, Any], name: str) -> str:
        """One word, and what it is about; a difference is one if it shows again."""
        found = self._compared(space, name)
        return self._compared(space, name) if found.startswith("different") else found

    def _compared(self, space: dict[str, Any], name: str) -> str:
        outcomes: list[Outcome] = []
        for number in range(WORLDS):
            outcomes.append(self.outcome(space, name, number))
            if outcomes[-1].stopped.startswith(Late.__name__):
                return f"stopped: {outcomes[-1].stopped}"
        returned = [found for found in outcomes if not found.stopped]
        if not returned:
            return f"stopped: {outcomes[0].stopped}"
        told = {id(found): (found.lines, found.undeclared) for found in returned}
        differing = _differing((told[id(found)], found.plain) for found in returned)
        if differing is not None:
            return f"different: {differing}"
        differing = _differing((found.lines, found.undeclared) for found in returned)
        if differing is not None:
            return f"different effects: {differing}"
        return f"same: {len(returned) - len({found.lines for found in returned})}"


def _differing(found: Iterable[tuple[object, str]]) -> str | None:
    """Two values that come with the same lines."""
    known: dict[object, str] = {}
    for lines, value in found:
        if known.setdefault(lines, value) != value:
            return f"{known[lines]}\n{value}\nlines: {lines}"
    return None


async def _awaited(value: Any) -> Any:
    return await value


class _Handler(logging.Handler):
    def __init__(self, effect: Callable[[str, Any, Any], None]) -> None:
        super().__init__()
        self._tell = effect

    def emit(self, record: logging.LogRecord) -> None:
        self._tell("logging", (record.msg, record.args), {})


def main(folder: Path) -> None:
    """Write one JSON object: the name of each program and how its runs compare."""
    signal.signal(signal.SIGALRM, _late)
    whole = json.loads((folder / "plan.json").read_text())
    execution = Execution(folder, whole)
    found = {}
    for path, plan in whole.items():
        if "" in plan:
            continue
        space, unplaced = execution.module(folder / path, plan)
        for name, rows in plan.items():
            execution.declares_effects = any(row[0] == "effect" for row in rows)
            found[name] = execution.compared(space, name)
            missed = [row for row in map(tuple, rows) if Row(*row) in unplaced]
            if missed and found[name].startswith("different"):
                found[name] += f"; without a place: {missed}"
    (folder / "runs.json").write_text(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""With which plain arguments a call is tried: those with which its answer depends on content."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.library.campaign.calls import Call
from tests.library.campaign.executing import RESULT, Plan
from tests.library.campaign.modules import reason_not_to_run
from tests.library.campaign.standins import Shape, Standin

ROOT = Path(__file__).parents[3]


class Trial(NamedTuple):
    """A call with its arguments.

    Attributes:
        call: the call.
        arguments: what is passed; for what is grounded, its shape.
        depends: the places of what depends on content, `RESULT` that of the result; ``None`` if
            the call was not run, or did not return for two contents.
        is_run: whether it was run.
    """

    call: Call
    arguments: tuple[Standin | Shape, ...]
    depends: tuple[int, ...] | None
    is_run: bool = True

    @property
    def is_lifted(self) -> bool:
        """Whether this is a method of what is grounded as a whole, or holds what is grounded."""
        return self.call.is_method and isinstance(self.arguments[0], Shape)

    @property
    def parameters(self) -> dict[str, str]:
        """The parameters of the function that makes the call, and their types."""
        return {
            written: each.annotation
            for written, each in zip(self.written, self.arguments)
            if written in ("x", *(f"a{place}" for place in range(len(self.arguments))))
        }

    @property
    def written(self) -> list[str]:
        """The arguments as the program writes them."""
        return [
            each.written
            if isinstance(each, Shape)
            else each.values[0]
            if each.written
            else f"a{place}"
            for place, each in enumerate(self.arguments)
        ]

    def program(self, mark: str, name: str) -> str:
        """A function that makes the call and hands out what it gives."""
        parameters = ", ".join(f"{key}: {kind}" for key, kind in self.parameters.items())
        return (
            f"\n@{mark}\ndef {name}({parameters}) -> object:\n"
            f"    got = {self.call.text(self.written)}\n"
            "    reveal_type(got)\n    return got\n"
        )

    def keeps(self, gives_grounded: bool, revealed: str) -> bool:
        """Whether all that depends on content has a type that says so."""
        if self.depends is None:
            return False
        return all(
            gives_grounded if place == RESULT else "Grounded" in self.arguments[place].annotation
            for place in self.depends
        )


def trials(calls: Sequence[Call]) -> list[Trial]:
    """Run the calls that may be run."""
    plans = {str(number): _plan(call) for number, call in enumerate(calls) if _may_run(call)}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = _found(plans, folder)
    return [_trial(call, found.get(str(number))) for number, call in enumerate(calls)]


def _found(plans: dict[str, Plan], folder: Path) -> dict[str, dict[str, list[int] | None]]:
    """What running them finds, in a folder where they may write."""
    asked, answered, inside = folder / "asked.json", folder / "answered.json", folder / "inside"
    asked.write_text(json.dumps(plans))
    inside.mkdir()
    command = [sys.executable, "-m", "tests.library.campaign.executing", str(asked), str(answered)]
    environment = {"PYTHONHASHSEED": "0", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command,
        env=environment,
        cwd=inside,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, dict[str, list[int] | None]] = json.loads(answered.read_text())
    return found


def _may_run(call: Call) -> bool:
    return reason_not_to_run(call.member) is None and all(map(_values, call.options))


def _values(options: tuple[Standin, ...] | Shape) -> list[str]:
    if isinstance(options, Shape):
        return list(options.contents)
    return [value for each in options for value in each.values]


def _plan(call: Call) -> Plan:
    return Plan(
        call.written,
        [slot.prefix for slot in call.slots],
        [_values(options) for options in call.options],
        call.options.index(call.shape),
        call.is_method,
    )


def _trial(call: Call, found: dict[str, list[int] | None] | None) -> Trial:
    chosen = found["chosen"] if found else None
    depends = found["depends"] if found else None
    arguments = tuple(
        options if isinstance(options, Shape) else options[chosen[place] if chosen else 0]
        for place, options in enumerate(call.options)
    )
    known = tuple(depends) if depends is not None else None
    return Trial(call, arguments, known, found is not None)

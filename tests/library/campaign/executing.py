"""Runs calls with plain stand-ins, to find those whose answer depends on what is passed.

A process of its own reads one JSON object from a file: by number, the calls. It writes what it
found to another, in the same form.
"""

from __future__ import annotations

import contextlib
import importlib
import inspect
import io
import itertools
import json
import os
import pickle
import random
import signal
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from tests.library.campaign.modules import MODULES

MOST_ATTEMPTS = 60
ENOUGH = 12
"""So many calls that return, and never tell anything, and a call is inert."""
DRAWN = 8
SECONDS = 2

RESULT = -1
"""The place of the result among the arguments."""

Found = dict[str, Any]


class Plan(NamedTuple):
    """One call.

    Attributes:
        name: how the callable is written.
        prefixes: of each argument, what stands before it.
        options: of each argument, the expressions of which one is passed.
        grounded: the argument that is grounded; its options are contents.
        is_method: whether the first argument is the receiver.
    """

    name: str
    prefixes: list[str]
    options: list[list[str]]
    grounded: int
    is_method: bool


class Late(BaseException):
    """A call takes too long."""


def _late(*_: object) -> None:
    raise Late


class Execution:
    """Runs calls in a namespace that has all modules."""

    def __init__(self) -> None:
        self._space: dict[str, Any] = {}
        for name in (*MODULES, "numbers"):
            with contextlib.suppress(ImportError):
                importlib.import_module(name)
                self._space[name.partition(".")[0]] = sys.modules[name.partition(".")[0]]
        self._space["world"] = importlib.import_module("tests.library.campaign.world")
        self._codes: dict[str, CodeType] = {}

    def found(self, plan: Plan) -> Found:
        """What depends on content: the result, and the arguments that are changed.

        Returns:
            ``chosen``, the place of the option of each argument; and ``depends``, the places of
            what depends on content, ``None`` if nothing is known of that.
        """
        inert: list[int] | None = None
        returned = 0
        for chosen in itertools.islice(_combinations(plan), MOST_ATTEMPTS):
            outcomes = self._outcomes(plan, chosen)
            if len(outcomes) < 2:
                continue
            depends = _differing(outcomes)
            if depends:
                return {"chosen": chosen, "depends": depends}
            inert, returned = inert or chosen, returned + 1
            if returned == ENOUGH:
                break
        first = [0] * len(plan.options)
        return {"chosen": inert or first, "depends": [] if inert is not None else None}

    def _outcomes(self, plan: Plan, chosen: Sequence[int]) -> list[list[str]]:
        """What each content leads to, if the call returns."""
        found = (
            self._outcome(plan, [*chosen[: plan.grounded], content, *chosen[plan.grounded + 1 :]])
            for content in range(len(plan.options[plan.grounded]))
        )
        return [outcome for outcome in found if outcome is not None]

    def _outcome(self, plan: Plan, chosen: Sequence[int]) -> list[str] | None:
        random.seed(0)
        signal.setitimer(signal.ITIMER_REAL, SECONDS)
        try:
            values = [self._value(each[place]) for each, place in zip(plan.options, chosen)]
            result = eval(self._call(plan), {**self._space, "values": values})
            passed = [_shown(value) if _may_change(value) else "" for value in values]
            passed[plan.grounded] = ""  # what is grounded may change
            return [_shown(result), *passed]
        except (Exception, Late, SystemExit):
            return None
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _value(self, expression: str) -> Any:
        return eval(self._code(expression), self._space)

    def _call(self, plan: Plan) -> CodeType:
        texts = [f"{prefix}values[{place}]" for place, prefix in enumerate(plan.prefixes)]
        name = f"{texts.pop(0)}.{plan.name}" if plan.is_method else plan.name
        return self._code(f"{name}({', '.join(texts)})")

    def _code(self, text: str) -> CodeType:
        if text not in self._codes:
            self._codes[text] = compile(text, "<call>", "eval")
        return self._codes[text]


def _combinations(plan: Plan) -> Iterator[list[int]]:
    """The choices of plain arguments, the first options first."""
    counts = [
        1 if place == plan.grounded else len(options) for place, options in enumerate(plan.options)
    ]
    found = itertools.islice(itertools.product(*map(range, counts)), 20000)
    return map(list, sorted(found, key=sum))


def _differing(outcomes: list[list[str]]) -> list[int]:
    """The places that are not the same in all outcomes, the result among them."""
    places = zip(*outcomes)
    return [place + RESULT for place, shown in enumerate(places) if len(set(shown)) > 1]


def _may_change(value: object) -> bool:
    return not (isinstance(value, type) or inspect.isroutine(value))


_OPAQUE = itertools.count()


def _shown(value: object, depth: int = 0) -> str:
    """A value as text; of what shows nothing of itself, a text that nothing else has."""
    if isinstance(value, Iterator):
        return _shown(list(itertools.islice(value, DRAWN)), depth)
    if isinstance(value, (list, tuple)) and depth < 4:
        return f"{type(value).__name__}{[_shown(item, depth + 1) for item in value[:99]]}"
    if isinstance(value, memoryview):
        return repr(value.tobytes())
    if isinstance(value, Mapping) and depth < 4:
        return f"{type(value).__name__}{_shown(list(value.items()), depth + 1)}"
    if isinstance(value, (io.StringIO, io.BytesIO)):
        return repr((value.getvalue(), value.tell()))
    if inspect.isroutine(value) and not getattr(value, "__closure__", None):
        return str(getattr(value, "__code__", value.__qualname__))
    text = repr(value)
    return text if " at 0x" not in text else _taken_apart(value, depth)


def _taken_apart(value: object, depth: int) -> str:
    """What is in an object, as far as it lets anybody see."""
    try:
        return repr(pickle.dumps(value))
    except Exception:
        inside = getattr(value, "__dict__", None) if depth < 4 else None
        return _shown(inside, depth + 1) if inside else f"opaque {next(_OPAQUE)}"


def main(asked: Path, answered: Path) -> None:
    """Run what one file says, and write what was found to another."""
    signal.signal(signal.SIGALRM, _late)
    warnings.simplefilter("ignore")
    execution, found = Execution(), {}
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        for number, plan in json.loads(asked.read_text()).items():
            found[number] = execution.found(Plan(*plan))
    answered.write_text(json.dumps(found))  # a call may close what the process was given


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
    os._exit(0)  # nor can it end in the usual way then

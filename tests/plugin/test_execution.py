"""The checked programs are run: refused forms really lose their provenance, others keep it."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import inspect
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from corvid_runtime import GroundedForgery, GroundedValue

from tests.plugin.checking import CASES
from tests.plugin.marks import Program, programs

PROGRAMS = programs()
ACCEPTED = [program for program in PROGRAMS if not program.refused]
LOSING = [program for program in PROGRAMS if "def lost_recorded(" in program.path.read_text()]
FORGING = [p for p in PROGRAMS if p.refused and p.name.startswith("forgery/ground_in_")]


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(CASES))
    monkeypatch.chdir(tmp_path)  # some programs write files


def _module(program: Program) -> ModuleType:
    program.skip_without_libraries()
    return importlib.import_module(program.name.removesuffix(".py").replace("/", "."))


def _argument(annotation: str) -> Any:
    """A value for a parameter of a checked program."""
    prelude = importlib.import_module("prelude")
    names = ["the first of these names", "the second one"]
    makers: dict[str, Callable[[], Any]] = {
        "str": lambda: "key",
        "int": lambda: 3,
        "bool": lambda: True,
        "list[str]": lambda: names,
        "dict[str, int]": lambda: {"a": 1, prelude.fetch("key"): 2},
        "Grounded[str]": lambda: prelude.fetch("other"),
        "Grounded[str] | str": lambda: prelude.fetch("other"),
        "Grounded[str] | int": lambda: prelude.fetch("other"),
        "list[Grounded[str]]": lambda: prelude.texts("key"),
        "list[Grounded[int]]": lambda: prelude.numbers("key"),
        "list[Grounded[bool]]": lambda: [prelude.fetch_flag("key")],
        "dict[str, Grounded[str]]": lambda: {name: prelude.fetch("key") for name in ["a", *names]},
    }
    return makers[annotation]()


def _runnable(module: ModuleType) -> Iterator[Callable[..., Any]]:
    """The functions of the module itself whose every argument can be made."""
    for function in vars(module).values():
        if inspect.isroutine(function) and getattr(function, "__module__", "") == module.__name__:
            with contextlib.suppress(KeyError):
                _arguments(function)
                yield function


def _arguments(function: Callable[..., Any]) -> list[Any]:
    wanted = [p for p in inspect.signature(function).parameters.values() if p.default is p.empty]
    return [_argument(p.annotation if p.kind is not p.KEYWORD_ONLY else "") for p in wanted]


def _answer(function: Callable[..., Any]) -> Any:
    """Call the function; await, or gather, what it answers."""

    async def gather(stream: AsyncIterator[Any]) -> list[Any]:
        return [item async for item in stream]

    answer = function(*_arguments(function))
    if inspect.isawaitable(answer):

        async def wait() -> Any:
            return await answer

        return asyncio.run(wait())
    if isinstance(answer, AsyncIterator):
        return asyncio.run(gather(answer))
    return list(answer) if isinstance(answer, Iterator) else answer


def _grounded_within(value: object) -> bool:
    if isinstance(value, GroundedValue):
        return True
    if isinstance(value, dict):
        return any(map(_grounded_within, [*value, *value.values()]))
    return isinstance(value, (list, tuple, set)) and any(map(_grounded_within, value))


@pytest.mark.parametrize("program", LOSING, ids=lambda program: program.name)
def test_refused_form_loses_its_provenance(program: Program) -> None:
    answer = _answer(_module(program).lost_recorded)
    assert not _grounded_within(answer), repr(answer)


@pytest.mark.parametrize("program", ACCEPTED, ids=lambda program: program.name)
def test_accepted_program_keeps_its_provenance(program: Program) -> None:
    for function in _runnable(_module(program)):
        declared = str(function.__annotations__.get("return"))
        try:
            answer = _answer(function)
        except (ValueError, LookupError):  # the content is no number, or there is none
            continue
        if declared.startswith("Grounded[") and "None" not in declared:
            assert isinstance(answer, GroundedValue), function
            assert answer.sources().retrievals(), function
        elif declared.startswith(
            ("list[Grounded[", "Iterator[Grounded[", "AsyncIterator[Grounded")
        ):
            assert answer, function
            assert all(item is None or _grounded_within(item) for item in answer), function


@pytest.mark.parametrize("program", FORGING, ids=lambda program: program.name)
def test_forged_values_are_refused_at_run_time(program: Program) -> None:
    def run() -> None:
        for function in _runnable(_module(program)):
            _answer(function)

    with pytest.raises(GroundedForgery):
        run()


def test_enough_refused_forms_are_run() -> None:
    assert len(LOSING) >= 100

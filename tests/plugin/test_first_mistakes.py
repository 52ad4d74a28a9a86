"""Who makes one of the first mistakes reads what to write, and having written that is done."""

from __future__ import annotations

import asyncio
import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from corvid_runtime import Grounded, plain

from tests.plugin.first_mistakes import FOLDER, MISTAKES, Mistake, check_all, said_of
from tests.sharing import once


@pytest.fixture(scope="session")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    return once(tmp_path_factory, "first_mistakes", check_all)[1]


def _answered(mistake: Mistake, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What the mended program answers when it is run."""
    path = folder / "answer.py"
    path.write_text(mistake.mended)
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.chdir(folder)
    spec = importlib.util.spec_from_file_location("answer", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "answer", module)
    spec.loader.exec_module(module)
    return eval(mistake.call, {**vars(module), "asyncio": asyncio})


def _sources(answered: Any) -> list[str]:
    """Where an answer was retrieved, or where the items of it were."""
    grounded = answered if isinstance(answered, list) else [answered]
    found = (step for each in grounded if isinstance(each, Grounded) for step in each.sources())
    return list(dict.fromkeys(step.source for step in found if step.kind == "retrieval"))


every_mistake = pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)


@every_mistake
def test_mypy_says_what_the_page_says(mistake: Mistake, said: str) -> None:
    assert said_of(f"{mistake.name}_written", said) == mistake.said


@every_mistake
def test_what_the_hints_say_stands_in_the_mended_program(mistake: Mistake) -> None:
    bare = re.sub(r"\s+", "", mistake.mended)
    assert [code for code in mistake.hinted() if re.sub(r"\s+", "", code) not in bare] == []


@every_mistake
def test_nothing_is_said_of_the_mended_program(mistake: Mistake, said: str) -> None:
    assert said_of(f"{mistake.name}_mended", said) == ""


@every_mistake
def test_the_mended_program_answers_from_its_sources(
    mistake: Mistake, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = _answered(mistake, tmp_path, monkeypatch)
    assert repr(plain(answered)) == mistake.value
    assert _sources(answered) == mistake.sources


def test_each_mistake_has_a_hint_unless_it_is_none() -> None:
    for mistake in MISTAKES:
        is_none = mistake.written == mistake.mended
        own = [line for line in mistake.said.splitlines() if "grounded-" in line]
        assert (mistake.said == "") == is_none, mistake.name
        assert not own or "note: Hint: " in mistake.said, mistake.name


def test_there_are_enough() -> None:
    assert len(MISTAKES) >= 40

"""`corvid why`: asked about every refusal of the checked programs, in one run of mypy."""

from __future__ import annotations

import json
import os
import re
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest
from corvid_cli.findings import MYPY, Finding, findings
from corvid_cli.trail import way
from corvid_cli.why import as_text

from tests.cli.command import corvid
from tests.plugin.checking import CASES, WITHOUT_RICH, write_config
from tests.plugin.marks import Program, programs
from tests.sharing import once

ByFile = Mapping[str, list[Finding]]


def _asked(folder: Path) -> ByFile:
    config = write_config(folder, extra=WITHOUT_RICH)
    cache = ["--config-file", str(config), "--cache-dir", str(folder / "cache")]
    here = Path.cwd()
    os.chdir(CASES)
    try:
        found = findings([".", *cache], why=".")
    finally:
        os.chdir(here)
    by_file = defaultdict[str, list[Finding]](list)
    for each in found:
        by_file[each.file].append(each)
    return dict(by_file)


@pytest.fixture(scope="module")
def trails(tmp_path_factory: pytest.TempPathFactory) -> ByFile:
    """What is found in all checked programs, with the ways of their values."""
    return once(tmp_path_factory, "trails", _asked)[1]


@pytest.fixture
def in_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CASES)


REFUSED = [each for each in programs() if any(m.severity == "error" for m in each.marks())]
_NAMED_LINE = re.compile(r"(?<![\w`])line (\d+)(?! of `)")


@pytest.mark.usefixtures("in_cases")
@pytest.mark.parametrize("program", REFUSED, ids=lambda program: program.name)
def test_a_refusal_is_told_at_its_line_with_the_line_that_is_the_reason(
    program: Program, trails: ByFile
) -> None:
    program.skip_without_libraries()
    found = trails[program.name]
    for mark in program.marks():
        if mark.severity != "error" or not any("ground" in code for code in mark.codes):
            continue
        answer = way(found, program.name, mark.line)
        assert {each.code for each in answer.refusals} & {*mark.codes, "grounded-coercion"}, mark
        ours = [each for each in answer.refusals if each.type != MYPY]
        text = as_text(answer)
        assert text.startswith(f"{program.name}:{mark.line}: ")
        reached = {line for step in answer.steps for line in range(step.line, step.end_line + 1)}
        for each in ours:
            # What follows another function's line is the reason there.
            told = {int(line) for line in _NAMED_LINE.findall(f"{each.text} {each.hint}")[:1]}
            causes = {each.cause.line} if each.cause is not None else set()
            causes |= {each.lost[0]} if each.lost is not None else set()
            assert told <= causes, each.text
            own = {line for line in causes if answer.trail and _is_within(answer.trail, line)}
            assert own <= reached, (mark, each.text, text)
        if mark.codes == ("ungrounded-return",) and "return " in _line(program, mark.line):
            assert mark.line in reached, text


def _line(program: Program, number: int) -> str:
    return program.path.read_text().splitlines()[number - 1]


def _is_within(trail: Finding, line: int) -> bool:
    return trail.kind != "module" and trail.line <= line <= trail.end_line


@pytest.mark.usefixtures("in_cases")
def test_every_line_of_an_accepted_proof_says_that_it_is_proved_and_why(trails: ByFile) -> None:
    asked = 0
    for program in programs():
        for trail in trails.get(program.name, []):
            if trail.kind != "proved":
                continue
            for line in range(trail.line, trail.end_line + 1):
                answer = way(trails[program.name], program.name, line)
                if not answer.refusals:
                    asked += 1
                    text = as_text(answer)
                    assert f"{program.name}:{line}: proved: " in text
                    assert "because `" in text or "nothing that was retrieved" in text
    assert asked > 2000


PROGRAM = """\
from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


@prompt
def ask(text: str) -> str:
    return text


@grounded_pure
def verdict(key: str) -> str:
    reply = fetch(key)
    if "not" in reply:
        found = "yes"
    else:
        found = "no"
    return found


@agent
def day(key: str) -> Grounded[int]:
    page = ask(fetch(key))
    n = int(page)
    return n + 1


@grounded_pure
def title(key: str) -> Grounded[str]:
    page = ask(fetch(key))
    return page.upper()
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / ".git").mkdir()
    (tmp_path / "app.py").write_text(PROGRAM)
    return tmp_path


def _line_of(text: str) -> int:
    return PROGRAM[: PROGRAM.index(text)].count("\n") + 1


def test_the_way_leads_from_the_retrieval_to_where_it_is_lost(project: Path) -> None:
    shown = corvid("why", f"app.py:{_line_of('return n + 1')}", "--json", cwd=project)
    assert shown.returncode == 1, shown.stderr
    told = json.loads(shown.stdout)
    assert (told["verdict"], told["function"]) == ("refused", "app.day")
    assert [each["code"] for each in told["findings"]] == ["ungrounded-return"]
    way = [(each["kind"], each["expression"], each["lost"]) for each in told["steps"]]
    assert way == [
        ("retrieval", "fetch(key)", ""),
        ("prompt", "ask(fetch(key))", ""),
        ("name", "page", "argument"),
        ("library", "int(page)", ""),
        ("expression", "n + 1", ""),
    ]


TWO = """

@grounded_pure
def both(key: str) -> str:
    one, other = fetch(key), fetch("b")
    return f"{one}" + str(other)
"""


def test_of_two_refusals_on_a_line_each_has_its_hint_below(project: Path) -> None:
    (project / "app.py").write_text(PROGRAM + TWO)
    line = (PROGRAM + TWO).count("\n")
    said, _, steps = corvid("why", f"app.py:{line}", cwd=project).stdout.partition("\n\n")
    assert [each.partition(" (")[0] for each in said.splitlines()] == [
        f"app.py:{line}: refused: Sources of `one`",
        'Hint: write `interpolate("{}", one)`',
        f"app.py:{line}: refused: Sources of `other`",
        "Hint: write `other` in place of `str(other)`",
    ]
    named = [steps.index(each) for each in ("fetch(key)", 'fetch("b")', "`one`", "`other`")]
    assert named == sorted(named)


LOOPED = """

def highest(scores: list[Grounded[float]]) -> list[Grounded[float]]:
    found, best = [], 0.0
    for score in scores:
        if score in found or score < best:
            continue
        found.append(score)
        if score > best:
            best = score
    return found
"""


def test_what_mypy_says_twice_of_a_loop_is_said_once(project: Path) -> None:
    (project / "app.py").write_text(PROGRAM + LOOPED)
    line = (PROGRAM + LOOPED).count("\n") - 1
    said, _, _ = corvid("why", f"app.py:{line}", cwd=project).stdout.partition("\n\n")
    assert [each.partition(": Incompatible")[0] for each in said.splitlines()] == [
        f"app.py:{line}: refused by mypy",
        "Hint: write `best: Grounded[float] | Literal[0] = 0` where it is declared",
    ]


def test_the_test_that_decided_a_value_is_named(project: Path) -> None:
    shown = corvid("why", f"app.py:{_line_of('return found')}", cwd=project)
    assert shown.returncode == 1
    test = _line_of('if "not" in reply')
    assert f'decided by the test `"not" in reply` on line {test}' in shown.stdout
    assert "See: corvid explain grounded-laundering" in shown.stdout
    inside = corvid("why", f"app.py:{test + 1}", cwd=project)
    assert inside.returncode == 0
    assert f'runs only as content decides: `"not" in reply` on line {test}' in inside.stdout


def test_a_terminal_has_the_steps_below_each_other(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = _line_of("return n + 1")
    piped = corvid("why", f"app.py:{line}", cwd=project).stdout.splitlines()
    monkeypatch.chdir(project)
    answer = way(findings(["app.py"], why="app.py"), "app.py", line)
    assert as_text(answer).splitlines() == piped
    _, _, steps_folded = as_text(answer, 60).partition("\n\n")
    folded = [each for each in steps_folded.splitlines() if each.startswith("  ")]
    steps = [each for each in piped if each.startswith("  ")]
    assert max(map(len, folded)) <= 60 < max(map(len, steps))
    assert " ".join(" ".join(folded).split()) == " ".join(" ".join(steps).split())


def test_an_accepted_line_says_why(project: Path) -> None:
    line = _line_of("return page.upper()")
    shown = corvid("why", f"app.py:{line}", cwd=project)
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.startswith(f"app.py:{line}: proved: `app.title` is @grounded_pure")
    assert "because `page.upper()` is `Grounded[str]`, and `Grounded[str]` is promised" in (
        shown.stdout
    )
    assert "is retrieved: `app.fetch` is @tool(uses=retrieval)" in shown.stdout
    trusted = corvid("why", f"app.py:{_line_of('return key')}", cwd=project)
    assert "trusted: `app.fetch` is @tool" in trusted.stdout


def test_a_comment_that_silences_the_line_does_not_silence_the_answer(project: Path) -> None:
    source = PROGRAM.replace(
        "def day(key: str) -> Grounded[int]:", "def day(key: str) -> Grounded[int]:  # type: ignore"
    )
    (project / "app.py").write_text(source)
    shown = corvid("why", f"app.py:{_line_of('n = int(page)')}", cwd=project)
    assert "loses its sources here: argument" in shown.stdout


@pytest.mark.parametrize("place", ["app.py", "app.py:0", "app.py:999", "absent.py:1"])
def test_what_is_no_line_is_a_sentence_and_status_2(project: Path, place: str) -> None:
    refused = corvid("why", place, cwd=project)
    assert refused.returncode == 2
    assert refused.stderr.strip()
    assert "Traceback" not in refused.stderr


def test_nothing_is_recorded_when_nobody_asks(project: Path) -> None:
    found = corvid("check", "app.py", "--", "--output", "json", cwd=project)
    assert '"trail' not in found.stdout

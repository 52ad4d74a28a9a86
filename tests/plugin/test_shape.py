"""What the plugin does is proportional to the program: counted, not timed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.plugin_grounded.program import UNIT
from tests.plugin.checking import write_config

NESTED = """\
from corvid_runtime import Grounded, grounded_pure, lift, prompt, retrieval, tool

@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name

@prompt
def summarize(text: str, style: str) -> str:
    return text

@lift
def normalise(text: str) -> str:
    return text

@grounded_pure
def framed(text: Grounded[str]) -> Grounded[str]:
    return text

@grounded_pure
def nested(name: str) -> Grounded[str]:
    return {call}
"""
LEVELS = ("framed({})", 'summarize({}, "short")', "normalise({})")


def counts(source: str, folder: Path, *, errors: bool = False) -> dict[str, Any]:
    """Count over one program, which may have errors or not."""
    (folder / "program.py").write_text(source)
    config = write_config(folder, plugin="corvid_mypy")
    script = Path(__file__).with_name("counting.py")
    command = [sys.executable, str(script), str(config), str(folder / "cache")]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    assert errors or "error:" not in found["printed"], found["printed"]
    return found


@pytest.mark.parametrize("depth", [1, 5, 15, 40])
def test_a_nested_call_is_refined_twice_however_deep_it_is(seeded: Path, depth: int) -> None:
    call = "fetch(name)"
    for level in range(depth):
        call = LEVELS[level % len(LEVELS)].format(call)
    found = counts(NESTED.format(call=call), seeded)
    assert found["refined"] == 2 * depth + 1
    assert found["inferred"] <= 2 * found["calls"]


def test_a_node_is_judged_and_met_twice(seeded: Path) -> None:
    found = counts(UNIT, seeded)
    # Once more where control decides: a loop is walked until nothing changes, an arm is tried.
    # A method that changes its object is also walked as on one that nobody else has, and of two
    # loops in each other the inner one comes to rest each time. What has no mark is walked as an
    # agent is where a protocol is marked: it may fill one in.
    assert found["visits"] == 3
    assert found["walked"] <= 2.25 * found["nodes"]
    assert found["refined"] <= 2.5 * found["calls"]
    assert found["inferred"] <= 1.5 * found["calls"]


_LOOKING = """\
from corvid_runtime import Grounded, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name

@prompt
def summarize(text: str) -> str:
    return text

@grounded_pure
def looked(name: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(name)
{body}
"""


HELPER = """\
from corvid_runtime import grounded_pure

def helper(name: str) -> list[str]:
    found = [str(eval(name))]
{rest}
    return found

@grounded_pure
def proved() -> int:
    return 1
"""


def test_a_helper_is_walked_to_where_its_proof_fails(seeded: Path) -> None:
    rests = ("    found.append(name)\n" * 3, "    found.append(name)\n" * 300)
    short, long = (counts(HELPER.format(rest=rest), seeded) for rest in rests)
    assert short["walks"] == long["walks"]


def _branches(depth: int) -> str:
    tests = [f'{"if" if not n else "elif"} text == "{n}":' for n in range(depth)]
    arms = "\n        text = fetch(name)\n    "
    return "    " + arms.join(tests) + arms.rstrip(" ") + "    return text"


def _attempts(depth: int) -> str:
    opened = [f"{'    ' * n}try:" for n in range(1, depth + 1)]
    closed = [
        f"{'    ' * n}except ValueError:\n{'    ' * n}    text = fetch(name)"
        for n in range(depth, 0, -1)
    ]
    inner = f"{'    ' * (depth + 1)}text = summarize(text)"
    return "\n".join([*opened, inner, *closed, "    return text"])


@pytest.mark.parametrize("body", [_branches, _attempts])
def test_what_is_tried_inside_of_what_is_tried_is_not_doubled(seeded: Path, body: Any) -> None:
    program = _LOOKING.format(body=body(9))
    assert counts(program, seeded)["visits"] <= 2 * 9


@pytest.mark.parametrize("others", [0, 3])
def test_the_heap_is_searched_twice_however_many_modules_there_are(
    seeded: Path, others: int
) -> None:
    for number in range(others):
        (seeded / f"other{number}.py").write_text("from corvid_runtime import tool\nLIMIT = 3\n")
    imports = "".join(f"import other{number}\n" for number in range(others))
    assert counts(f"{imports}from corvid_runtime import tool\n", seeded)["searched"] == 2


def test_the_plugin_is_asked_once_and_its_tables_from_then_on(seeded: Path) -> None:
    assert counts(UNIT, seeded)["asked"] == 1


def test_a_program_without_the_runtime_loads_no_machinery(seeded: Path) -> None:
    (seeded / "program.py").write_text("import json\nprint(json.dumps({}))\n")
    config = write_config(seeded, plugin="corvid_mypy")
    code = (
        "import sys; from mypy import api; api.run(sys.argv[1:]);"
        "print(sorted(name for name in sys.modules if name.startswith('corvid')))"
    )
    command = [sys.executable, "-c", code, "--config-file", str(config), "program.py"]
    done = subprocess.run(command, cwd=seeded, capture_output=True, text=True, check=True)
    loaded = (
        "corvid_mypy dispatch model model.summary report report.codes seam "
        "seam.runtime_imports seam.runtime_names seam.startup settings"
    ).split()
    named = [name if name == "corvid_mypy" else f"corvid_mypy.{name}" for name in loaded]
    assert done.stdout.strip() == str(named)


def test_starting_the_machinery_brings_no_other_package_along() -> None:
    code = (
        "import sys, mypy.main, mypy.build, mypy.checker; before = set(sys.modules);"
        "import corvid_mypy.hooks; print(*sorted(set(sys.modules) - before))"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    packages = {name.partition(".")[0] for name in done.stdout.split()}
    assert packages == {"corvid_mypy", "mypy"}

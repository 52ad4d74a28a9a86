"""Which files of a program are searched together."""

from corvid_cli.fix.parts import parts

PROGRAM = {
    "tools.py": "import json\n",
    "one.py": "from tools import fetch\n",
    "two.py": "import tools\nimport json\n",
    "pkg/__init__.py": "",
    "pkg/helpers.py": "",
    "pkg/three.py": "from . import (  # all\n    helpers,\n)\n",
    "main.py": "import one, pkg.three as three\n",
}


def groups(*changing: str) -> list[list[str]]:
    return sorted(map(sorted, parts(PROGRAM, changing)))


def test_what_changes_is_seen_by_those_who_import_it() -> None:
    assert groups("one.py", "two.py") == [["main.py", "one.py"], ["two.py"]]
    assert groups("pkg/helpers.py", "two.py") == [
        ["main.py", "pkg/helpers.py", "pkg/three.py"],
        ["two.py"],
    ]


def test_what_is_imported_and_stays_joins_nobody() -> None:
    assert groups("two.py") == [["two.py"]]
    assert groups() == []


def test_one_who_sees_two_joins_them() -> None:
    assert groups("one.py", "pkg/three.py") == [["main.py", "one.py", "pkg/three.py"]]
    assert groups("tools.py") == [["main.py", "one.py", "tools.py", "two.py"]]

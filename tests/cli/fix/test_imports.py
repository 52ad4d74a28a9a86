"""How the names of the runtime come into a file, whatever its imports look like."""

import pytest
from corvid_cli.fix.imports import Names
from corvid_cli.fix.source import Source

IMPORTED: dict[str, tuple[str, str]] = {
    "in order": (
        "from corvid_runtime import Grounded, agent, tool\n",
        "from corvid_runtime import Grounded, agent, each, lift, tool\n",
    ),
    "in no order": (
        "from corvid_runtime import tool, agent\n",
        "from corvid_runtime import tool, agent, each, lift\n",
    ),
    "the last one": (
        "from corvid_runtime import agent as a\n",
        "from corvid_runtime import agent as a, each, lift\n",
    ),
    "several lines": (
        "from corvid_runtime import (\n    agent,  # puts together\n    tool,\n)\n",
        "from corvid_runtime import (\n    agent,  # puts together\n    each,\n    lift,\n"
        "    tool,\n)\n",
    ),
    "one there": (
        "from corvid_runtime import each\n",
        "from corvid_runtime import each, lift\n",
    ),
    "all there": (
        "from corvid_runtime import each, lift as raised\n",
        "from corvid_runtime import each, lift as raised\n",
    ),
    "everything": ("from corvid_runtime import *\n", "from corvid_runtime import *\n"),
    "the module": ("import corvid_runtime as cr\n", "import corvid_runtime as cr\n"),
    "a part of it": ("import corvid_runtime.citations\n", "import corvid_runtime.citations\n"),
    "nothing": (
        "x = 1\n",
        "from corvid_runtime import each, lift\n\nx = 1\n",
    ),
    "an empty file": ("", "from corvid_runtime import each, lift\n\n"),
    "a docstring": (
        '#!/usr/bin/env python\n"""Says."""\nx = 1\n',
        '#!/usr/bin/env python\n"""Says."""\n\nfrom corvid_runtime import each, lift\nx = 1\n',
    ),
    "others": (
        "from __future__ import annotations\n\nimport json\n\nx = 1\n",
        "from __future__ import annotations\n\nimport json\n"
        "from corvid_runtime import each, lift\n\nx = 1\n",
    ),
    "no line end": ("import json", "import json\nfrom corvid_runtime import each, lift"),
    "windows": (
        "import json\r\nx = 1\r\n",
        "import json\r\nfrom corvid_runtime import each, lift\r\nx = 1\r\n",
    ),
    "names of others": (
        "from corvid_runtime import tool\neach = 1\n\ndef f(lift): ...\n",
        "from corvid_runtime import each as corvid_each, lift as corvid_lift, tool\n"
        "each = 1\n\ndef f(lift): ...\n",
    ),
    "not at the top": (
        "def f() -> None:\n    from corvid_runtime import lift\n",
        "from corvid_runtime import each, lift as corvid_lift\n\n"
        "def f() -> None:\n    from corvid_runtime import lift\n",
    ),
}


@pytest.mark.parametrize("name", IMPORTED)
def test_names_are_imported_once_and_where_they_belong(name: str) -> None:
    before, after = IMPORTED[name]
    source = Source("program.py", before)
    fixes = Names.of(source).importing(["lift", "each", "lift"])
    assert {fix.kind for fix in fixes} <= {"import"}
    edited = source.edited(fixes)
    assert edited.text == after
    assert Names.of(edited).importing(["lift", "each"]) == []


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("", "lift"),
        ("from corvid_runtime import lift as raised\n", "raised"),
        ("import corvid_runtime as cr\n", "cr.lift"),
        ("import corvid_runtime\nfrom corvid_runtime import tool\n", "lift"),
        ("lift = 1\n", "corvid_lift"),
    ],
)
def test_a_name_is_written_as_the_file_has_it(text: str, written: str) -> None:
    assert Names.of(Source("program.py", text)).written("lift") == written

"""A plug-in of python-lsp-server: the fixes of `corvid fix` as code actions.

It shows no errors of its own, for pylsp-mypy does. Fixes are looked for in the file as it was last
saved, by the command, in a process of its own: the server stays as it is if that fails.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

from pylsp import hookimpl

from corvid_cli.explain import PAGES


class Found(NamedTuple):
    """A finding that has a fix: its first line, its code, and the edits by the file."""

    line: int
    code: str
    edits: dict[str, list[dict[str, Any]]]


@hookimpl
def pylsp_code_actions(
    workspace: Any, document: Any, range: dict[str, Any], context: dict[str, Any]
) -> list[dict[str, Any]]:
    """Offer the fixes of the lines that are asked about, if the file is saved."""
    path = Path(document.path)
    if not path.is_file() or path.read_text(encoding="utf-8") != document.source:
        return []
    lines = {*_lines(range)}
    told = [each for each in context.get("diagnostics", ()) if each.get("code") in PAGES]
    for diagnostic in told:
        lines.update(_lines(diagnostic["range"]))
    root = workspace.root_path or str(path.parent)
    found = _found(root, str(path), path.stat().st_mtime_ns)
    fixing = [each for each in found if each.line in lines]
    if not fixing:
        return []
    return [
        {
            "title": "Keep the sources (corvid fix)",
            "kind": "quickfix",
            "isPreferred": True,
            "diagnostics": [each for each in told if each["code"] in {f.code for f in fixing}],
            "edit": {"changes": fixing[0].edits},
        }
    ]


def _lines(place: dict[str, Any]) -> Iterable[int]:
    """Return the lines of a range, which the protocol counts from 0."""
    return range(place["start"]["line"] + 1, place["end"]["line"] + 2)


@lru_cache(maxsize=8)
def _found(root: str, path: str, saved: int) -> list[Found]:
    """Return what has a fix in a file, as it was saved at some time."""
    named = os.path.relpath(path, root)
    options = ["--format", "sarif", "--with-fixes"]
    done = subprocess.run(
        [sys.executable, "-m", "corvid_cli", "sites", named, *options],
        cwd=root,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        return []  # mypy cannot check it, and says so where errors are shown
    results = json.loads(done.stdout)["runs"][0]["results"]
    return [
        Found(place["region"]["startLine"], each["ruleId"], _edits(root, each["fixes"][0]))
        for each in results
        for place in [each["locations"][0]["physicalLocation"]]
        if "fixes" in each and _path(root, place["artifactLocation"]) == Path(path).resolve()
    ]


def _path(root: str, artifact: dict[str, str]) -> Path:
    return Path(root, unquote(artifact["uri"].removeprefix("file://"))).resolve()


def _edits(root: str, fix: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Return the edits of a fix, by the address of the file."""
    return {
        _path(root, change["artifactLocation"]).as_uri(): [
            {
                "range": {
                    "start": {"line": each["deletedRegion"]["startLine"] - 1, "character": 0},
                    "end": {"line": each["deletedRegion"]["endLine"] - 1, "character": 0},
                },
                "newText": each["insertedContent"]["text"],
            }
            for each in change["replacements"]
        ]
        for change in fix["artifactChanges"]
    }

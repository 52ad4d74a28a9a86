"""What an edit costs in the daemon where all is grounded: `python -m benchmarks.plugin_daemon`."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import attrs

from benchmarks.plugin_grounded.program import write_star
from benchmarks.processes import Python
from benchmarks.results import Section, Table, Target, number

BESIDE, FLAT = 1.2, 1.2
SIZES = (2, 12, 46)
KINDS = ("notes", "silent", "clean")
PLACES = ("leaf", "hub")
EDITS = {
    "body": ("    passage = fetch(question)\n", "    passage = fetch(question + '')\n"),
    "signature": ("def brief(question: str)", "def brief(question: str, more: int = 3)"),
}
_SERVE = str(Path(__file__).with_name("serve.py"))
_ABOUT = """\
Copies of one module that uses every feature, all but the first of which call the first one, the
hub; the others are leaves. A function is edited in one of them: in its body, or in its signature.
Where the modules drop sources that is noted, or the project is silent about it, or they drop none
(clean). "None" is the daemon without the plugin, for which much of the program is an error that it
looks at again after each edit. Seconds of processor time, the best of six edits; every edit leaves
as many lines of diagnostics as there were before."""


@attrs.frozen
class Case:
    """What is edited in a program of some size.

    Attributes:
        modules: How many there are.
        kind: One of `KINDS`.
        place: One of `PLACES`.
    """

    modules: int
    kind: str
    place: str

    def seconds(self, python: Python, plugin: str) -> dict[str, float]:
        """The best time of each edit, in a daemon that starts anew."""
        folder = python.folder
        write_star(folder, self.modules, drops=self.kind != "clean")
        silent = "[tool.corvid-mypy]\ncoercions = 'silent'\n" if self.kind == "silent" else ""
        config = f"[tool.mypy]\ncache_dir = '/dev/null'\nplugins = {[plugin] * bool(plugin)}\n"
        (folder / "pyproject.toml").write_text(config + silent, encoding="utf-8")
        edited = "desk_1.py" if self.place == "hub" else f"desk_{self.modules}.py"
        printed = python.run([_SERVE, "pyproject.toml", edited, json.dumps(EDITS)])
        found: dict[str, list[float]] = json.loads(printed.splitlines()[-1])
        return {name: min(taken) for name, taken in found.items()}


@attrs.frozen
class Finding:
    """What one edit took, and what it took without the plugin."""

    case: Case
    edit: str
    ours: float
    none: float


def measure(quick: bool = False) -> Section:
    """Edit programs of all sizes and kinds; quickly, small ones with notes alone."""
    sizes, kinds = (SIZES[:2], KINDS[:1]) if quick else (SIZES, KINDS)
    found = [
        finding
        for kind in kinds
        for place in PLACES
        for modules in sizes
        for finding in examine(Case(modules, kind, place))
    ]
    return report(found)


def examine(case: Case) -> list[Finding]:
    """What each edit takes, with the plugin and without."""
    with tempfile.TemporaryDirectory() as name:
        python = Python(Path(name))
        none, ours = (case.seconds(python, plugin) for plugin in ("", "corvid_mypy"))
    return [Finding(case, edit, ours[edit], none[edit]) for edit in EDITS]


def report(found: list[Finding]) -> Section:
    """Turn what was measured into promises kept or not, and a table."""
    most = max(finding.case.modules for finding in found)
    return Section(
        title="The plugin in the daemon",
        about=_ABOUT,
        targets=[
            *(
                Target(f"{_what(each)}: ours / none", BESIDE, each.ours / each.none)
                for each in found
                if each.case.modules == most
            ),
            *_growth(found, most),
        ],
        tables=[
            Table(
                "Seconds of processor time",
                ("", "none", "ours", "ours / none"),
                [
                    [
                        _what(each),
                        number(each.none),
                        number(each.ours),
                        number(each.ours / each.none),
                    ]
                    for each in found
                ],
            )
        ],
        peers=["mypy"],
    )


def _growth(found: list[Finding], most: int) -> list[Target]:
    """An edit that changes nothing for others takes as long in a small program as in a large."""
    bodies = [each for each in found if each.edit == "body"]
    least = min(finding.case.modules for finding in bodies)
    by_case = {each.case: each.ours for each in bodies}
    return [
        Target(
            f"{case.kind}, {case.place}, body: {most} modules / {least}, ours",
            FLAT,
            taken / by_case[attrs.evolve(case, modules=least)],
        )
        for case, taken in by_case.items()
        if case.modules == most
    ]


def _what(finding: Finding) -> str:
    case = finding.case
    return f"{case.kind}, {case.place}, {finding.edit}, {case.modules} modules"

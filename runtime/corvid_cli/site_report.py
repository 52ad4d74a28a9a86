"""The coercion sites of a program, as the plugin reports them through mypy."""

import re
from collections.abc import Sequence

from attrs import frozen

from corvid_cli.configuration import run_with_plugin
from corvid_cli.mypy_process import Diagnostic, MypyFailed, diagnostics

CODE = "grounded-coercion"
MESSAGE = re.compile(
    r'Sources of "(?P<expression>.*)" \((?P<actual>.*)\) are dropped: '
    r'(?P<kind>[a-z -]+?)(?: into (?P<slot>.*))? in agent "(?P<agent>.*)"'
)


@frozen
class Site:
    """A place where an agent drops sources; lines count from 1, columns from 0, half-open."""

    agent: str
    kind: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    expression: str
    actual: str
    slot: str | None
    message: str
    hint: str | None


@frozen
class SiteReport:
    """All coercion sites, by file and line, and the errors that mypy reports besides."""

    sites: list[Site]
    errors: list[Diagnostic]


def find_sites(arguments: Sequence[str]) -> SiteReport:
    """Check a program with mypy and return its coercion sites.

    What the configuration says about showing sites makes no difference. Raises `MypyFailed` if
    nothing could be checked.
    """
    output = run_with_plugin(
        [*arguments, "--output", "json"], environment={"CORVID_COERCIONS": "error"}
    )
    found = diagnostics(output)
    return SiteReport(
        sites=[_site(each) for each in found if each.code == CODE],
        errors=[each for each in found if each.code != CODE and each.severity == "error"],
    )


def _site(found: Diagnostic) -> Site:
    parts = MESSAGE.fullmatch(found.message)
    if parts is None:
        raise MypyFailed(f"this is no coercion site as the plugin reports it: {found}")
    return Site(
        agent=parts["agent"],
        kind=parts["kind"],
        file=found.file,
        line=found.line,
        column=found.column,
        end_line=found.end_line,
        end_column=found.end_column,
        expression=parts["expression"],
        actual=parts["actual"],
        slot=parts["slot"],
        message=found.message,
        hint=found.hint,
    )

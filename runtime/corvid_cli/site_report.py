"""The coercion sites of a program, as the plugin reports them through mypy."""

import re
from collections.abc import Sequence

from attrs import frozen

from corvid_cli.configuration import run_with_plugin
from corvid_cli.excerpt import read_source
from corvid_cli.mypy_process import Diagnostic, MypyFailed, diagnostics

CODE = "grounded-coercion"
MESSAGE = re.compile(
    r'Sources of "(?P<expression>.*)" \((?P<actual>.*)\) are dropped: '
    r'(?P<kind>[a-z -]+?)(?: into "(?P<slot>.*)")? in agent "(?P<agent>.*)"'
)


@frozen
class Site:
    """A place where an agent drops sources; lines count from 1, columns from 0, half-open.

    `expression` is the source text in one line; `slot` the type it meets, where there is one.
    """

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
        expression=_text(found) or parts["expression"],
        actual=parts["actual"],
        slot=parts["slot"],
        message=found.message,
        hint=found.hint and found.hint.removeprefix("Hint: "),
    )


def _text(found: Diagnostic) -> str:
    """Return the source text of a diagnostic in one line, or nothing where its range is unsure.

    mypy 2.4 miscounts columns in lines with characters outside ASCII.
    """
    lines = read_source(found.file).splitlines()
    lines = lines[found.line - 1 : found.end_line]
    if not all(map(str.isascii, lines)):
        return ""
    lines[-1] = lines[-1][: found.end_column]
    lines[0] = lines[0][found.column :]
    return " ".join(" ".join(lines).split())

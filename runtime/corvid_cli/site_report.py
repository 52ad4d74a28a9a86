"""What the plugin reports of a program: coercion sites, disclosures and trust boundaries."""

import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from attrs import evolve, frozen

from corvid_cli.configuration import run_with_plugin
from corvid_cli.mypy_process import Diagnostic, diagnostics

CODE = "grounded-coercion"


class Identity(NamedTuple):
    """What a row of the report is known by when lines have moved."""

    file: str
    function: str
    kind: str
    expression: str


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

    @property
    def identity(self) -> Identity:
        """What the site is known by."""
        return Identity(self.file, self.agent, self.kind, self.expression)


@frozen
class Disclosure:
    """A place where a proved function shows something of a value that is not its content.

    `what` is its kind: `presence` of a value, `length`, `provenance`, and the others that
    `discloses` may allow.
    """

    function: str
    what: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    expression: str
    actual: str
    message: str

    @property
    def identity(self) -> Identity:
        """What the disclosure is known by."""
        return Identity(self.file, self.function, self.what, self.expression)


@frozen
class TrustBoundary:
    """A function marked `@lift`: it runs on bare content, and nothing is proved about it."""

    function: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    message: str

    @property
    def identity(self) -> Identity:
        """What the trust boundary is known by."""
        return Identity(self.file, self.function, "trust boundary", "")


Row = Site | Disclosure | TrustBoundary


@frozen
class SiteReport:
    """All rows of a program, each kind by file and line, and the errors mypy reports besides."""

    sites: Sequence[Site]
    disclosures: Sequence[Disclosure] = ()
    trust_boundaries: Sequence[TrustBoundary] = ()
    errors: Sequence[Diagnostic] = ()

    @property
    def rows(self) -> list[Row]:
        """The rows of every kind."""
        return [*self.sites, *self.disclosures, *self.trust_boundaries]


def find_sites(arguments: Sequence[str]) -> SiteReport:
    """Check a program with mypy and return what the plugin reports of it.

    What the configuration says about showing sites makes no difference. Raises `MypyFailed` if
    nothing could be checked.
    """
    output = run_with_plugin(
        [*arguments, "--output", "json"], environment={"CORVID_COERCIONS": "listed"}
    )
    return report_of(diagnostics(output))


def report_of(found: Iterable[Diagnostic]) -> SiteReport:
    """Sort what mypy reported: the plugin's findings, which are JSON objects, and the rest."""
    rows, errors = list[Row](), list[Diagnostic]()
    for diagnostic in found:
        finding = _finding(diagnostic)
        if finding is None:
            errors += [diagnostic] if diagnostic.severity == "error" else []
        elif finding["finding"] == "error":
            errors.append(evolve(diagnostic, message=finding["text"], hint=finding["hint"]))
        else:
            rows.append(_row(finding, diagnostic))
    return SiteReport(
        sites=[row for row in rows if isinstance(row, Site)],
        disclosures=[row for row in rows if isinstance(row, Disclosure)],
        trust_boundaries=[row for row in rows if isinstance(row, TrustBoundary)],
        errors=errors,
    )


def _finding(diagnostic: Diagnostic) -> dict[str, Any] | None:
    """Return what the plugin says of a finding of its own; mypy's own messages are prose."""
    if not diagnostic.message.startswith('{"finding": '):
        return None
    finding: dict[str, Any] = json.loads(diagnostic.message)
    return finding


def _row(finding: dict[str, Any], diagnostic: Diagnostic) -> Row:
    place: dict[str, Any] = {
        "file": diagnostic.file,
        "line": diagnostic.line,
        "column": diagnostic.column,
        "end_line": diagnostic.end_line,
        "end_column": diagnostic.end_column,
        "message": finding["text"],
    }
    if finding["finding"] == "trust":
        return TrustBoundary(function=finding["function"], **place)
    value: dict[str, Any] = {
        "expression": finding["expression"] or "",
        "actual": finding["actual"] or "",
    }
    if finding["finding"] == "disclosure":
        return Disclosure(function=finding["function"], what=finding["kind"], **value, **place)
    return Site(
        agent=finding["function"],
        kind=finding["kind"],
        slot=finding["slot"],
        hint=finding["hint"],
        **value,
        **place,
    )

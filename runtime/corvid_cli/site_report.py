"""What the plugin reports of a program: coercion sites, disclosures and trust boundaries."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from attrs import frozen

from corvid_cli.findings import Finding, findings

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
    errors: Sequence[Finding] = ()

    @property
    def rows(self) -> list[Row]:
        """The rows of every kind."""
        return [*self.sites, *self.disclosures, *self.trust_boundaries]


def find_sites(arguments: Sequence[str]) -> SiteReport:
    """Check a program with mypy and return what the plugin reports of it.

    What the configuration says about showing sites makes no difference. Raises `MypyFailed` if
    nothing could be checked.
    """
    return report_of(findings(arguments))


def report_of(found: Iterable[Finding]) -> SiteReport:
    """Sort what was found: errors, and the rows of each kind."""
    rows, errors = list[Row](), list[Finding]()
    for finding in found:
        make = _ROWS.get(finding.type)
        if make is None:
            errors.append(finding)
        else:
            rows.append(make(finding))
    return SiteReport(
        sites=[row for row in rows if isinstance(row, Site)],
        disclosures=[row for row in rows if isinstance(row, Disclosure)],
        trust_boundaries=[row for row in rows if isinstance(row, TrustBoundary)],
        errors=errors,
    )


def _site(finding: Finding) -> Site:
    return Site(
        agent=finding.function or "",
        kind=finding.kind or "",
        slot=finding.slot,
        hint=finding.hint,
        **_value(finding),
        **_place(finding),
    )


def _disclosure(finding: Finding) -> Disclosure:
    return Disclosure(
        function=finding.function or "",
        what=finding.kind or "",
        **_value(finding),
        **_place(finding),
    )


def _trust_boundary(finding: Finding) -> TrustBoundary:
    return TrustBoundary(function=finding.function or "", **_place(finding))


_ROWS: dict[str, Callable[[Finding], Row]] = {
    "site": _site,
    "disclosure": _disclosure,
    "trust": _trust_boundary,
}


def _value(finding: Finding) -> dict[str, Any]:
    return {"expression": finding.expression or "", "actual": finding.actual or ""}


def _place(finding: Finding) -> dict[str, Any]:
    return {
        "file": finding.file,
        "line": finding.line,
        "column": finding.column,
        "end_line": finding.end_line,
        "end_column": finding.end_column,
        "message": finding.text,
    }

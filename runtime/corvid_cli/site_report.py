"""What the plugin reports of a program: coercion sites, disclosures and trust boundaries.

Asked about everywhere, it also reports what functions without a mark do with grounded values.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from attrs import frozen

from corvid_cli.findings import Finding, findings

CODE = "grounded-coercion"
PROVED = "proved"
"""What a function is that is marked `@grounded_pure`, if the mark holds."""


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
    """A function that runs on bare content, and nothing is proved about it.

    `mark` is what says so: `lift`, and where everything is asked about `tool` or `prompt`.
    """

    function: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    message: str
    mark: str = "lift"

    @property
    def identity(self) -> Identity:
        """What the trust boundary is known by."""
        kind = "trust boundary" if self.mark == "lift" else f"trust boundary: {self.mark}"
        return Identity(self.file, self.function, kind, "")


@frozen
class Leaving:
    """A place where a function without a mark drops sources, and mypy has nothing against it.

    `kind` is the one that a site in an agent has; `slot` the type it meets, where there is one.
    """

    function: str
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

    @property
    def identity(self) -> Identity:
        """What the place is known by."""
        return Identity(self.file, self.function, f"leaving: {self.kind}", self.expression)


@frozen
class Flows:
    """A function with grounded values: how many of its expressions are, and what it is.

    `standing` is `proved` or `broken` (marked `@grounded_pure`), `provable` (a helper without a
    mark that keeps sources), `agent`, or `unproved`.
    """

    function: str
    standing: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    count: int
    message: str

    @property
    def is_proved(self) -> bool:
        """Whether no sources are lost in it."""
        return self.standing in (PROVED, "provable")

    @property
    def identity(self) -> Identity:
        """What the function is known by."""
        return Identity(self.file, self.function, self.standing, "")


Row = Site | Disclosure | TrustBoundary | Leaving


@frozen
class SiteReport:
    """All rows of a program, each kind by file and line, and the errors mypy reports besides.

    `flows` has the functions with grounded values, where everything was asked about.
    """

    sites: Sequence[Site]
    disclosures: Sequence[Disclosure] = ()
    trust_boundaries: Sequence[TrustBoundary] = ()
    errors: Sequence[Finding] = ()
    leaving: Sequence[Leaving] = ()
    flows: Sequence[Flows] = ()

    @property
    def rows(self) -> list[Row]:
        """The rows of every kind."""
        return [*self.sites, *self.disclosures, *self.trust_boundaries, *self.leaving]

    @property
    def proved(self) -> list[Flows]:
        """The functions whose mark `@grounded_pure` holds."""
        return [each for each in self.flows if each.standing == PROVED]


def find_sites(arguments: Sequence[str]) -> SiteReport:
    """Check a program with mypy and return what the plugin reports of it.

    What the configuration says about showing sites makes no difference. Raises `MypyFailed` if
    nothing could be checked.
    """
    return report_of(findings(arguments))


def report_of(found: Iterable[Finding]) -> SiteReport:
    """Sort what was found: errors, and the rows of each kind."""
    rows, errors = list[Row | Flows](), list[Finding]()
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
        leaving=[row for row in rows if isinstance(row, Leaving)],
        flows=[row for row in rows if isinstance(row, Flows)],
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
    mark = finding.kind or "lift"
    return TrustBoundary(function=finding.function or "", mark=mark, **_place(finding))


def _leaving(finding: Finding) -> Leaving:
    return Leaving(
        function=finding.function or "",
        kind=finding.kind or "",
        slot=finding.slot,
        **_value(finding),
        **_place(finding),
    )


def _flows(finding: Finding) -> Flows:
    return Flows(
        function=finding.function or "",
        standing=finding.kind or "",
        count=finding.flows,
        **_place(finding),
    )


_ROWS: dict[str, Callable[[Finding], Row | Flows]] = {
    "site": _site,
    "disclosure": _disclosure,
    "trust": _trust_boundary,
    "leaving": _leaving,
    "flows": _flows,
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

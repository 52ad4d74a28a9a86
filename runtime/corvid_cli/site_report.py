"""What the plugin reports of a program: coercion sites, disclosures and trust boundaries."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from attrs import frozen

from corvid_cli.configuration import run_with_plugin
from corvid_cli.excerpt import read_source
from corvid_cli.mypy_process import Diagnostic, MypyFailed, diagnostics

CODE = "grounded-coercion"
SITE = re.compile(
    r'Sources of "(?P<expression>.*)" \((?P<actual>.*)\) are dropped: '
    r'(?P<kind>[a-z -]+?)(?: into "(?P<slot>.*)")? in agent "(?P<agent>.*)"'
)
DISCLOSURE = re.compile(
    r'"(?P<expression>.*)" \((?P<actual>.*)\) discloses (?P<what>[a-z ]+) '
    r'in @grounded_pure "(?P<function>.*)"'
)
TRUST = re.compile(r'@lift function "(?P<function>.*)" runs on bare content and is trusted')


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

    `what` is one of: whether there is a value, how many there are, its sources, its confidence.
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
    found = diagnostics(output)
    rows = [_row(each) for each in found if each.code == CODE]
    return SiteReport(
        sites=[row for row in rows if isinstance(row, Site)],
        disclosures=[row for row in rows if isinstance(row, Disclosure)],
        trust_boundaries=[row for row in rows if isinstance(row, TrustBoundary)],
        errors=[each for each in found if each.code != CODE and each.severity == "error"],
    )


def _row(found: Diagnostic) -> Row:
    place: dict[str, Any] = {
        "file": found.file,
        "line": found.line,
        "column": found.column,
        "end_line": found.end_line,
        "end_column": found.end_column,
        "message": found.message,
    }
    if parts := SITE.fullmatch(found.message):
        hint = found.hint and found.hint.removeprefix("Hint: ")
        return Site(**{**parts.groupdict(), **place, **_text(found)}, hint=hint)
    if parts := DISCLOSURE.fullmatch(found.message):
        return Disclosure(**{**parts.groupdict(), **place, **_text(found)})
    if parts := TRUST.fullmatch(found.message):
        return TrustBoundary(**{**parts.groupdict(), **place})
    raise MypyFailed(f"this is nothing that the plugin reports in this form: {found}")


def _text(found: Diagnostic) -> dict[str, str]:
    """Return the source text of a diagnostic in one line, or nothing where its range is unsure.

    mypy 2.4 miscounts columns in lines with characters outside ASCII.
    """
    lines = read_source(found.file).splitlines()
    lines = lines[found.line - 1 : found.end_line]
    if not all(map(str.isascii, lines)):
        return {}
    lines[-1] = lines[-1][: found.end_column]
    lines[0] = lines[0][found.column :]
    text = " ".join(" ".join(lines).split())
    return {"expression": text} if text else {}

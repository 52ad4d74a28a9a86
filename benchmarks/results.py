"""What a benchmark reports, and how it is printed."""

from __future__ import annotations

import argparse
import enum
import statistics
from collections.abc import Callable, Iterable, Sequence

import attrs


class Verdict(enum.Enum):
    """What became of a target."""

    MET = "met"
    MISSED = "**missed**"
    UNMEASURED = "**not measured**"


@attrs.frozen
class Target:
    """A number that is promised to stay within a bound, and what it was.

    Attributes:
        statement: What is measured, in words that stand alone: "str `+`: ours / plain".
        at_most: The bound.
        measured: The number, the middle one of several; ``None`` if it cannot be had here.
        spread: The lowest and the highest of several measurements, if there were several.
        unit: Of all the numbers above; empty for a ratio.
    """

    statement: str
    at_most: float
    measured: float | None
    spread: tuple[float, float] | None = None
    unit: str = ""

    @classmethod
    def of(cls, statement: str, at_most: float, samples: Iterable[float], unit: str = "") -> Target:
        """A target that was measured several times: the median counts, the extremes are shown."""
        taken = list(samples)
        spread = (min(taken), max(taken))
        return cls(statement, at_most, statistics.median(taken), spread, unit)

    @property
    def verdict(self) -> Verdict:
        """Whether the bound was kept."""
        if self.measured is None:
            return Verdict.UNMEASURED
        return Verdict.MET if self.measured <= self.at_most else Verdict.MISSED


@attrs.frozen
class Table:
    """Rows of ready text under a header; the first column says what a row is about."""

    caption: str
    header: Sequence[str]
    rows: Sequence[Sequence[str]]


@attrs.frozen
class Section:
    """What one benchmark found.

    Attributes:
        title: The heading.
        about: What was measured and how, in a paragraph.
        targets: The promises, each with its verdict.
        tables: Everything else worth reading.
        peers: Distributions measured beside ours, whose versions are reported.
    """

    title: str
    about: str
    targets: Sequence[Target] = ()
    tables: Sequence[Table] = ()
    peers: Sequence[str] = ()


Measure = Callable[[bool], Section]
"""The face of a benchmark: quick or not, to what was found."""


def number(value: float, unit: str = "") -> str:
    """Four significant digits, as short as they can be written."""
    if 0 < value < 1e-4:
        digits = "< 0.0001"
    else:
        digits = f"{value:,.0f}" if abs(value) >= 10_000 else f"{value:.4g}"
    return f"{digits} {unit}".rstrip()


def markdown(section: Section) -> str:
    """A section as Markdown, without its heading."""
    parts = [section.about]
    if section.targets:
        parts.append(target_table(section.targets))
    parts += [f"{table.caption}:\n\n{grid(table.header, table.rows)}" for table in section.tables]
    return "\n\n".join(parts) + "\n"


def target_table(targets: Iterable[Target]) -> str:
    """The targets and their verdicts as a Markdown table."""
    return grid(
        ("target", "at most", "measured", "spread", "verdict"), [_target_row(t) for t in targets]
    )


def _target_row(target: Target) -> list[str]:
    measured = "" if target.measured is None else number(target.measured, target.unit)
    spread = " to ".join(number(each) for each in target.spread or ())
    bound = number(target.at_most, target.unit)
    return [target.statement, bound, measured, spread, target.verdict.value]


def grid(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table: the first column is text, the others are numbers."""
    rule = [":--", *["--:"] * (len(header) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in [header, rule, *rows])


def show(section: Section) -> None:
    """Print a section."""
    print(f"# {section.title}\n\n{markdown(section)}", end="")


def main(measure: Measure) -> None:
    """Run one benchmark alone and print its section: what every module does as a command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="a smaller run, less to be trusted")
    show(measure(parser.parse_args().quick))

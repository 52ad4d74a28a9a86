"""Draw what grows, and write `docs/performance.md` around it: `python -m benchmarks.plots`.

The plots are drawn from the tables of `benchmarks/RESULTS.md`, both axes in powers of ten: what
takes the same time at any size is a level line. A table that was not measured has no plot.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

import attrs

from benchmarks.__main__ import RESULTS

DOCS = Path(__file__).parents[1] / "docs"
_HEAD = """\
# What grows, and how

Written by `python -m benchmarks.plots` from the tables of `benchmarks/RESULTS.md`; not edited.

Both axes of each plot go in powers of ten: what takes the same time at any size is a level line.
Ratios carry over to other machines, times do not.
"""
_TAIL = """\
## Beyond one machine

`corvid verify` and `corvid ground-check` look at many files [in parallel](command.md#many-files),
on one machine or on a cluster. No file depends on another, and a worker keeps the last documents
alone. A source that is cited is indexed: ten gigabytes of them take ten thousand times what a
megabyte takes, and 100 terabytes a hundred million times that, divided by the number of cores. A
quote that its source does not hold is looked for in all others, to say where it stands: nearly
all lack a word of it, which is found without an index, but they are read. So an answer with such
a quote takes longer the larger the corpus is. `python -m benchmarks.many --megabytes 1000`
generates sources, answers and trajectories, compares the verdicts of the schedulers, and prints
what a megabyte took, and what more would take.
"""
WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 70, 190, 40, 50
COLORS = ("#1f6feb", "#d1242f", "#1a7f37", "#9a6700", "#8250df", "#57606a")
_ROW = re.compile(r"^\| (.*) \|$")
_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")

Point = tuple[float, float]


@attrs.frozen
class Plot:
    """What is drawn of one table.

    Attributes:
        name: of the file.
        title: the heading above it.
        says: what is to be seen.
        caption: of the table, as it begins.
        size: the column that grows; a number in its text counts.
        taken: the columns of what is taken.
        unit: of what is taken.
        kind: the column that tells the lines of the table apart, if there is one.
        only: how the size begins in the rows that count.
    """

    name: str
    title: str
    says: str
    caption: str
    size: str
    taken: Sequence[str]
    unit: str
    kind: str | None = None
    only: str = ""


ALL = (
    Plot(
        "quotes",
        "A quote in a source",
        "A quote is looked up by its words: a long source takes it no longer than a short one.",
        "A quote in a source",
        "source",
        ("median", "p99"),
        "microseconds",
        "quote",
        "English",
    ),
    Plot(
        "searches",
        "A search",
        "The rarest words are looked up first, and what they find is weighed.",
        "A search",
        "documents",
        ("median", "p99"),
        "milliseconds",
        "words",
    ),
    Plot(
        "chains",
        "A whole chain",
        "Reading, writing and walking a chain are linear; reading its JSON is the floor.",
        "A whole chain: microseconds a step, median",
        "steps",
        ("`json.loads`", "from JSON", "to JSON", "walk"),
        "microseconds a step",
    ),
    Plot(
        "operations",
        "An operation on a grounded value",
        "An operation does not look at the chain, however long it is.",
        "One more `+ 1.0`",
        "steps",
        ("nanoseconds",),
        "nanoseconds",
    ),
    Plot(
        "trajectories",
        "A line of a trajectory",
        "A trajectory is read line by line, and no line is kept.",
        "By the length of the trajectory",
        "lines",
        ("microseconds a line",),
        "microseconds a line",
    ),
    Plot(
        "lines",
        "A line of a program, with the plugin",
        "mypy with the plugin is linear in the program.",
        "By length, with the plugin",
        "lines",
        ("instructions per line",),
        "instructions a line",
    ),
)


def table(document: str, caption: str) -> list[dict[str, str]]:
    """Return the rows of the first table whose caption begins so, by column; none if none does."""
    _, found, after = document.partition(f"\n{caption}")
    lines = after.split("\n\n", 2)[1].splitlines() if found else []
    rows = [match[1].split(" | ") for line in lines if (match := _ROW.match(line))]
    if not rows:
        return []
    header, _, *body = rows
    return [dict(zip(map(str.strip, header), row, strict=True)) for row in body]


def series(plot: Plot, rows: Iterable[Mapping[str, str]]) -> dict[str, list[Point]]:
    """Return the points of each line of a plot; a line of one point is none."""
    found: dict[str, list[Point]] = {}
    for row in rows:
        if not row[plot.size].startswith(plot.only):
            continue
        size = _number(row[plot.size])
        for column in plot.taken:
            kind = f"{row[plot.kind]}, {column}" if plot.kind else column
            taken = _number(row[column])
            if size is not None and taken is not None:
                found.setdefault(kind.strip("`"), []).append((size, taken))
    return {kind: sorted(points) for kind, points in found.items() if len({*points}) > 1}


def _number(cell: str) -> float | None:
    found = _NUMBER.search(cell)
    return float(found[0].replace(",", "")) if found else None


def svg(plot: Plot, lines: Mapping[str, Sequence[Point]]) -> str:
    """Draw lines, each with its name."""
    points = [point for each in lines.values() for point in each]
    across, up = _Axis.over([x for x, _ in points]), _Axis.over([y for _, y in points])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="12" fill="#57606a">',
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        *_grid(across, up),
        _text(LEFT, TOP - 16, plot.unit),
        _text(WIDTH - RIGHT, HEIGHT - 12, plot.size, anchor="end"),
    ]
    for at, (name, line) in enumerate(lines.items()):
        color = COLORS[at % len(COLORS)]
        dash = ' stroke-dasharray="5 3"' if name.endswith("p99") else ""
        placed = [(_x(across, x), _y(up, y)) for x, y in line]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"{dash}/>'
        )
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{color}"/>' for x, y in placed]
        parts.append(_text(WIDTH - RIGHT + 14, TOP + 8 + 18 * at, name, color))
    return "\n".join([*parts, "</svg>\n"])


@attrs.frozen
class _Axis:
    """A range of whole powers of ten."""

    low: int
    high: int

    @classmethod
    def over(cls, values: Sequence[float]) -> _Axis:
        low = math.floor(math.log10(min(values)))
        return cls(low, max(math.ceil(math.log10(max(values))), low + 1))

    def share(self, value: float) -> float:
        return (math.log10(value) - self.low) / (self.high - self.low)


def _x(axis: _Axis, value: float) -> float:
    return LEFT + axis.share(value) * (WIDTH - LEFT - RIGHT)


def _y(axis: _Axis, value: float) -> float:
    return HEIGHT - BOTTOM - axis.share(value) * (HEIGHT - TOP - BOTTOM)


def _grid(across: _Axis, up: _Axis) -> Iterator[str]:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    for power in range(across.low, across.high + 1):
        x = _x(across, 10.0**power)
        yield f'<path d="M{x:.1f} {TOP}V{bottom}" stroke="#d8dee4"/>'
        yield _text(x, bottom + 18, _power(power), anchor="middle")
    for power in range(up.low, up.high + 1):
        y = _y(up, 10.0**power)
        yield f'<path d="M{LEFT} {y:.1f}H{right}" stroke="#d8dee4"/>'
        yield _text(LEFT - 8, y + 4, _power(power), anchor="end")


def _power(power: int) -> str:
    return f"{10**power:,}" if power >= 0 else f"{10.0**power:.{-power}f}"


def _text(x: float, y: float, text: str, color: str = "", anchor: str = "start") -> str:
    fill = f' fill="{color}"' if color else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{fill}>{escape(text)}</text>'


def written(document: str) -> dict[str, str]:
    """Return the files that a document of results gives: the plots, and the page with them."""
    found, parts = {}, [_HEAD]
    for plot in ALL:
        lines = series(plot, table(document, plot.caption))
        if lines:
            found[f"plots/{plot.name}.svg"] = svg(plot, lines)
            parts.append(
                f"## {plot.title}\n\n{plot.says}\n\n![{plot.title}](plots/{plot.name}.svg)\n"
            )
    return {**found, "performance.md": "\n".join([*parts, _TAIL])}


def main() -> None:
    """Write all files anew."""
    (DOCS / "plots").mkdir(exist_ok=True)
    for name, text in written(RESULTS.read_text(encoding="utf-8")).items():
        (DOCS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

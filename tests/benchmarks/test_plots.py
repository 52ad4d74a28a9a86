"""The plots of the documentation: what they are drawn from, and that they show the results."""

from __future__ import annotations

from xml.etree import ElementTree

from benchmarks.__main__ import RESULTS
from benchmarks.plots import ALL, DOCS, series, svg, table, written

DOCUMENT = """\
## Growth

A quote in a source: microseconds:

| source | quote | median | p99 |
| :-- | --: | --: | --: |
| English, 1 MB | exact | 51.5 | 1,200 |
| English, 10 MB | exact | 52 | 1,300 |
| Chinese, 10 M characters | exact | 7 | 8 |

By the length of the trajectory:

| lines | microseconds a line |
| :-- | --: |
| 1,000 | 13.2 |
"""
QUOTES = ALL[0]


def test_a_table_is_read_by_its_caption() -> None:
    rows = table(DOCUMENT, QUOTES.caption)
    assert rows[1] == {
        "source": "English, 10 MB",
        "quote": "exact",
        "median": "52",
        "p99": "1,300",
    }
    assert table(DOCUMENT, "No such table") == []


def test_the_lines_of_a_plot_are_the_kinds_of_the_table() -> None:
    assert series(QUOTES, table(DOCUMENT, QUOTES.caption)) == {
        "exact, median": [(1, 51.5), (10, 52)],
        "exact, p99": [(1, 1200), (10, 1300)],
    }


def test_a_level_line_is_level_and_a_steep_one_rises() -> None:
    drawn = ElementTree.fromstring(svg(QUOTES, {"a": [(1, 5), (100, 5)], "b": [(1, 1), (100, 99)]}))
    lines = [line.attrib["points"] for line in drawn.iter("{http://www.w3.org/2000/svg}polyline")]
    (level, rising) = ([point.split(",") for point in line.split()] for line in lines)
    assert level[0][1] == level[1][1]
    assert float(rising[0][1]) > float(rising[1][1])


def test_what_was_not_measured_at_two_sizes_has_no_plot() -> None:
    files = written(DOCUMENT)
    assert sorted(files) == ["performance.md", "plots/quotes.svg"]
    assert "plots/quotes.svg" in files["performance.md"]
    assert "trajectories.svg" not in files["performance.md"]


def test_the_documentation_shows_the_results() -> None:
    files = written(RESULTS.read_text(encoding="utf-8"))
    assert len(files) > 3
    for name, text in files.items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, "run python -m benchmarks.plots"
    assert {f"plots/{path.name}" for path in (DOCS / "plots").iterdir()} <= set(files)

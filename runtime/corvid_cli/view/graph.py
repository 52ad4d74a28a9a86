"""The provenance graph of a page: a list that can be read, with lines drawn beside it."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from corvid_runtime import ProvenanceChain
from corvid_runtime.captions import Row, rows
from corvid_runtime.graph import DERIVED
from corvid_runtime.node_ids import ids_in

from corvid_cli.view.lanes import edges, lanes
from corvid_cli.view.markup import element

ROW, LANE = 28, 14
"""Height of a row and width of a lane, in pixels; the style sheet has the height too."""


def draw_graph(chain: ProvenanceChain, traces: str | None = None) -> Element:
    """Return the section that shows the chain.

    Args:
        chain: what is shown.
        traces: the address of the span that made a step, with ``{id}`` in the place of the name of
            its node.
    """
    steps = rows(chain)
    links = [_links(step, name, traces) for step, name in zip(steps, ids_in(chain.node))]
    told = (
        f"{len(steps)} steps, inputs before what was made of them. Confidence "
        f"{chain.confidence:.2f}, that of the weakest step."
        if steps
        else "The answer was made of nothing that was retrieved."
    )
    return element(
        "section",
        element("h1", "Provenance"),
        element("p", told, class_="note"),
        *([_drawing(steps, links)] if steps else []),
        aria_label="Provenance",
        tabindex="0",
    )


def _links(step: Row, name: str, traces: str | None) -> list[str | Element]:
    if traces is None or step.kind == DERIVED:  # nothing opened a span
        return []
    return [" ", element("a", "trace", href=traces.replace("{id}", name))]


def _drawing(steps: Sequence[Row], links: Sequence[list[str | Element]]) -> Element:
    """Return the steps as a list, one to a row, with lines drawn beside it."""
    inputs = [step.inputs for step in steps]
    columns = lanes(inputs)
    lines = "".join(_line(columns, start, end) for start, end in edges(inputs))
    dots = "".join(_dot(lane, row) for row, lane in enumerate(columns))
    drawing = element(
        "svg",
        element("path", d=lines, class_="line"),
        element("path", d=dots, class_="dot"),
        width=str((max(columns) + 2) * LANE),
        height=str(len(steps) * ROW),
        aria_hidden="true",
    )
    numbered = enumerate(zip(steps, links), start=1)
    listed = element("ol", *(_row(number, step, linked) for number, (step, linked) in numbered))
    return element("div", drawing, listed, class_="graph")


def _row(number: int, step: Row, links: list[str | Element]) -> Element:
    made_of: list[str | Element] = []
    for row in step.inputs:
        made_of += [" ", element("a", f"#{row + 1}", href=f"#step-{row + 1}")]
    return element(
        "li",
        element("b", f"#{number} {step.kind}"),
        f" {step.label}" + (" from" if made_of else ""),
        *made_of,
        *links,
        id=f"step-{number}",
        class_=step.kind,
    )


def _x(lane: int) -> int:
    return lane * LANE + LANE


def _y(row: int) -> int:
    return row * ROW + ROW // 2


def _dot(lane: int, row: int) -> str:
    return f"M{_x(lane) - 4} {_y(row)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0"


def _line(columns: Sequence[int], start: int, end: int) -> str:
    """Return the path from a step straight down its lane, and aside in the last row."""
    x, aside = _x(columns[start]), _x(columns[end])
    above, below = _y(end - 1), _y(end)
    return f"M{x} {_y(start)}V{above}C{x} {below} {aside} {above} {aside} {below}"

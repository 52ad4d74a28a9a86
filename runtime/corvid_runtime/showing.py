"""What a grounded value shows of itself to people: in IPython, in notebooks and with rich.

Its `repr` stays that of the content, since programs print it. What was retrieved is hostile, so
control characters are shown instead of obeyed, and markup is escaped.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from corvid_runtime.captions import rows
from corvid_runtime.printing import on_one_line, printable
from corvid_runtime.provenance import ProvenanceChain

_STEPS: Final = 12
"""How many steps are shown of a chain: of a longer one the first and the last."""

_WIDTH: Final = 60
"""How much is shown of what a step says."""


def as_text(content: object, chain: ProvenanceChain) -> str:
    """Return a content and, a line each, the steps of its chain."""
    return "\n".join([f"{_kind(content)} {_shown(content)}", *_steps(chain)])


def as_item(content: object, chain: ProvenanceChain) -> str:
    """Return a content and its sources, for a place inside something else that is shown."""
    return f"Grounded({_shown(content)} from {on_one_line(chain.summary())})"


def as_html(content: object, chain: ProvenanceChain) -> str:
    """Return the same as HTML, the steps to be unfolded."""
    from html import escape  # with it come the names of all entities, which nothing else here needs

    steps = escape("\n".join(_steps(chain)))
    return (
        f"<pre>{escape(_shown(content))}</pre>"
        f"<details><summary>{escape(_kind(content))} from {escape(on_one_line(chain.summary()))}"
        f"</summary><pre>{steps}</pre></details>"
    )


def as_rich(content: object, chain: ProvenanceChain) -> Any:
    """Return the same as a `rich.text.Text`, in which markup is text like any other."""
    from rich.text import Text  # not before rich asks for it

    shown = Text.assemble((_kind(content), "bold green"), " ", _shown(content))
    for step in _steps(chain):
        shown.append("\n").append(step, "dim")
    return shown


def _kind(content: object) -> str:
    return f"Grounded[{on_one_line(type(content).__qualname__)}]"


def _shown(content: object) -> str:
    return printable(repr(content))


def _steps(chain: ProvenanceChain) -> Iterator[str]:
    """Draw a chain as numbered lines, each step naming its inputs by number."""
    lines = [
        f"  {number} {row.kind} {_short(row.label)}"
        + (f" <- {', '.join(str(place + 1) for place in row.inputs)}" if row.inputs else "")
        for number, row in enumerate(rows(chain), start=1)
    ]
    if len(lines) > _STEPS:
        left_out = f"  ... {len(lines) - _STEPS} more steps"
        lines[_STEPS // 2 : -_STEPS // 2] = [left_out]
    yield from lines
    if chain.confidence < 1:
        yield f"  confidence {chain.confidence:g}"


def _short(label: str) -> str:
    line = on_one_line(label)
    return line if len(line) <= _WIDTH else f"{line[: _WIDTH - 3]}..."

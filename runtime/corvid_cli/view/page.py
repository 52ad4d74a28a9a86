"""The page of a grounded answer: claims beside their sources, and the chain drawn.

The page is one file and needs neither network nor script: citations are links to the spans that
they name and back, and the browser's own target highlighting does the rest.
"""

from pathlib import Path

from corvid_runtime.citations import SavedAnswer

from corvid_cli.view.answer import draw_answer
from corvid_cli.view.citations import Citations
from corvid_cli.view.graph import draw_graph
from corvid_cli.view.markup import element, html
from corvid_cli.view.sources import draw_sources, targeting

STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def render(saved: SavedAnswer, citations: Citations, traces: str | None = None) -> str:
    """Return the page as HTML text; `traces` is the address of spans, see `draw_graph`."""
    return html(
        element(
            "html",
            element(
                "head",
                element("meta", charset="utf-8"),
                element("meta", http_equiv="Content-Security-Policy", content=POLICY),
                element("meta", name="viewport", content="width=device-width, initial-scale=1"),
                element("title", "Grounded answer"),
                element("style", STYLE + targeting(citations.all)),
            ),
            element(
                "body",
                element(
                    "main",
                    element(
                        "div",
                        draw_answer(saved.value, citations),
                        draw_graph(saved.chain, traces),
                    ),
                    draw_sources(saved, citations.all),
                ),
            ),
            lang="en",
        )
    )

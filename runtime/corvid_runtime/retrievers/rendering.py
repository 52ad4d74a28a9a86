"""How evidence is shown to a model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import attrs

from corvid_runtime import Grounded, lift
from corvid_runtime.retrievers.hits import Hit

RenderEvidence: TypeAlias = Callable[[Sequence[Hit]], str]
"""Writes hits as text. It is given plain contents; what it returns is grounded again."""

NOTHING_FOUND = "Nothing was found."


def render_sources(hits: Sequence[Hit]) -> str:
    """Return the hits one under another, each headed by what a citation of it must say."""
    return "\n\n".join(f"[{_label(hit)}]\n{hit.excerpt}" for hit in hits)


def evidence(hits: Sequence[Hit], render: RenderEvidence) -> Grounded[str] | str:
    """Return the rendered hits with the chains of all; a plain sentence if there are none."""
    if not hits:
        return NOTHING_FOUND

    def rendered(contents: Sequence[Any]) -> str:
        pairs = zip(hits, contents, strict=True)
        return render([attrs.evolve(hit, content=content) for hit, content in pairs])

    text: Grounded[str] = lift(rendered)([hit.content for hit in hits])
    return text


def _label(hit: Hit) -> str:
    page = hit.location.page if hit.location else None
    ids = f"namespace={hit.namespace} source_id={hit.source_id} chunk_id={hit.chunk_id}"
    return ids if page is None else f"{ids} page={page}"

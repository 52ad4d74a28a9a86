"""An answer as it was saved: its text, the chain it came by, and the texts of its sources."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
from attrs import frozen
from corvid_runtime import Grounded, ProvenanceChain


class BadAnswer(click.ClickException):
    """A file is no saved answer; the message names it and says why."""

    exit_code = 2


@frozen
class SavedAnswer:
    """A grounded text, its provenance, and the full text of its sources by name."""

    text: str
    confidence: float
    chain: ProvenanceChain
    sources: Mapping[str, str]


def save(path: Path, answer: Grounded[str], sources: Mapping[str, str]) -> None:
    """Write an answer and the texts of its sources, by the names that the chain has for them."""
    content = {
        "text": answer.unwrap_discarding_sources(),
        "confidence": answer.confidence,
        "chain": json.loads(answer.sources().to_json()),
        "sources": dict(sources),
    }
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def load(path: Path) -> SavedAnswer:
    """Read what `save` wrote. Raises `BadAnswer` for anything else."""
    try:
        content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        sources = content["sources"]
        if not all(isinstance(text, str) for text in sources.values()):
            raise TypeError("every source is a text")
        return SavedAnswer(
            text=str(content["text"]),
            confidence=float(content["confidence"]),
            chain=ProvenanceChain.from_json(json.dumps(content["chain"])),
            sources=sources,
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadAnswer(f"{path} is not a saved answer: {error!r}") from error

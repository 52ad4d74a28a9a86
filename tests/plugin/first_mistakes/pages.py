"""Pages to answer from, and a model to ask: what the programs beside this file import."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import ground, prompt, retrieval, tool

_PAGES = {
    "owls": "Owls hunt  at night.\nThey see well.",
    "year": "1851",
    "price": "3.50",
    "record": '{"name": "owl", "eyes": 2}',
    "day": "2024-05-01",
}


@dataclass(frozen=True)
class Hit:
    """A passage that was found."""

    id: str
    text: str
    score: float


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Read one page."""
    return ground(_PAGES[key], source=key)


@tool(uses=retrieval)
async def download(key: str) -> str:
    """Read one page, as soon as it has arrived."""
    return ground(_PAGES[key], source=key)


@tool(uses=retrieval)
def search(key: str) -> list[Hit]:
    """Find the lines of one page, the last one best."""
    lines = _PAGES.get(key, "").splitlines()
    hits = [Hit(f"{key}:{at}", line, at / 2) for at, line in enumerate(lines)]
    return ground(hits, source=key)


@tool(uses=retrieval)
def lookup(key: str) -> tuple[str, str]:
    """Return a name, and a time of day."""
    return ground(("owl", "night"), source=key)


@prompt(model="your-model")
def summarize(text: str) -> str:
    """Ask the model."""
    return text.splitlines()[0]

"""Feature flags: rerank, translate and cite can be switched on per request."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Flag, auto

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Feature(Flag):
    NONE = 0
    RERANK = auto()
    TRANSLATE = auto()
    CITE = auto()


@dataclass(frozen=True)
class Hit:
    id: str
    text: str
    score: float


HITS = [Hit("h1", "Bees dance.", 0.4), Hit("h2", "Bees make honey.", 0.9)]


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[Hit]]:
    return [ground(h, source=h.id) for h in HITS if query.lower() in h.text.lower()]


@prompt(model="qa")
def ask(question: str, context: str) -> str:
    return context.splitlines()[0]


@prompt(model="mt")
def translate(text: str, target: str) -> str:
    return f"<{target}>{text}</{target}>"


@dataclass
class Request:
    question: str
    features: Feature = Feature.NONE
    language: str = "en"


@dataclass
class Response:
    request: Request
    text: Grounded[str]
    cited: list[Grounded[str]]
    translated: bool


@grounded_pure
@agent
def answer(request: Request) -> Response | InsufficientEvidence:
    hits = search(request.question)
    if Feature.RERANK in request.features:
        hits = sorted(hits, key=lambda h: -h.score)
    if not hits:
        return InsufficientEvidence(reason="no hits")
    text = ask(request.question, join("\n", [h.text for h in hits]))
    translated = False
    if request.features & Feature.TRANSLATE and request.language != "en":
        text = translate(text, request.language)
        translated = True
    cited: list[Grounded[str]] = []
    if request.features & Feature.CITE:
        cited = [h.id for h in hits]
        text = interpolate("{} [{}]", text, join(", ", cited))
    return Response(request, text, cited, translated)


def main() -> None:
    for features in (Feature.NONE, Feature.RERANK | Feature.CITE, Feature.TRANSLATE):
        response = answer(Request("bees", features, "de"))
        assert isinstance(response, Response)
        print(response.text, response.cited, response.translated)
    print(answer(Request("wasps")))


if __name__ == "__main__":
    main()

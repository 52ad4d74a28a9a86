"""Code search: hybrid of keyword and vector search, fused by reciprocal rank."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool


@dataclass(frozen=True)
class Snippet:
    path: str
    line: int
    code: str


SNIPPETS = [
    Snippet("a.py", 1, "def retry(call): ..."),
    Snippet("b.py", 7, "def backoff(seconds): ..."),
    Snippet("c.py", 3, "class Retry: ..."),
]


@tool(uses=retrieval)
def keyword_search(query: str) -> list[Grounded[Snippet]]:
    return [ground(s, source=s.path) for s in SNIPPETS if query in s.code]


@tool(uses=retrieval)
def vector_search(query: str) -> list[Grounded[Snippet]]:
    return [ground(s, source=s.path) for s in reversed(SNIPPETS) if query[0] in s.code]


@prompt(model="coder")
def describe(query: str, code: str) -> str:
    return f"{code.count(chr(10)) + 1} places deal with it, first {code.splitlines()[0]}"


def fuse(rankings: list[list[Grounded[Snippet]]], k: int = 60) -> list[Grounded[Snippet]]:
    scores: dict[Grounded[str], float] = {}
    by_path: dict[Grounded[str], Grounded[Snippet]] = {}
    for ranking in rankings:
        for rank, snippet in enumerate(ranking):
            scores[snippet.path] = scores.get(snippet.path, 0.0) + 1 / (k + rank)
            by_path[snippet.path] = snippet
    ordered = sorted(scores, key=lambda path: scores[path], reverse=True)
    return [by_path[path] for path in ordered]


@grounded_pure
@agent
def search_code(query: str, top: int = 2) -> Grounded[str] | None:
    fused = fuse([keyword_search(query), vector_search(query)])
    if not fused:
        return None
    context = join("\n", [s.path + ":" + s.code for s in fused[:top]])
    return describe(query, context)


def main() -> None:
    found = search_code("retry")
    print(found)
    if found is not None:
        print(sorted(step.source for step in found.sources().retrievals()))
    print(search_code("zzz"))


if __name__ == "__main__":
    main()

"""Improves which hits are selected: stages around a retriever's search.

A stage never writes text. It chooses queries, widens a passage to its parent or narrows what is
shown of it; the content of a hit stays the source's own words, and quotes are verified in that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, overload

import attrs

from corvid_runtime.citations import SourceText, verify_quote
from corvid_runtime.content import strip
from corvid_runtime.retrievers.awaiting import Later, all_of, then
from corvid_runtime.retrievers.hits import (
    NO_FILTERS,
    AsyncRetriever,
    Filters,
    Hit,
    Retriever,
    Search,
    run,
)
from corvid_runtime.retrievers.recording import recorder
from corvid_runtime.retrievers.words import telling_words

_RANK_CONSTANT = 60
_SENTENCE = re.compile(r"\S.*?(?:[.!?\u3002\uff01\uff1f](?=\s|$)|\n\s*\n|$)", re.DOTALL)

Key: TypeAlias = tuple[str, str, str]


Stage: TypeAlias = Callable[[Search], Search]
"""Makes a better search out of a search."""


class Parents(Protocol):
    """Knows the larger passage that a passage is part of."""

    def parent(self, hit: Hit) -> Later[Hit]:
        """Return the hit for the enclosing passage."""
        ...


@attrs.frozen
class RetrievalPipeline:
    """A retriever that searches through stages."""

    search: Any


@overload
def retrieval_pipeline(retriever: Retriever, stages: Iterable[Stage]) -> Retriever: ...
@overload
def retrieval_pipeline(retriever: AsyncRetriever, stages: Iterable[Stage]) -> AsyncRetriever: ...
def retrieval_pipeline(
    retriever: Retriever | AsyncRetriever, stages: Iterable[Stage]
) -> RetrievalPipeline:
    """Return a retriever whose searches go through the stages, the first nearest to `retriever`.

    If a stage is asynchronous, so are the searches, and so should be the retriever: at run time
    either will do, but its type is what a type checker goes by.
    """
    search: Search = retriever.search
    for stage in stages:
        search = stage(search)
    return RetrievalPipeline(search)


def multi_query(generate: Callable[[str, int], Later[Sequence[str]]], *, count: int = 4) -> Stage:
    """Return a stage that searches for the query and up to `count` variants, and merges the hits.

    `generate(query, count)` writes the variants, usually by a model. Hits are ordered by reciprocal
    rank fusion (Cormack, Clarke and Buettcher, 2009). A session records each query with its hits.
    """

    def stage(search: Search) -> Search:
        def searching(
            query: str, limit: int = 6, filters: Filters = NO_FILTERS
        ) -> Later[Sequence[Hit]]:
            record = recorder()

            def search_all(variants: Sequence[str]) -> Later[Sequence[Hit]]:
                wanted = [text for text in variants if text.strip()][:count]
                queries = dict.fromkeys([query, *wanted])

                def merge(lists: Sequence[Sequence[Hit]]) -> Sequence[Hit]:
                    for text, hits in zip(queries, lists, strict=True):
                        record(text, hits)
                    return _fuse(lists)[:limit]

                return then(all_of(run(search, text, limit, filters) for text in queries), merge)

            return then(generate(query, count), search_all)

        return searching

    return stage


def parent_expand(parents: Parents) -> Stage:
    """Return a stage that replaces each hit by the larger passage it is part of, each once.

    A parent has the score of its best passage. `SqliteRetriever` knows the parents of its hits.
    """

    def widen(hit: Hit) -> Later[Hit]:
        return then(parents.parent(hit), lambda parent: attrs.evolve(parent, score=hit.score))

    return _on_hits(lambda query, hits: then(all_of(map(widen, hits)), _first_of_each))


def compress(extract: Callable[[str, str], Later[Sequence[str]]] | None = None) -> Stage:
    """Return a stage that narrows what is shown of a hit to the parts that matter to the query.

    `extract(query, content)` names those parts in the words of the content; whatever does not stand
    there is dropped, so that a model can choose here but not write. A hit of which nothing is left
    is dropped too. Without `extract`, the sentences that share a word with the query are shown, or
    all if none does.
    """
    choose = extract or _sentences_about

    def narrow(query: str, hit: Hit) -> Later[Hit | None]:
        content: str = strip(hit.content)
        return then(choose(query, content), lambda parts: _narrowed(hit, content, parts))

    def narrow_all(query: str, hits: Sequence[Hit]) -> Later[Sequence[Hit]]:
        narrowed = all_of(narrow(query, hit) for hit in hits)
        return then(narrowed, lambda found: [hit for hit in found if hit is not None])

    return _on_hits(narrow_all)


def _on_hits(change: Callable[[str, Sequence[Hit]], Later[Sequence[Hit]]]) -> Stage:
    def stage(search: Search) -> Search:
        def searching(
            query: str, limit: int = 6, filters: Filters = NO_FILTERS
        ) -> Later[Sequence[Hit]]:
            return then(run(search, query, limit, filters), lambda hits: change(query, hits))

        return searching

    return stage


def _fuse(lists: Sequence[Sequence[Hit]]) -> list[Hit]:
    worth: dict[Key, float] = {}
    best: dict[Key, Hit] = {}
    for hits in lists:
        for rank, hit in enumerate(hits, start=1):
            worth[hit.key] = worth.get(hit.key, 0.0) + 1 / (_RANK_CONSTANT + rank)
            best[hit.key] = max(best.get(hit.key, hit), hit, key=lambda found: found.score)
    return [best[key] for key in sorted(worth, key=lambda key: -worth[key])]


def _first_of_each(hits: Sequence[Hit]) -> list[Hit]:
    found: Mapping[Key, Hit] = {hit.key: hit for hit in reversed(hits)}
    return [hit for hit in hits if found[hit.key] is hit]


def _sentences_about(query: str, content: str) -> list[str]:
    wanted = set(telling_words(query))
    sentences = _SENTENCE.findall(content)
    return [sentence for sentence in sentences if wanted & set(telling_words(sentence))] or [
        content
    ]


def _narrowed(hit: Hit, content: str, parts: Iterable[str]) -> Hit | None:
    source = SourceText(hit.uri, content)
    verdicts = [verify_quote(part, source) for part in parts]
    spans = sorted(span for verdict in verdicts for span in verdict.spans)
    return attrs.evolve(hit, spans=_merged(spans, content)) if spans else None


def _merged(spans: Iterable[tuple[int, int]], content: str) -> tuple[tuple[int, int], ...]:
    """Join spans that overlap or that only white space divides."""
    merged: list[tuple[int, int]] = []
    for start, stop in spans:
        if merged and not content[merged[-1][1] : start].strip():
            start, before = merged.pop()
            stop = max(stop, before)
        merged.append((start, stop))
    return tuple(merged)

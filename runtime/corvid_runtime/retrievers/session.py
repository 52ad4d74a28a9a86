"""One question and its answer: what was searched for, and so what may be cited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from corvid_runtime import Grounded, GroundedValue
from corvid_runtime.citations import (
    CitationReport,
    InsufficientEvidence,
    Problem,
    validate_cited_output,
)
from corvid_runtime.content import strip
from corvid_runtime.retrievers.awaiting import Later, then
from corvid_runtime.retrievers.hits import Hit, run
from corvid_runtime.retrievers.outputs import field_of, read_output
from corvid_runtime.retrievers.reading import ground_hit
from corvid_runtime.retrievers.recording import SearchRecord, recording
from corvid_runtime.retrievers.rendering import evidence
from corvid_runtime.retrievers.terms import Terms
from corvid_runtime.retrievers.tools import MAX_LIMIT, SearchTool, check_limit, tool_name

_BETWEEN_PASSAGES = "\n\N{SYMBOL FOR RECORD SEPARATOR}\n"


@attrs.define
class Session:
    """Searches made for one answer. Only what they found may be cited in it.

    Made by `Grounding.session`; not to be shared between answers.
    """

    grounding: Terms
    searches: list[SearchRecord] = attrs.field(factory=list, init=False)

    @property
    def hits(self) -> list[Hit]:
        """Every passage found so far, once, in the order found."""
        return list({hit.key: hit for made in self.searches for hit in made.hits}.values())

    @property
    def evidence(self) -> Grounded[str] | str:
        """What was found so far as text for a prompt, grounded in all of it."""
        return evidence(self.hits, self.grounding.render_evidence)

    @property
    def tools(self) -> tuple[SearchTool, ...]:
        """The searches that a model may make in this session."""
        grounding = self.grounding
        search = SearchTool(
            tool_name(grounding.tool_prefix),
            f"Search {grounding.id}. Only passages found this way may be cited.",
            grounding.limit,
            lambda query, limit: then(
                self.search(query, limit), lambda hits: evidence(hits, grounding.render_evidence)
            ),
        )
        return (search,)

    def search(self, query: str, limit: int | None = None) -> Later[Sequence[Hit]]:
        """Search, and from now on allow what was found to be cited.

        Raises:
            TypeError: the retriever returned something else than hits.
            ValueError: it returned two different passages under one name, or the limit is not
                from 1 to 100.
        """
        grounding = self.grounding
        most = grounding.limit if limit is None else check_limit(limit, MAX_LIMIT)

        def remember(found: Sequence[Hit]) -> Sequence[Hit]:
            hits = tuple(_grounded(hit) for hit in list(found)[:most])
            _refuse_contradictions([*self.hits, *hits])
            self.searches.append(SearchRecord(query, hits, tuple(inner)))
            return hits

        def search() -> Later[Sequence[Hit]]:
            return run(grounding.retriever.search, query, most, grounding.filters)

        inner: list[SearchRecord] = []
        return then(recording(search, inner), remember)

    def check(self, output: object) -> CitationReport:
        """Check an answer: does it cite, as the contract says, what this session found?

        `output` has its citations in a field or key `citations`; JSON text is parsed. A refusal
        (with `reason` and `missing`) needs none. What cannot be read is a problem, never a pass.
        """
        try:
            answer = read_output(output)
        except ValueError as error:
            return _one_problem("", "malformed", str(error))
        if isinstance(answer, InsufficientEvidence):
            return validate_cited_output(answer, _corpus(self.hits), required=False)
        citations = field_of(answer, "citations")
        if citations is None and not self.grounding.citations.required:
            citations = ()
        if not isinstance(citations, Sequence) or isinstance(citations, (str, bytes)):
            return _one_problem("citations", "malformed", "the answer has no list of citations")
        if citations and not self.searches:
            message = "the answer cites before anything was searched for"
            return _one_problem("citations", "before_search", message)
        return self.grounding.citations.check(citations, _with_plain_content(self.hits))


def _grounded(hit: object) -> Hit:
    """Return a hit with its content grounded, for it was retrieved here and now."""
    if not isinstance(hit, Hit):
        raise TypeError(f"a retriever returns hits, not {type(hit).__name__}")
    return hit if isinstance(hit.content, GroundedValue) else ground_hit(hit)


def _with_plain_content(hits: Sequence[Hit]) -> list[Any]:
    return [attrs.evolve(hit, content=strip(hit.content)) for hit in hits]


def _refuse_contradictions(hits: Sequence[Hit]) -> None:
    known: dict[object, Hit] = {}
    for hit in hits:
        first = known.setdefault(hit.key, hit)
        if strip(first.content) != strip(hit.content):
            raise ValueError(f"the retriever found two different passages named {hit.key}")


def _corpus(hits: Sequence[Hit]) -> Mapping[str, str]:
    """Return the text of each source as far as it was found, the passages kept apart."""
    passages: dict[str, list[str]] = {}
    for hit in hits:
        passages.setdefault(hit.uri, []).append(strip(hit.content))
    return {uri: _BETWEEN_PASSAGES.join(texts) for uri, texts in passages.items()}


def _one_problem(path: str, code: str, message: str) -> CitationReport:
    return CitationReport(problems=(Problem(path, code, message),))

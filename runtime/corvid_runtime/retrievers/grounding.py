"""Answers that must cite retrieved evidence, and a check that they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypedDict, TypeVar

import attrs

from corvid_runtime import Grounded
from corvid_runtime.citations import CitationContract, InsufficientEvidence
from corvid_runtime.retrievers.awaiting import Later, then
from corvid_runtime.retrievers.exchange import Attempt, Exchange
from corvid_runtime.retrievers.hits import NO_FILTERS, AsyncRetriever, Filters, Retriever
from corvid_runtime.retrievers.rendering import RenderEvidence, render_sources
from corvid_runtime.retrievers.session import Session
from corvid_runtime.retrievers.terms import Inject, Inputs, Terms

T = TypeVar("T")

_RESERVED = frozenset({"evidence", "tools", "feedback"})


@attrs.frozen(kw_only=True)
class Grounding(Terms):
    """Hands retrieved evidence to a model and holds its answer to a citation contract.

    Made by `grounding()`, which says what the attributes are.
    """

    def session(self) -> Session:
        """Return a session in which nothing has been searched for yet."""
        return Session(self)

    def answer(self, ask: Callable[..., T], /, **inputs: Any) -> Grounded[T] | InsufficientEvidence:
        """Retrieve evidence, ask for an answer, and return it once its citations hold.

        `ask` is a `@prompt`, or a plain function that calls a model's SDK. It is called with the
        inputs by keyword, and with

        - `evidence`, the rendered hits, where `inject` is context or both;
        - `tools`, a tuple of `SearchTool`, where `inject` is tool or both;
        - `feedback`, empty at first; afterwards what was wrong with the answer before.

        It returns the answer, with its citations in `citations`, as an object, a mapping or JSON
        text. One that holds is returned as it came, grounded in the passages it cites. A refusal,
        which has a `reason` and what is `missing`, is returned as `InsufficientEvidence`.

        Raises:
            CitationViolation: no answer held; the message says what was wrong with the last.
            UngroundedReturn: nothing was found, and the answer is no refusal.
            TypeError: the retriever or `ask` is asynchronous.
            ValueError: an input has the name of something that is handed in.
        """
        asked = self.exchange(ask, **inputs)
        if not isinstance(asked, Exchange):
            raise TypeError("the retriever or the function is asynchronous: use answer_async()")
        reply: Grounded[T] | InsufficientEvidence = asked.answer
        return reply

    async def answer_async(
        self, ask: Callable[..., Later[T]], /, **inputs: Any
    ) -> Grounded[T] | InsufficientEvidence:
        """Do as `answer`, with a retriever or a function to ask that may be asynchronous."""
        asked = self.exchange(ask, **inputs)
        reply: Grounded[T] | InsufficientEvidence = (
            asked if isinstance(asked, Exchange) else await asked
        ).answer
        return reply

    def exchange(self, ask: Callable[..., Any], /, **inputs: Any) -> Later[Exchange]:
        """Do as `answer`, and return everything that was searched, answered and checked."""
        if reserved := sorted(_RESERVED & inputs.keys()):
            raise ValueError(f"an input cannot be named {', '.join(reserved)}: that is handed in")
        session = self.session()
        arguments = dict(inputs)
        if self.inject != "context":
            arguments["tools"] = session.tools
        if self.query is None or self.inject == "tool":
            return self._ask(ask, session, arguments, ())

        def with_evidence(_: object) -> Later[Exchange]:
            return self._ask(ask, session, {**arguments, "evidence": session.evidence}, ())

        return then(session.search(self.query(inputs)), with_evidence)

    def output_schema(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        """Return the JSON schema of an answer with the citations this grounding demands.

        Raises `ValueError` if `schema` is not that of an object.
        """
        if schema.get("type") != "object":
            raise ValueError("citations can only join the schema of an object")
        citation = {
            "type": "object",
            "properties": {
                name: {"type": "string"} for name in ("namespace", "source_id", "chunk_id", "quote")
            },
            "required": ["source_id", *(["quote"] if self.citations.quotes == "required" else [])],
        }
        return {
            **schema,
            "properties": {
                **schema.get("properties", {}),
                "citations": {"type": "array", "items": citation},
            },
            "required": [*schema.get("required", ()), "citations"],
        }

    def _ask(
        self,
        ask: Callable[..., Any],
        session: Session,
        arguments: Inputs,
        attempts: tuple[Attempt, ...],
    ) -> Later[Exchange]:
        def judge(output: object) -> Later[Exchange]:
            tried = (*attempts, Attempt(output, session.check(output)))
            if tried[-1].report.ok or len(tried) > self.retries:
                return Exchange(_name_of(ask), session, tried)
            return self._ask(ask, session, arguments, tried)

        feedback = attempts[-1].report.feedback if attempts else ""
        return then(ask(**arguments, feedback=feedback), judge)


def _name_of(function: Callable[..., Any]) -> str:
    return getattr(function, "__name__", type(function).__name__)


class ToolOptions(TypedDict, total=False):
    """How the search tool is offered to a model; `prefix` true stands for the grounding's id."""

    prefix: bool | str


def grounding(
    *,
    id: str,
    retriever: Retriever | AsyncRetriever,
    query: Callable[[Inputs], str] | None = None,
    limit: int = 6,
    filters: Filters = NO_FILTERS,
    inject: Inject = "context",
    citations: CitationContract | None = None,
    render_evidence: RenderEvidence = render_sources,
    tools: ToolOptions | None = None,
    tool_prefix: str = "",
    retries: int = 2,
) -> Grounding:
    """Return a grounding: evidence for a model, and a check of what its answer cites.

    The modes, the contract and their defaults are those of Crux's grounding.

    Args:
        id: its name, in messages and to the model.
        retriever: a retriever or a pipeline.
        query: what to search for, made of the inputs; not needed where only the model searches.
        limit: the most hits of one search, 1 to 100.
        filters: conditions on every search; a model cannot lift them.
        inject: `context` renders what a search found into the prompt, `tool` lets the model
            search, `both` does both.
        citations: what an answer must cite; by default, something.
        render_evidence: writes hits as text; what it returns is grounded in all of them.
        tools: `{"prefix": True}` puts the id before the name of the search tool; a text puts that.
        tool_prefix: goes before the name of the search tool, too.
        retries: how often a refused answer is asked for again.

    Raises:
        ValueError: a setting is out of range, `query` is missing, or there are two prefixes.
    """
    return Grounding(
        id=id,
        retriever=retriever,
        query=query,
        limit=limit,
        filters=filters,
        inject=inject,
        citations=CitationContract(required=True) if citations is None else citations,
        render_evidence=render_evidence,
        tool_prefix=_prefix(id, tools or {}, tool_prefix),
        retries=retries,
    )


def _prefix(id: str, tools: ToolOptions, given: str) -> str:
    unknown = tools.keys() - {"prefix"}
    if unknown:
        raise ValueError(f"tools takes prefix, not {', '.join(sorted(unknown))}")
    prefix = tools.get("prefix", False)
    if prefix and given:
        raise ValueError("the search tool has two prefixes: in tools, and as tool_prefix")
    if not isinstance(prefix, (bool, str)):
        raise ValueError(f"a prefix is true, false or a text, not {prefix!r}")
    return given if prefix is False else id if prefix is True else prefix

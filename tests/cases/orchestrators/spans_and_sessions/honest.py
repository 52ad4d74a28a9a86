"""Accepted: a question service with spans, sessions and an exit stack."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass
class Span:
    name: str
    attributes: dict[str, str | int] = field(default_factory=dict)
    failed: bool = False


class Tracer:
    def __init__(self) -> None:
        self.spans: list[Span] = []

    @contextmanager
    def span(self, name: str) -> Iterator[Span]:
        span = Span(name)
        started = time.perf_counter()
        try:
            yield span
        except Exception:
            span.failed = True
            raise
        finally:
            self.spans.append(span)
            print(f"{name}: {time.perf_counter() - started:.3f}s")


class Session:
    """A connection to the document store."""

    def __init__(self, tenant: str) -> None:
        self.tenant = tenant
        self.open = False

    def __enter__(self) -> Self:
        self.open = True
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.open = False

    @tool(uses=retrieval)
    def documents(self, question: str) -> list[str]:
        if not self.open:
            raise RuntimeError("session is closed")
        return [f"{self.tenant}:{word}" for word in WORLD.split()]


@prompt(model="small")
def answer_from(question: str, context: str) -> str:
    return f"{question} {context}"


class TracedService:
    def __init__(self, tracer: Tracer, tenant: str = "acme") -> None:
        self.tracer = tracer
        self.tenant = tenant

    @agent
    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        with ExitStack() as stack:
            session = stack.enter_context(Session(self.tenant))
            span = stack.enter_context(self.tracer.span("answer"))
            span.attributes["question"] = question
            with self.tracer.span("search") as search:
                documents = each(session.documents(question))
                search.attributes["documents"] = len(documents)
            if not documents:
                return InsufficientEvidence(reason="empty store", missing=())
            longest = max(documents, key=len)
            with self.tracer.span("generate"):
                text = answer_from(question, lift(" ".join)([longest, *documents[:2]]))
            return text


def main(content: str) -> object:
    global WORLD
    WORLD = content
    tracer = Tracer()
    return TracedService(tracer).answer("who owns this?"), tracer.spans

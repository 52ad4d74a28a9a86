"""The sources that citations are checked against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Union

import attrs

from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.spans import Span
from corvid_runtime.citations.verdict import Verdict

Source = Union[SourceText, str]  # noqa: UP007
Corpus = Union[Mapping[str, Source], Callable[[str], Union[Source, None]]]  # noqa: UP007
"""A mapping from URI to text, or a function that fetches one (None or LookupError: no such)."""


@attrs.define
class Library:
    """A corpus whose sources are indexed at most once."""

    corpus: Corpus
    _known: dict[str, SourceText | None] = attrs.field(factory=dict, init=False)

    def source(self, uri: str) -> SourceText | None:
        """Return the indexed source, or None if the corpus has none of that name.

        Raises:
            TypeError: the corpus holds something that is not text.
        """
        if uri not in self._known:
            self._known[uri] = self._fetch(uri)
        return self._known[uri]

    def check(self, span: Span) -> Verdict:
        """Verify a span; if its words stand in another source of a mapping, say in which."""
        source = self.source(span.source_uri)
        if source is None:
            return Verdict("rejected", "source_missing")
        verdict = span.check(source)
        if verdict.reason != "not_found":
            return verdict
        elsewhere = self._elsewhere(span)
        if elsewhere is None:
            return verdict
        return attrs.evolve(verdict, reason="misattributed", elsewhere=elsewhere)

    def _fetch(self, uri: str) -> SourceText | None:
        try:
            found = self.corpus[uri] if isinstance(self.corpus, Mapping) else self.corpus(uri)
        except LookupError:
            return None
        if found is None or isinstance(found, SourceText):
            return found
        if isinstance(found, str):
            return SourceText(uri, found)
        raise TypeError(f"the source {uri!r} is text or a SourceText, not {type(found).__name__}")

    def _elsewhere(self, span: Span) -> tuple[str, tuple[int, int]] | None:
        if not isinstance(self.corpus, Mapping):
            return None
        for uri in self.corpus:
            source = self.source(uri) if uri != span.source_uri else None
            found = Span(uri, span.quote).check(source).span if source is not None else None
            if found is not None:
                return uri, found
        return None

"""The sources that citations are checked against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Union

import attrs

from corvid_runtime.citations.forms import WrittenCitation
from corvid_runtime.citations.report import Checked, Problem, describe
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

    def same_as(self, text: SourceText) -> SourceText | None:
        """Return the first source of a mapping that has the whole text of another."""
        if not isinstance(self.corpus, Mapping):
            return None
        sources = map(self.source, self.corpus)
        return next((each for each in sources if each and each.text == text.text), None)

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

    def settle(self, path: str, written: WrittenCitation) -> Checked | Problem:
        """Verify a citation, whatever name it has for its source.

        Args:
            path: where in the answer it stands.
            written: the citation.
        """
        spans = [self._span(written, uri) for uri in self.names(written)]
        verdicts = [self._check_lines(span, written) for span in spans]
        holding = [at for at, verdict in enumerate(verdicts) if verdict]
        if len(holding) > 1:
            named = " or ".join(repr(spans[at].source_uri) for at in holding)
            return Problem(path, "ambiguous", f"{written.source!r} could be {named}", spans[0])
        at = holding[0] if holding else 0
        if verdicts[at]:
            return Checked(path, spans[at], verdicts[at])
        return describe(path, spans[at], verdicts[at])

    def names(self, written: WrittenCitation) -> list[str]:
        """Return the sources that a citation may mean, by name; itself if there is none."""
        name = written.source
        if not written.is_short:
            return [name]
        full = f"{written.namespace}/{name}" if written.namespace is not None else name
        if self.source(full) is not None or not isinstance(self.corpus, Mapping):
            return [full]
        if written.namespace is not None:
            return [name] if self.source(name) is not None else [full]
        return [uri for uri in self.corpus if uri.endswith(f"/{name}")] or [name]

    def _span(self, written: WrittenCitation, uri: str) -> Span:
        source = self.source(uri)
        claimed = written.char_span
        if claimed is None and written.lines is not None and source is not None:
            claimed = source.lines(*written.lines)
        return Span(uri, written.quote, claimed)

    def _check_lines(self, span: Span, written: WrittenCitation) -> Verdict:
        """Verify a span; what stands on the lines that are named is not relocated."""
        verdict = self.check(span)
        if verdict.kind != "relocated" or written.lines is None or written.char_span is not None:
            return verdict
        start, end = span.char_span or (0, 0)
        found = verdict.span or (0, 0)
        on_them = start <= found[0] and found[1] <= end
        return self.check(replace(span, char_span=found)) if on_them else verdict

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
            source = self._other(uri) if uri != span.source_uri else None
            if source is None or source.words.surely_lack(span.quote):
                continue
            found = Span(uri, span.quote).check(source).span
            if found is not None:
                return uri, found
        return None

    def _other(self, uri: str) -> SourceText | None:
        """Return a source that is not cited, and keep none that the corpus itself may let go."""
        held = self.corpus[uri] if isinstance(self.corpus, Mapping) else None
        return held if isinstance(held, SourceText) else self.source(uri)

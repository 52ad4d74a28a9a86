"""A citation as it is written, in whichever form.

A span names its source by ``source_uri``; a citation of retrieved evidence by ``source_id``, with a
``namespace`` where that is not enough; one of a trajectory by ``path``. The schema of all of them
is docs/evidence.schema.json.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import attrs

from corvid_runtime.citations.report import Problem
from corvid_runtime.citations.spans import Span
from corvid_runtime.citations.walking import Node

PROJECT_ROOT: Final = "${PROJECT_ROOT}/"
"""What a trajectory writes before a path."""

_PLACES: Final = frozenset(("char_span", "page", "bbox", "location", "line", "lines"))

_DIGITS: Final = re.compile(r"[0-9a-f]{4,64}")

Place = tuple[int, int]


@attrs.frozen
class WrittenCitation:
    """What a citation says; nothing of it has been looked up.

    Attributes:
        source: the name it has for its source.
        quote: the words it rests on.
        namespace: the corpus, where it says which.
        is_short: whether `source` may be the end of a longer name.
        char_span: where the words are said to stand, half-open, in code points.
        lines: the first and the last line they are said to stand on, counted from 1.
        digest: SHA-256 of the source when it was cited, in hexadecimal.
        commit: the commit of the source when it was cited.
    """

    source: str
    quote: str
    namespace: str | None = None
    is_short: bool = False
    char_span: Place | None = None
    lines: Place | None = None
    digest: str | None = None
    commit: str | None = None


def read_citation(node: Node) -> WrittenCitation | Problem | None:
    """Return the citation that a part of an answer is, why it is a bad one, or None.

    Whatever has a ``source_uri`` is a citation, and so is a ``quote`` beside a place, a
    ``source_id`` or a ``path``, and an item of ``citations`` that has a ``source_id``.
    """
    if isinstance(node.value, Span):
        span = node.value
        return WrittenCitation(span.source_uri, span.quote, char_span=span.char_span)
    key = _name_of_source(node)
    if key is None or node.fields is None:
        return None
    source, quote = node.fields.get(key), node.fields.get("quote")
    if key != "source_uri" and isinstance(source, str) and quote is None:
        message = f"the citation of {source!r} quotes nothing that could be verified"
        return Problem(node.path, "missing_quote", message)
    if not isinstance(source, str) or not isinstance(quote, str):
        return _malformed(node, "a citation needs a source_uri and a quote, as text")
    return _placed(node, key, source.removeprefix(PROJECT_ROOT), quote, node.fields)


def _placed(
    node: Node, key: str, source: str, quote: str, fields: Mapping[str, Any]
) -> WrittenCitation | Problem:
    if type(fields.get("line")) is int:
        fields = {"lines": [fields["line"]] * 2, **fields}
    for name in ("char_span", "lines"):
        if not _is_place(fields.get(name)):
            return _malformed(node, f"{name} is two integers, not {fields[name]!r:.80}")
    namespace = fields.get("namespace")
    if not isinstance(namespace, (str, type(None))):
        return _malformed(node, f"a namespace is text, not {namespace!r:.80}")
    span, lines = fields.get("char_span"), fields.get("lines")
    return WrittenCitation(
        source,
        quote,
        namespace,
        is_short=key == "source_id",
        char_span=None if span is None else (span[0], span[1]),
        lines=None if lines is None else (lines[0], lines[1]),
        digest=_hexadecimal(fields.get("digest")),
        commit=_hexadecimal(fields.get("commit")),
    )


def _name_of_source(node: Node) -> str | None:
    """Return the field that names the source, if a part is a citation at all."""
    fields = node.fields or {}
    if "source_uri" in fields:
        return "source_uri"
    is_listed = node.path.rpartition("[")[0].rpartition(".")[2] == "citations"
    if "source_id" in fields and ("quote" in fields or is_listed):
        return "source_id"
    if "path" in fields and "quote" in fields:
        return "path"
    return "source_uri" if "quote" in fields and not _PLACES.isdisjoint(fields) else None


def _is_place(place: object) -> bool:
    if place is None:
        return True
    return isinstance(place, (list, tuple)) and [type(at) for at in place] == [int, int]


def _hexadecimal(value: object) -> str | None:
    """Return a digest or a commit without what may stand before it, or None if it is neither."""
    if not isinstance(value, str):
        return None
    digits = value.casefold().removeprefix("sha256:")
    return digits if _DIGITS.fullmatch(digits) else None


def _malformed(node: Node, message: str) -> Problem:
    return Problem(node.path, "malformed", message)

"""Checking that a prompt's answer quotes only what stands in the document it must cite."""

from __future__ import annotations

import types
from collections.abc import AsyncIterator, Iterator
from typing import Any, NamedTuple

from corvid_runtime.content import strip
from corvid_runtime.errors import CitationViolation, GroundingError
from corvid_runtime.provenance import ProvenanceChain


class Cited(NamedTuple):
    """The document that an answer must cite.

    Attributes:
        parameter: the name of the prompt's parameter.
        document: its plain value: text, a `SourceText`, or several texts.
        chain: where it comes from.
    """

    parameter: str
    document: Any
    chain: ProvenanceChain


def checked(answer: Any, cited: Cited) -> Any:
    """Return an answer whose quotations stand in the document; a stream is checked at its end.

    Args:
        answer: text, a structured result, or a generator of pieces of text.
        cited: the document.

    Raises:
        CitationViolation: a quotation does not stand there, or there is none.
        GroundingError: the document is no text.
    """
    if isinstance(answer, types.GeneratorType):
        return _checked_stream(answer, cited)
    if isinstance(answer, types.AsyncGeneratorType):
        return _checked_later(answer, cited)
    _check(strip(answer), cited)
    return answer


def _check(answer: Any, cited: Cited) -> None:
    from corvid_runtime.citations import require_citations

    try:
        require_citations(answer, _text(cited), parameter=cited.parameter)
    except CitationViolation as violation:
        violation.chain = cited.chain
        raise


def _text(cited: Cited) -> Any:
    from corvid_runtime.citations import SourceText

    document = cited.document
    if isinstance(document, (str, SourceText)):
        return document
    if isinstance(document, (list, tuple)) and all(isinstance(part, str) for part in document):
        return "\n\0\n".join(document)  # no quotation spans two documents
    raise GroundingError(
        f"{cited.parameter!r} must be cited, and is no text but {type(document).__name__}",
        hint="cite the parameter that holds the text of the document",
    )


def _check_pieces(pieces: list[Any], cited: Cited) -> None:
    text = all(isinstance(piece, str) for piece in pieces)
    _check("".join(pieces) if text else pieces, cited)


def _checked_stream(answer: Any, cited: Cited) -> Iterator[Any]:
    pieces = []
    for piece in answer:
        pieces.append(strip(piece))
        yield piece
    _check_pieces(pieces, cited)


async def _checked_later(answer: Any, cited: Cited) -> AsyncIterator[Any]:
    pieces = []
    async for piece in answer:
        pieces.append(strip(piece))
        yield piece
    _check_pieces(pieces, cited)

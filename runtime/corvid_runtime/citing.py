"""Checking that a prompt's answer quotes only what stands in the document it must cite."""

from __future__ import annotations

import types
from collections.abc import AsyncIterator, Iterator
from typing import Any

from corvid_runtime.content import strip


def checked(answer: Any, source: Any, parameter: str) -> Any:
    """Return an answer whose quotations stand in the source; a stream is checked at its end.

    Args:
        answer: text, a structured result, or a generator of pieces of text.
        source: the plain value of the cited parameter.
        parameter: its name.

    Raises:
        CitationViolation: a quotation does not stand there, or there is none.
    """
    if isinstance(answer, types.GeneratorType):
        return _checked_stream(answer, source, parameter)
    if isinstance(answer, types.AsyncGeneratorType):
        return _checked_later(answer, source, parameter)
    _check(strip(answer), source, parameter)
    return answer


def _check(answer: Any, source: Any, parameter: str) -> None:
    from corvid_runtime.citations import require_citations

    require_citations(answer, source, parameter=parameter)


def _check_pieces(pieces: list[Any], source: Any, parameter: str) -> None:
    text = all(isinstance(piece, str) for piece in pieces)
    _check("".join(pieces) if text else pieces, source, parameter)


def _checked_stream(answer: Any, source: Any, parameter: str) -> Iterator[Any]:
    pieces = []
    for piece in answer:
        pieces.append(strip(piece))
        yield piece
    _check_pieces(pieces, source, parameter)


async def _checked_later(answer: Any, source: Any, parameter: str) -> AsyncIterator[Any]:
    pieces = []
    async for piece in answer:
        pieces.append(strip(piece))
        yield piece
    _check_pieces(pieces, source, parameter)

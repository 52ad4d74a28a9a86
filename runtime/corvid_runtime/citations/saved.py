"""An answer to keep: its value, the chain it came by, and the texts of its sources.

A saved answer can be looked at and verified by somebody who has neither the program nor the corpus:
`corvid view` shows it as a page. It is a JSON object of ``version``, ``value``, ``chain`` (as
`ProvenanceChain.to_json` writes it) and ``sources``, by name: a text, or an object of ``text`` and
``locations`` where ranges of the text are known to stand on pages.
"""

from __future__ import annotations

import datetime
import decimal
import enum
import json
import uuid
from collections.abc import Mapping, Set
from pathlib import Path, PurePath
from typing import Any, Final

import attrs

from corvid_runtime.citations.corpus import Source
from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.walking import fields_of
from corvid_runtime.content import chain_of, strip
from corvid_runtime.location import Location
from corvid_runtime.provenance import ProvenanceChain

VERSION: Final = 1
"""Of the format. Version 0.1.0 wrote none, and means this one."""


@attrs.frozen
class SavedAnswer:
    """What was saved.

    Attributes:
        value: the answer as parsed JSON: a text, or the fields of a typed answer.
        chain: how it came about; empty if it was made of nothing grounded.
        sources: the texts it was answered from, by the names that chain and spans have for them.
    """

    value: Any
    chain: ProvenanceChain
    sources: Mapping[str, SourceText]


def save_answer(path: str | Path, answer: object, sources: Mapping[str, Source]) -> None:
    """Write an answer with its chain and the texts of its sources.

    Args:
        path: the file to write.
        answer: a grounded value, a typed answer or refusal, or ordinary data that holds them.
        sources: text by name, the names being those of the retrievals and of the spans.

    Raises:
        TypeError: the answer holds something that is no data.
        ValueError: it holds a number that JSON has not (infinity, not a number).
        OSError: the file cannot be written.
    """
    Path(path).write_text(saved_text(answer, sources), encoding="utf-8")


def saved_text(answer: object, sources: Mapping[str, Source]) -> str:
    """Return what `save_answer` writes.

    Raises:
        TypeError: the answer holds something that is no data.
        ValueError: it holds a number that JSON has not (infinity, not a number).
    """
    return text_of(strip(answer), ProvenanceChain.of(chain_of(answer)), sources)


def text_of(value: object, chain: ProvenanceChain, sources: Mapping[str, Source]) -> str:
    """Return the JSON of a plain value with its chain and the texts of its sources."""
    content = {
        "version": VERSION,
        "value": value,
        "chain": json.loads(chain.to_json()),
        "sources": {str(name): _source_object(source) for name, source in sources.items()},
    }
    return json.dumps(content, default=_plain, allow_nan=False, indent=1) + "\n"


def plain_json(value: object) -> str:
    """Return a plain value as canonical JSON.

    Raises:
        TypeError: it holds something that is no data.
        ValueError: it holds a number that JSON has not.
    """
    return json.dumps(value, default=_plain, allow_nan=False, sort_keys=True, separators=(",", ":"))


def load_answer(path: str | Path) -> SavedAnswer:
    """Read what `save_answer` wrote.

    Raises:
        ValueError: the file is something else; the message says what it lacks.
        OSError: it cannot be read.
    """
    return read_saved(parsed(Path(path).read_bytes()))


def read_saved(content: Any) -> SavedAnswer:
    """Return the answer that parsed JSON holds, as `save_answer` writes it.

    Raises:
        ValueError: it is something else; the message says what it lacks.
    """
    if not is_saved(content):
        raise ValueError("it is no object of value, chain and sources, as save_answer writes it")
    if content.get("version", VERSION) != VERSION:
        raise ValueError(f"its version is {content['version']!r}, and {VERSION} can be read")
    if not isinstance(content["sources"], dict):
        raise ValueError("its sources are no object of texts by name")
    return SavedAnswer(
        value=content["value"],
        chain=ProvenanceChain.from_json(json.dumps(content["chain"])),
        sources={name: _source(name, saved) for name, saved in content["sources"].items()},
    )


def is_saved(content: Any) -> bool:
    """Tell whether parsed JSON is laid out as `save_answer` lays it out."""
    return isinstance(content, dict) and {"value", "chain", "sources"} <= content.keys()


def parsed(text: str | bytes) -> Any:
    """Return what JSON text holds.

    Raises:
        ValueError: it is not JSON, or nested too deeply.
    """
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _plain(value: Any) -> Any:
    """Return a value that JSON has not as one that it has."""
    fields = fields_of(value)
    if fields is not None:
        return fields
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, (Set, list, tuple)):
        return list(value)
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, (decimal.Decimal, uuid.UUID, PurePath)):
        return str(value)
    raise TypeError(f"an answer to save is data, and holds no {type(value).__name__}")


def _source_object(source: Source) -> Any:
    if not isinstance(source, SourceText):
        return str(source)
    if not source.locations:
        return source.text
    return {"text": source.text, "locations": [place.to_dict() for place in source.locations]}


def _source(name: str, saved: Any) -> SourceText:
    source = {"text": saved} if isinstance(saved, str) else saved
    if not isinstance(source, dict) or not isinstance(source.get("text"), str):
        raise ValueError(f"its source {name!r} is no text")
    places = source.get("locations", [])
    if not isinstance(places, list):
        raise ValueError(f"the locations of its source {name!r} are no list")
    return SourceText(name, source["text"], locations=map(Location.from_dict, places))

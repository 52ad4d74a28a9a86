"""Grounded values, and records that hold them, as JSON with their chains, and back without loss.

The JSON is an envelope (see `sealing`); `codecs` defines how each type is written and read.
"""

from __future__ import annotations

import json
from typing import Any, TypeVar, overload

from corvid_runtime.chain_json import parsed
from corvid_runtime.codecs import codec_of
from corvid_runtime.content import strip
from corvid_runtime.digests import digest_of
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.graph import UNSIGNED
from corvid_runtime.provenance import Retrieval
from corvid_runtime.sealing import Terms, from_chain, is_sealed, require_trust, seal, unseal
from corvid_runtime.value import GroundedValue

T = TypeVar("T")


class Sealed:
    """Makes a pydantic model be signed as a whole: ``class Session(Sealed, BaseModel)``.

    Where the context asks for provenance, its own ``model_dump_json`` writes the one envelope that
    `dumps` writes, and ``model_validate_json`` reads it: a change of a plain field is refused,
    too.
    """

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        way = "__get_pydantic_core_schema__"
        first = next(kind for kind in cls.__mro__ if way in vars(kind))
        if not issubclass(first, Sealed):
            raise TypeError(
                f"{cls.__qualname__} names {first.__qualname__} before Sealed, which would seal "
                f"nothing: write class {cls.__name__}(Sealed, {first.__name__})"
            )

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """Put the whole model into one envelope, where provenance is asked for."""
        # Not before a model asks: it loads pydantic.
        from corvid_runtime.pydantic_schema import whole_schema_of

        return whole_schema_of(source, handler)


def dumps(value: Any, kind: Any = None, *, key: Any = None) -> str:
    """Write a grounded value, or a record with grounded fields, with the chains.

    Args:
        value: a grounded value, or an instance of a dataclass, an attrs class, a named tuple, a
            msgspec struct or a pydantic model; a typed dictionary if ``kind`` says so.
        kind: the type it is written as, and must be read as; by default its class, and for a
            grounded value ``Grounded[Any]``, which holds what JSON holds.
        key: signs it: bytes for HMAC-SHA256, or a private Ed25519 key. Without one it bears a
            digest, which finds accidents only.

    Raises:
        InvalidProvenance: JSON would not bring the value back as it is.
    """
    terms = Terms(key)
    content = codec_of(_kind_of(value) if kind is None else kind).write(value, terms)
    return json.dumps(seal(content, terms), allow_nan=False)


@overload
def loads(text: str | bytes, *, key: Any = ..., trust: str | None = ...) -> Any: ...
@overload
def loads(text: str | bytes, kind: type[T], *, key: Any = ..., trust: str | None = ...) -> T: ...
def loads(
    text: str | bytes, kind: Any = GroundedValue, *, key: Any = None, trust: str | None = None
) -> Any:
    """Read what `dumps` wrote. What was signed and read with its key has equal chains.

    Args:
        text: the JSON.
        kind: the type it was written as.
        key: the key it was signed with, or the public half: a text that was changed, or has no
            signature, is refused.
        trust: ``"unsigned"`` reads without a key: the chains end in the step ``read:unsigned``.

    Raises:
        InvalidProvenance: it is not such a text, it was changed, or neither a key nor
            ``trust="unsigned"`` was given.
    """
    terms = Terms(key, trust)
    data = parsed(text)
    if is_sealed(data):
        return codec_of(kind).read(unseal(data, terms), terms)
    return _unsealed(data, terms)


def _kind_of(value: Any) -> Any:
    return GroundedValue if isinstance(value, GroundedValue) else type(value)


def _unsealed(data: Any, terms: Terms) -> Any:
    """Read what version 0.1.0 wrote: a value and its chain, without an envelope."""
    require_trust(terms)
    value = from_chain(data, lambda content: content, terms)
    step = [step for step in value.sources() if getattr(step, "op", None) != UNSIGNED][-1]
    if isinstance(step, Retrieval) and step.digest not in (None, digest_of(strip(value))):
        raise InvalidProvenance(f"the value is not what was retrieved from {step.source!r}")
    return value

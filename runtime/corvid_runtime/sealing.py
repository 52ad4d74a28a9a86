"""Envelopes: what crosses as JSON, with a digest, and a signature if there is a key.

A digest finds what was changed by accident: who changes a text on purpose works out the digest
anew. A signature finds both. So what was read without a key says so in its chain, by the step
`graph.UNSIGNED`.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import attrs

from corvid_runtime.chain_json import expect, read, written
from corvid_runtime.content import Traced
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.graph import UNSIGNED, Node, derive
from corvid_runtime.makers import wrap
from corvid_runtime.provenance import KINDS

VERSION: Final = 1

_HMAC: Final = "hmac-sha256"
_ED25519: Final = "ed25519"
_PURPOSE: Final = b"corvid grounded 1\n"
"""Stands before what is signed, so that a signature made for anything else is none here."""

_KEY_LENGTH: Final = 16


@attrs.frozen
class Terms:
    """How grounded values are signed when written as JSON, and what is trusted when they are read.

    Attributes:
        key: bytes for HMAC-SHA256, or an Ed25519 key of ``cryptography``: the private one signs and
            verifies, the public one verifies.
        trust: ``"unsigned"`` reads without a key.
        renamed: what fields were called when they were written, and what they are called now.
        unnamed: whether a signed value is read into a field although it was written for none.
        whole: whether more than the fields is in an envelope, so that none can have been moved.

    Raises:
        InvalidProvenance: the key is invalid or too short, or another term is invalid.
    """

    key: Any = attrs.field(default=None)
    trust: Any = attrs.field(default=None)
    renamed: Any = attrs.field(factory=dict)
    unnamed: bool = False
    whole: bool = False

    @key.validator
    def _is_key(self, _: object, key: Any) -> None:
        if isinstance(key, bytes) and len(key) < _KEY_LENGTH:
            raise InvalidProvenance(f"a key has at least {_KEY_LENGTH} bytes, not {len(key)}")
        if key is not None and not isinstance(key, bytes):
            _verifier(key)

    @trust.validator
    def _is_trust(self, _: object, trust: Any) -> None:
        if trust not in (None, "unsigned"):
            raise InvalidProvenance(f'trust is "unsigned" or nothing, not {trust!r}')

    @renamed.validator
    def _are_names(self, _: object, renamed: Any) -> None:
        names = (*renamed, *renamed.values()) if isinstance(renamed, Mapping) else (None,)
        if not all(isinstance(name, str) for name in names):
            raise InvalidProvenance(
                f"renamed is a mapping from old names to new ones, not {renamed!r}"
            )


def terms_in(context: Any) -> Terms | None:
    """Return the terms that the context of a pydantic call names.

    Returns:
        ``None`` where it does not ask for provenance.

    Raises:
        InvalidProvenance: see `Terms`.
    """
    asked = context.get("provenance") if isinstance(context, Mapping) else None
    if isinstance(asked, Terms):  # a record that holds the model has its own
        return asked
    if asked is not True:
        return None
    return Terms(
        context.get("key"),
        context.get("trust"),
        context.get("renamed", {}),
        context.get("unnamed") is True,
    )


def seal(content: Any, terms: Terms) -> dict[str, Any]:
    """Return an envelope of JSON content.

    Raises:
        InvalidProvenance: JSON cannot hold the content, or the key does not sign.
    """
    octets = _octets(content)
    envelope = {"grounded": VERSION, "content": content, "digest": _digest(octets)}
    return envelope if terms.key is None else {**envelope, "signature": _signed(octets, terms.key)}


def is_sealed(data: Any) -> bool:
    """Tell whether parsed JSON looks like an envelope, of whatever version."""
    return isinstance(data, dict) and data.keys() >= {"grounded", "content"}


def unseal(data: Any, terms: Terms) -> Any:
    """Return the content of an envelope.

    Raises:
        InvalidProvenance: it was changed, or nothing says whether it was: no key, and no trust.
    """
    envelope = {"grounded", "content", "digest"}
    expect(is_sealed(data) and envelope <= data.keys() <= {*envelope, "signature"}, "an envelope")
    expect(data["grounded"] == VERSION, f"version {VERSION} of the envelope")
    octets = _octets(data["content"])
    if terms.key is None:
        require_trust(terms)
    elif not _is_signed(octets, data.get("signature"), terms.key):
        raise InvalidProvenance("the signature is missing, or is not that of the content")
    if data["digest"] != _digest(octets):
        raise InvalidProvenance("the content or its digest was changed: they do not agree")
    return data["content"]


def require_trust(terms: Terms) -> None:
    """Demand that what bears no signature may be read.

    Raises:
        InvalidProvenance: there is a key, which demands one, or nobody said so.
    """
    if terms.key is not None:
        raise InvalidProvenance("the JSON bears no signature, and the key demands one")
    if terms.trust is None:
        raise InvalidProvenance(
            "nothing shows that the JSON was not tampered with",
            hint='pass the key that it was signed with, or trust="unsigned" to believe it',
        )


def with_chain(content: Any, value: Traced, field: str | None = None) -> dict[str, Any]:
    """Return what JSON holds of a grounded value.

    Args:
        content: the plain value, as JSON.
        value: has the chain.
        field: for which it is written, where it is sealed by itself.
    """
    written_for = {} if field is None else {"field": field}
    return {"value": content, "chain": written(value._corvid_node), **written_for}


def holds_chain(data: Any) -> bool:
    """Tell whether parsed JSON looks like a value and its chain."""
    return isinstance(data, dict) and data.keys() - {"field"} == {"value", "chain"}


def from_chain(
    data: Any, content_of: Callable[[Any], Any], terms: Terms, field: str | None = None
) -> Any:
    """Return the grounded value that `with_chain` wrote.

    Args:
        data: what it returned.
        content_of: reads the content.
        terms: where they name no key, the chain says so.
        field: where the value stands now, where it is sealed by itself.

    Raises:
        InvalidProvenance: it is nothing of that kind, no run could have produced it, or it was
            written for another field.
    """
    expect(holds_chain(data), "a value and its chain")
    _require_field(data.get("field"), field, terms)
    node = read(data["chain"], KINDS)
    expect(node[0] is not None, "a source")
    value = wrap(content_of(data["value"]), _believed(node, terms))
    expect(isinstance(value, Traced), "content that can be grounded")
    return value


def _require_field(written_for: Any, field: str | None, terms: Terms) -> None:
    """Demand that a value stands in the field that it was written for.

    Raises:
        InvalidProvenance: it stands in another one, or does not say for which it was written.
    """
    expect(written_for is None or isinstance(written_for, str), "the name of a field")
    if terms.whole or terms.renamed.get(written_for, written_for) == field:
        return
    here = "no field" if field is None else repr(field)
    if written_for is not None:
        raise InvalidProvenance(
            f"the value was written for the field {written_for!r}, and stands in {here}",
            hint='if the field has a new name, "renamed": {"old": "new"} in the context says so',
        )
    # Whoever can change what bears no signature can write any name.
    if terms.key is not None and not terms.unnamed:
        raise InvalidProvenance(
            f"the value was signed for no field, and stands in {here}",
            hint='"unnamed": True in the context reads what was written before fields had names',
        )


def _believed(node: Node, terms: Terms) -> Node:
    return node if terms.key is not None or node[0] == UNSIGNED else derive(UNSIGNED, node)


def _digest(octets: bytes) -> str:
    return hashlib.sha256(octets).hexdigest()


def _octets(content: Any) -> bytes:
    """Return the canonical form: what re-ordered keys, or other spaces, leave as it is."""
    try:
        text = json.dumps(
            _canonical(content), sort_keys=True, separators=(",", ":"), allow_nan=False
        )
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidProvenance(f"JSON cannot hold the content: {error}") from None
    return text.encode()


def _canonical(value: Any) -> Any:
    """Write ``2.0`` as ``2``: JavaScript, and databases, do not keep them apart."""
    if isinstance(value, dict):
        return {key: _canonical(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_canonical(item) for item in value]
    return int(value) if type(value) is float and value.is_integer() else value


def _signed(octets: bytes, key: Any) -> dict[str, str]:
    if isinstance(key, bytes):
        return {"method": _HMAC, "value": _code(octets, key)}
    if not hasattr(key, "sign"):
        raise InvalidProvenance("a public key verifies, and does not sign")
    return {"method": _ED25519, "value": key.sign(_PURPOSE + octets).hex()}


def _is_signed(octets: bytes, signature: Any, key: Any) -> bool:
    """Tell whether a signature holds. The key decides by which method, never the text."""
    method = _HMAC if isinstance(key, bytes) else _ED25519
    if not isinstance(signature, dict) or signature.keys() != {"method", "value"}:
        return False
    if signature["method"] != method:
        return False
    value = signature["value"]
    if not isinstance(value, str) or not value.isascii():
        return False
    if isinstance(key, bytes):
        return hmac.compare_digest(value, _code(octets, key))
    return _verifies(octets, value, key)


def _code(octets: bytes, key: bytes) -> str:
    return hmac.new(key, _PURPOSE + octets, hashlib.sha256).hexdigest()


def _verifies(octets: bytes, value: str, key: Any) -> bool:
    from cryptography.exceptions import InvalidSignature

    try:
        _verifier(key).verify(bytes.fromhex(value), _PURPOSE + octets)
    except (InvalidSignature, ValueError):
        return False
    return True


def _verifier(key: Any) -> Any:
    """Return the public half of an Ed25519 key.

    Raises:
        InvalidProvenance: it is none, or nothing is installed that knows such keys.
    """
    try:
        # Not before a key comes that is no bytes: it is the extra `sign`.
        from cryptography.hazmat.primitives.asymmetric import ed25519
    except ImportError:
        raise InvalidProvenance(
            f"a key is bytes or an Ed25519 key, not {type(key).__name__}",
            hint="pip install 'corvid-mypy[sign]' for Ed25519",
        ) from None
    if isinstance(key, ed25519.Ed25519PrivateKey):
        return key.public_key()
    if isinstance(key, ed25519.Ed25519PublicKey):
        return key
    raise InvalidProvenance(f"a key is bytes or an Ed25519 key, not {type(key).__name__}")

"""The digest of what was retrieved."""

from __future__ import annotations


def digest_of(content: object) -> str | None:
    """Return the SHA-256 of content, in hexadecimal.

    Bytes count as they are, text as UTF-8, JSON values in canonical form (sorted keys, no spaces,
    every character itself). Anything else has no digest.
    """
    import hashlib

    octets = content if isinstance(content, bytes) else _octets(content)
    return None if octets is None else hashlib.sha256(octets).hexdigest()


def _octets(content: object) -> bytes | None:
    import json

    try:
        text = (
            content
            if isinstance(content, str)
            else json.dumps(
                content,
                sort_keys=True,
                ensure_ascii=False,
                separators=(",", ":"),
                allow_nan=False,
            )
        )
    except (TypeError, ValueError, RecursionError):
        return None
    return text.encode("utf-8", "surrogatepass")

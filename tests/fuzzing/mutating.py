"""Files that are almost what a reader expects."""

from __future__ import annotations

import json
from random import Random
from typing import Any

PIECES = [
    b"\x00",
    b"\xff",
    b"\xed\xa0\x80",
    b"[",
    b"{",
    b"}",
    b'"',
    b"\\",
    b"\n",
    b"null",
    b"1e999",
]
PIECES += [b"-1", b"NaN", b'"\\ud800"', b"9" * 400, b"[" * 2000, b'{"a":' * 500, b"\xef\xbb\xbf"]
VALUES: list[Any] = [None, True, 0, -1, 10**30, 1.5, "", "\ud800", "\x00", "a" * 2000, [], {}, [[]]]
VALUES += [
    {"value": 1, "chain": 2},
    {"source_uri": 1},
    {"quote": [], "lines": {}},
    "${PROJECT_ROOT}/",
]
VALUES += ["../../etc/passwd", "\u202e", {"citations": [1]}, [0, 0], [-1, 10**12], float("inf")]


def mutated(seed: bytes, random: Random) -> bytes:
    """Return a file with one to four changes, to its octets or to what it holds as JSON."""
    content = seed
    for _ in range(random.randint(1, 4)):
        content = random.choice((_octets, _structure, _structure))(content, random)
    return content


def _octets(content: bytes, random: Random) -> bytes:
    start = random.randrange(len(content) + 1)
    end = min(len(content), start + random.choice((0, 1, 2, 50, 5000)))
    piece = random.choice((b"", random.choice(PIECES), content[start:end] * 2, random.randbytes(3)))
    return content[:start] + piece + content[end:]


def _structure(content: bytes, random: Random) -> bytes:
    """Change one part of what a file, or a line of it, holds as JSON."""
    lines = content.split(b"\n")
    at = random.randrange(len(lines))
    for whole in (content, lines[at]):
        try:
            held = json.loads(whole)
        except (ValueError, RecursionError):
            continue
        changed = json.dumps(_changed(held, random)).encode()
        return changed if whole is content else b"\n".join([*lines[:at], changed, *lines[at + 1 :]])
    return _octets(content, random)


def _changed(held: Any, random: Random) -> Any:
    """Return a value with one part of it replaced, doubled, left out or renamed."""
    if not isinstance(held, (dict, list)) or not held or random.random() < 0.1:
        return random.choice((random.choice(VALUES), [held], {"value": held}, str(held)))
    keys = list(held) if isinstance(held, dict) else list(range(len(held)))
    key = random.choice(keys)
    changed = held.copy()
    if random.random() < 0.7:
        changed[key] = _changed(held[key], random)
    elif random.random() < 0.5:
        del changed[key]
    elif isinstance(changed, list):
        changed.append(held[key])
    else:
        changed[random.choice(("value", "chain", "sources", "quote", "x\n"))] = changed.pop(key)
    return changed

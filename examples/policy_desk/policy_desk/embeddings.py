"""Hashed embeddings: words, word pairs and letter triples hashed into a fixed number of dimensions."""

import math
import struct
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import pairwise
from operator import mul
from typing import Protocol

from corvid_runtime import grounded_pure

from policy_desk.text import content_terms

Vector = tuple[float, ...]


class Embedder(Protocol):
    @property
    def name(self) -> str: ...

    @grounded_pure
    async def embed(self, texts: Sequence[str]) -> list[Vector]: ...


class HashedEmbedder:
    WORD_WEIGHT = 1.0
    PAIR_WEIGHT = 0.5
    TRIPLE_WEIGHT = 0.2

    def __init__(self, dimensions: int = 256) -> None:
        self._dimensions = dimensions

    @property
    def name(self) -> str:
        """Changes when vectors of one embedder cannot be compared with those of another."""
        return f"hashed-{self._dimensions}-v1"

    async def embed(self, texts: Sequence[str]) -> list[Vector]:
        return [self.vector(text) for text in texts]

    def vector(self, text: str) -> Vector:
        totals = [0.0] * self._dimensions
        for feature, weight in self._features(text):
            digest = int.from_bytes(blake2b(feature.encode(), digest_size=8).digest(), "little")
            sign = 1.0 if digest & 1 else -1.0
            totals[(digest >> 1) % self._dimensions] += sign * weight
        length = math.sqrt(sum(value * value for value in totals))
        return tuple(value / length for value in totals) if length else tuple(totals)

    def _features(self, text: str) -> Iterator[tuple[str, float]]:
        terms = content_terms(text)
        for term in terms:
            yield f"w:{term}", self.WORD_WEIGHT
            padded = f"^{term}$"
            for start in range(len(padded) - 2):
                yield f"t:{padded[start : start + 3]}", self.TRIPLE_WEIGHT
        for left, right in pairwise(terms):
            yield f"p:{left} {right}", self.PAIR_WEIGHT


def cosine(left: Vector, right: Vector) -> float:
    """The cosine of two vectors of length one (or nought)."""
    return math.fsum(map(mul, left, right))


def pack(vector: Vector) -> bytes:
    return struct.pack(f"<{len(vector)}f", *vector)


def unpack(blob: bytes) -> Vector:
    return struct.unpack(f"<{len(blob) // 4}f", blob)

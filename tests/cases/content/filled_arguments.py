"""Refused: a method of a grounded object that puts content into its plain argument."""

from __future__ import annotations

import array
import io

from corvid_runtime import Grounded, agent, grounded_pure, lift


@grounded_pure
def written(held: Grounded[array.array[int]], buffer: io.BytesIO) -> Grounded[array.array[int]]:
    held.tofile(buffer)  # E: grounded-laundering
    return held


@agent
def noted(held: Grounded[array.array[int]], buffer: io.BytesIO) -> Grounded[array.array[int]]:
    held.tofile(buffer)  # N: grounded-coercion
    return held


# What the method only reads is not changed by it, and what cannot change is not either.


@lift
def packed(held: array.array[int]) -> bytes:
    buffer = io.BytesIO()
    held.tofile(buffer)
    return buffer.getvalue()


@grounded_pure
def lifted(held: Grounded[array.array[int]]) -> Grounded[bytes]:
    return packed(held)


@grounded_pure
def indexed(held: Grounded[array.array[int]], number: int) -> Grounded[int]:
    return held.index(number)


@grounded_pure
def joined(separator: Grounded[str], names: list[str]) -> Grounded[str]:
    return separator.join(names)

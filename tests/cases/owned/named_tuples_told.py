"""Refused: what a named tuple of the function's own holds is given to others, or was theirs."""

from __future__ import annotations

from typing import NamedTuple

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]
SHARED: list[int] = []


class Parts(NamedTuple):
    texts: Texts
    sizes: list[int]


class Shared(NamedTuple):
    texts: Texts
    sizes: list[int] = SHARED


class Shown(NamedTuple):
    texts: Texts
    sizes: list[int]

    def show(self) -> None:
        SHOWN.append(self)


SHOWN: list[Shown] = []


class Noisy(NamedTuple):
    texts: Texts
    sizes: list[int]

    def __len__(self) -> int:  # E: grounded-laundering
        KEPT.append(self)
        return 2


KEPT: list[Noisy] = []


class Deeper(Parts):
    def __len__(self) -> int:
        return self.sizes[0]


@grounded_pure
def of_others(texts: Texts, sizes: list[int]) -> Texts:
    parts = Parts([], sizes)
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def by_default(texts: Texts) -> Texts:
    parts = Shared([])
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def shown(texts: Texts) -> Texts:
    parts = Shown([], [])
    parts.show()
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def kept(texts: Texts) -> Texts:
    parts = Noisy([], [])
    if parts:
        pass
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def derived(texts: Texts) -> Texts:
    parts = Deeper([], [])
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def unpacked(texts: Texts, others: list[list[int]]) -> Texts:
    parts = Parts([], [])
    _, sizes = parts
    others.append(sizes)
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def by_index(texts: Texts, others: list[list[int]]) -> Texts:
    parts = Parts([], [])
    others.append(parts[1])
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def by_loop(texts: Texts, others: list[object]) -> Texts:
    parts = Parts([], [])
    for part in parts:
        others.append(part)  # E: grounded-laundering
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def by_dictionary(texts: Texts, others: list[dict[str, object]]) -> Texts:
    parts = Parts([], [])
    others.append(parts._asdict())  # E: grounded-laundering
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def replaced(texts: Texts, others: list[Parts]) -> Texts:
    parts = Parts([], [])
    others.append(parts._replace(texts=[]))
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def by_slice(texts: Texts, others: list[tuple[list[int]]]) -> Texts:
    parts = Parts([], [])
    others.append(parts[1:])
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def by_match(texts: Texts, others: list[list[int]]) -> Texts:
    parts = Parts([], [])
    match parts:
        case Parts(_, sizes):
            others.append(sizes)
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def by_a_list(texts: Texts, others: list[list[object]]) -> Texts:
    parts = Parts([], [])
    others.append(list(parts))  # E: grounded-laundering
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts


@grounded_pure
def by_sum(texts: Texts, others: list[tuple[Texts, list[int], int]]) -> Texts:
    parts = Parts([], [])
    others.append((*parts, 1))
    for text in texts:
        parts.sizes.append(len(text))  # E: grounded-laundering
    return texts

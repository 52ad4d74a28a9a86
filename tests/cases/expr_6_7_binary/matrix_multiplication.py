"""Accepted: the matrix operator keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift, retrieval, tool


class Matrix:
    @lift
    def __matmul__(self, other: int) -> int:
        return other


@tool(uses=retrieval)
def fetch_matrix(i: str) -> Matrix:
    return Matrix()


@agent
@grounded_pure
def product(i: str) -> Grounded[int]:
    return fetch_matrix(i) @ 3

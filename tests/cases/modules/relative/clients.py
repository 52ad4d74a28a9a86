"""Accepted: the tools and helpers of a package."""

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


seen: list[str] = []


@tool(uses=retrieval)
def clause(name: str) -> str:
    return name


@grounded_pure
def shorter(text: Grounded[str]) -> Grounded[str]:
    return text[:10]


def shorter_carelessly(text: Grounded[str]) -> Grounded[str]:
    seen.append(text.unwrap_discarding_sources())
    return text[:10]

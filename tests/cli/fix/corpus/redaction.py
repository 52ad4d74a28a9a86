"""Numbers are blacked out before anybody reads a page."""

import re

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool

DIGITS = re.compile(r"\d+")


@tool(uses=retrieval)
def page(key: str) -> str:
    return f"Account 4711 of {key} has 12 entries."


@grounded_pure
@agent
def redacted(key: str) -> Grounded[str]:
    return re.sub(r"\d", "#", page(key))


@grounded_pure
@agent
def shortened(key: str) -> Grounded[str]:
    return DIGITS.sub("N", page(key))


@agent
def squeezed(key: str) -> str:
    return re.sub(r"\s+", " ", page(key), count=2)


if __name__ == "__main__":
    print(redacted("Bob"))
    print(shortened("Bob"))
    print(squeezed("Bob"))

"""Texts that show what they were made of."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def level(tank: str) -> int:
    return 17


@agent
def shown(tank: str) -> Grounded[str]:
    depth = level(tank)
    return f"{tank=} {depth=} {depth = :>4} {{braces}}"


@agent
def raw(tank: str) -> Grounded[str]:
    return rf"\d{{2}} \{level(tank)}"


if __name__ == "__main__":
    print(shown("north"))
    print(raw("north"))

"""A call in a call in a text."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def counter(name: str) -> str:
    return "0042"


@grounded_pure
@agent
def next_number(name: str) -> Grounded[str]:
    return f"{name} {int(counter(name)) + 1}"


@agent
def in_hex(name: str) -> Grounded[str]:
    return f"0x{int(counter(name)):04x}"


if __name__ == "__main__":
    print(next_number("queue"))
    print(in_hex("queue"))

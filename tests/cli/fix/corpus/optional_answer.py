"""An answer that may be missing."""

from typing import Optional

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def look_up(key: str) -> str:
    return f"entry {key}"


@agent
def answer(key: str) -> Optional[str]:
    if not key:
        return None
    return look_up(key)


@agent
def maybe(key: str) -> str | None:
    return look_up(key).title() if key else None


if __name__ == "__main__":
    print(answer("a"), answer(""))
    print(maybe("b"), maybe(""))

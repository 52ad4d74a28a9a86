"""A transcript."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def history(channel: str) -> list[tuple[str, str]]:
    return [("ann", "hi"), ("bob", "hello")]


@agent
def last_line(channel: str) -> Grounded[str]:
    entry = history(channel)[-1]
    return f"<{entry[0]}> {entry[1]}"


@agent
def speakers(channel: str) -> list[str]:
    return [entry[0] for entry in history(channel)]


if __name__ == "__main__":
    print(last_line("#x"))
    print(speakers("#x"))

"""Output belongs to ordinary code."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def alarm(room: str) -> str:
    return "quiet"


@agent
def watch(room: str) -> None:
    print(alarm(room))  # no single rewrite


@agent
def report(room: str) -> str:
    state = alarm(room)
    return "{room} is {state}".format(room=room, state=state)


if __name__ == "__main__":
    watch("hall")
    print(report("hall"))

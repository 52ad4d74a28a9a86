"""A loop that changes what it runs over."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def queue(name: str) -> list[str]:
    return ["a", "b"]


@agent
def drained(name: str) -> int:
    waiting = queue(name)
    turns = 0
    for job in waiting:  # no single rewrite
        turns += 1
        if turns == 1:
            waiting.append("c")
    return turns


@agent
def named(name: str) -> Grounded[str]:
    return "jobs: " + ",".join(queue(name))


if __name__ == "__main__":
    print(drained("q"), named("q"))

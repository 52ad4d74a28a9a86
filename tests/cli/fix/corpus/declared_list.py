"""A loop that fills a list whose type is declared."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def lines(name: str) -> list[str]:
    return [" one ", "two ", " three"]


@agent
def stripped(name: str) -> list[str]:
    result: list[str] = []
    for line in lines(name):
        # what is left of a line
        result.append(line.strip())
    return result


@grounded_pure
def framed(name: str) -> list[Grounded[str]]:
    result: list[Grounded[str]] = []
    for line in lines(name):
        result.append("|" + line + "|")
    return result


if __name__ == "__main__":
    print(stripped("f"))
    print(framed("f"))

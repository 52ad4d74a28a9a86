"""Ordinary code that wants a text."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def score(team: str) -> int:
    return 3


@agent
def result(team: str) -> str:
    return f"{team}: {score(team)}"  # no single rewrite


def banner(text: str) -> str:
    return f"*** {text} ***"


if __name__ == "__main__":
    print(banner(result("Reds")))

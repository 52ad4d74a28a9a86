"""An agent whose other results are its own words."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def hint(puzzle: str) -> str:
    return "look left"


@agent
def help_with(puzzle: str) -> str:
    if puzzle == "":
        return "Which puzzle?"
    return hint(puzzle)  # no single rewrite


@agent
def polite(puzzle: str) -> Grounded[str]:
    return "Please %s." % hint(puzzle)


if __name__ == "__main__":
    print(help_with(""), help_with("a"), polite("a"))

"""Calls that take several lines."""

import textwrap

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def story(name: str) -> str:
    return "Once upon a time there was a " + name


@grounded_pure
@agent
def narrow(name: str) -> Grounded[str]:
    return textwrap.fill(
        story(name),  # the whole of it
        width=12,
    )


@agent
def quoted(name: str) -> Grounded[str]:
    return "> {text}\n-- {0}".format(
        name,
        # what was read
        text=story(name),
    )


if __name__ == "__main__":
    print(narrow("fox"))
    print(quoted("fox"))

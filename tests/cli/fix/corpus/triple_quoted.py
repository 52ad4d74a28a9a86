"""A text of several lines."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def clause(number: int) -> str:
    return f"Clause {number} is void."


@grounded_pure
@agent
def contract(parties: list[str]) -> Grounded[str]:
    return f"""\
Between {parties[0]} and {parties[1]}:

    {clause(1)}
    {clause(2).upper()}
"""


if __name__ == "__main__":
    print(contract(["A", "B"]), end="")

"""The head of a support ticket."""

from corvid_runtime import (
    Grounded,
    agent,
    grounded_pure,
    retrieval,
    tool,
)


@tool(uses=retrieval)
def customer(number: int) -> str:
    return f"customer {number}"


@tool(uses=retrieval)
def subject(number: int) -> str:
    return "printer on fire"


@grounded_pure
@agent
def header(number: int) -> Grounded[str]:
    return (
        f"Ticket {number:05d}\n"  # padded, as the archive wants it
        f"From:    {customer(number)}\n"
        f"Subject: {subject(number)!r}"
    )


@grounded_pure
@agent
def short(number: int) -> Grounded[str]:
    return f"#{number} " + f"{subject(number)}"


if __name__ == "__main__":
    print(header(42))
    print(short(7))

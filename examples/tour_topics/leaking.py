"""Three agents that tell something of what they fetched without keeping its sources."""

from corvid_runtime import Grounded, agent, grounded_pure, lift, retrieval, tool


@tool(uses=retrieval)
def search(topic: str) -> list[str]:
    """Retrieve notes."""
    return [f"{topic} opens in May", f"{topic} is painted red"]


@grounded_pure
@agent
def by_condition(topic: str) -> str:
    """Tells by its answer what the notes said: a flow that no assignment shows."""
    season = "early"
    if search(topic)[0] > "m":
        season = "late"
    return season  # refused: grounded-laundering


@grounded_pure
@agent
def by_loop(topic: str) -> list[str]:
    """Takes the notes out of the list that knows their source."""
    return [note.upper() for note in search(topic)]  # refused: grounded-laundering


@grounded_pure
@agent
def by_side_effect(topic: str) -> Grounded[str]:
    """Hands the bare text to a function that may keep it."""
    note = search(topic)[0]
    lift(print)(note)  # refused: grounded-laundering
    return note

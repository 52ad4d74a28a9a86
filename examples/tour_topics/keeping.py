"""The same agents, with nothing to hide: mypy proves each."""

from corvid_runtime import Grounded, agent, each, grounded_pure, lift, prompt, retrieval, tool


@tool(uses=retrieval)
def search(topic: str) -> list[str]:
    """Retrieve notes."""
    return [f"{topic} opens in May", f"{topic} is painted red"]


@prompt(model="rule")
def season(note: str) -> str:
    """Judge a note: what a prompt is given is among the sources of what it answers."""
    return "late" if note > "m" else "early"


@lift
def shortened(note: str) -> str:
    """Shorten a note. Marked where it is written, it is a trust boundary that is listed."""
    return note.partition(" ")[2]


@grounded_pure
@agent
def by_prompt(topic: str) -> Grounded[str]:
    """Lets a prompt judge, instead of testing the content."""
    return season(search(topic)[0])


@grounded_pure
@agent
def by_each(topic: str) -> list[Grounded[str]]:
    """Loops with each(), which shows how many notes there are and nothing else."""
    return [shortened(note) for note in each(search(topic))]


@grounded_pure
@agent
def by_lift(topic: str) -> Grounded[int]:
    """Calls a function that only turns a value into a value."""
    return lift(len)(search(topic)[0])

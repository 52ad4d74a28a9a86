"""An agent that drops the sources of what it fetched in four places."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def fetch(name: str) -> str:
    """Retrieve a press release."""
    return f"{name}: the bridge opens in May"


@agent
def headline(name: str) -> str:
    """Report on a press release."""
    release = fetch(name)
    if "opens" in release:
        print(release)
    length: int = len(release)
    return release[:length].title()

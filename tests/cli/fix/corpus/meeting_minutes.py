"""Minutes of several meetings, put into one text."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def minutes(day: str) -> str:
    return f"{day}: nothing was decided."


@agent
def archive(days: list[str]) -> str:
    return "\n".join(minutes(day).upper() for day in days)


@agent
def first_words(days: list[str]) -> list[str]:
    return [minutes(day)[:10] for day in days]


if __name__ == "__main__":
    print(archive(["Monday", "Friday"]))
    print(first_words(["Sunday"]))

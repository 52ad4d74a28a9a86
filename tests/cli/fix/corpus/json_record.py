"""A record that is stored as JSON."""

import json

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def stored(key: str) -> str:
    return '{"title": "On bees", "pages": [3, 4], "year": 1901}'


@grounded_pure
@agent
def title(key: str) -> Grounded[str]:
    record = json.loads(stored(key))
    return record["title"]


@agent
def citation(key: str) -> Grounded[str]:
    record = json.loads(stored(key))
    return f"{record['title']} ({record['year']})"


if __name__ == "__main__":
    print(title("b"))
    print(citation("b"))

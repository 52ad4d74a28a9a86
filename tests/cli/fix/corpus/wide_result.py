"""Parts of a text."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def csv_line(table: str) -> str:
    return "name,height,weight"


@agent
def columns(table: str) -> list[str]:
    return csv_line(table).split(",")


@agent
def first(table: str) -> str:
    fields = csv_line(table).split(",")
    return fields[0]


if __name__ == "__main__":
    print(columns("t"))
    print(first("t"))

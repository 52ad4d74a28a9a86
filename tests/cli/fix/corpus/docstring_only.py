"""A module that imports its decorators late."""
import corvid_runtime


@corvid_runtime.tool(uses=corvid_runtime.retrieval)
def rule(number: int) -> str:
    return f"rule {number}"


@corvid_runtime.agent
def quoted(number: int) -> str:
    return f"'{rule(number)}'"


if __name__ == "__main__":
    print(quoted(34))

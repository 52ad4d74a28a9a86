"""What is written to a file is gone."""

import sys

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def reading(sensor: str) -> float:
    return 20.5


def store(text: str) -> None:
    sys.stdout.write(text + "\n")


@agent
def log(sensor: str) -> Grounded[str]:
    value = reading(sensor)
    store("read")
    return f"{sensor}={value:.1f}"


@agent
def keep(sensor: str) -> None:
    store(str(reading(sensor)))  # no single rewrite


if __name__ == "__main__":
    print(log("kitchen"))
    keep("attic")

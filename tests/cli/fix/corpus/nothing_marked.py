"""Ordinary code formats as it likes."""

import json


def shown(value: float, names: list[str]) -> str:
    return "%5.1f " % value + ", ".join(sorted(names)) + f" {json.loads('[1]')}"


if __name__ == "__main__":
    print(shown(1.25, ["b", "a"]))

"""Refused: ordinary code hands a proof a mapping of its own, whose look-up writes down what is asked."""

from collections.abc import Iterator, Mapping

from corvid_runtime import Grounded, grounded_pure

asked: list[str] = []


class Written(Mapping[str, int]):
    def __getitem__(self, key: str) -> int:
        asked.append(key)
        return len(key)

    def __iter__(self) -> Iterator[str]:
        return iter(("a", "b"))

    def __len__(self) -> int:
        return 2


class Read(Mapping[str, int]):
    def __getitem__(self, key: str) -> int:
        return len(key)

    def __iter__(self) -> Iterator[str]:
        return iter(("a", "b"))

    def __len__(self) -> int:
        return 2


@grounded_pure
def heavier(page: Grounded[str], weights: Mapping[str, int]) -> Grounded[str] | None:
    if "urgent" in page and weights["a"] > 1:
        return page
    return None


class Desk:
    def __init__(self, weights: Mapping[str, int]) -> None:
        self.weights = weights

    @grounded_pure
    def heavier(self, page: Grounded[str]) -> Grounded[str] | None:
        return heavier(page, self.weights)


def main(page: Grounded[str]) -> None:
    heavier(page, Written())  # E: grounded-laundering `Written()`
    Desk(weights=Written())  # E: grounded-laundering `Written()`
    heavier(page, Read())
    Desk(Read())
    heavier(page, {"a": 1})

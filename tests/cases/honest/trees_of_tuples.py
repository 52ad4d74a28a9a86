"""Accepted: named tuples and aliases that hold themselves."""

from __future__ import annotations

from typing import NamedTuple, Union

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch


class Tree(NamedTuple):
    """A text, and what stands below it."""

    text: Grounded[str]
    kids: list[Tree]


class Branch(NamedTuple):
    """One below another."""

    text: Grounded[str]
    below: Branch | None = None


Pair = tuple[str, list["Pair"]]
Link = Union[Grounded[str], tuple["Link", "Link"]]


def texts(tree: Tree) -> list[Grounded[str]]:
    """All of them, without a mark."""
    return [tree.text, *(text for kid in tree.kids for text in texts(kid))]


def last(link: Link) -> Grounded[str]:
    """The one on the right."""
    return last(link[1]) if isinstance(link, tuple) else link


@grounded_pure
def answer(name: str) -> Grounded[str]:
    """Goes through one."""
    pair: Pair = (name, [("a", [])])
    tree = Tree(fetch(pair[0]), [Tree(fetch("a"), []), Tree(fetch("b"), [])])
    link: Link = (tree.text, (fetch("c"), fetch("d")))
    branch = Branch(fetch("e"), Branch(fetch("f")))
    end = branch.below.text if branch.below is not None else branch.text
    return join(", ", [*texts(tree), last(link), end])

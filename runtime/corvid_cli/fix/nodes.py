"""Questions about syntax trees that several fixes ask.

They are patterns of the language: `libcst.matchers` takes as long to import as all of `libcst`.
"""

from collections.abc import Iterator

import libcst as cst


def within(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    """Yield a node and every node inside it, the outermost first."""
    yield node
    for child in node.children:
        yield from within(child)


def has_comment(node: cst.CSTNode) -> bool:
    """Tell whether a comment stands somewhere inside a node."""
    return any(isinstance(each, cst.Comment) for each in within(node))


def is_named(node: cst.CSTNode, *names: str) -> bool:
    """Tell whether an expression is one of these names, or an attribute called so."""
    match node:
        case cst.Name(value=name) | cst.Attribute(attr=cst.Name(value=name)):
            return name in names
        case _:
            return False

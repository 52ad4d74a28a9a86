"""Names for the nodes of a chain, the same in every process and after any round trip."""

from __future__ import annotations

import hashlib
import json
from typing import Final, TypeAlias

from corvid_runtime.chain_json import as_object
from corvid_runtime.graph import EMPTY, Node, walk

_LENGTH: Final = 16
_MOST: Final = 10_000

Known: TypeAlias = dict[int, tuple[Node, str]]
"""Names by the identities of nodes, which are kept, lest another takes the identity of one."""


class NodeIds:
    """Names nodes, and remembers those that it named last."""

    def __init__(self) -> None:
        self._known: Known = {}

    def of(self, root: Node) -> str:
        """Return the name of a node: a digest of its step and of the names of its inputs."""
        if len(self._known) > _MOST:
            self._known = {}  # another one: somebody may be naming with this
        return _named(root, self._known)


def ids_in(root: Node) -> list[str]:
    """Return the names of all nodes of a chain, inputs before what was made of them."""
    known: Known = {}
    return [_named(node, known) for node in walk(root)]


def _named(root: Node, known: Known) -> str:
    path = [root]
    while path:
        node = path[-1]
        below = [child for child in node[2:] if child is not EMPTY and id(child) not in known]
        path.extend(below)
        if not below:
            path.pop()
            if id(node) not in known:
                known[id(node)] = (node, _digest(node, known))
    return known[id(root)][1]


def _digest(node: Node, known: Known) -> str:
    inputs = [None if child is EMPTY else known[id(child)][1] for child in node[2:]]
    told = [as_object(node[0]), node[1].confidence, inputs]
    text = json.dumps(told, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_LENGTH]

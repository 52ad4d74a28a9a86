"""Walking mypy's syntax trees generically.

mypy's own visitors are compiled and cannot be subclassed here. Each node class lists its fields,
so every node below another is found without naming a class; what a field merely refers to (the
definition of a name, the class of a method) is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import AssignmentExpr, AssignmentStmt, Expression, MypyFile, NameExpr, Node, Var
from mypy.patterns import Pattern

_REFERENCES = frozenset(
    {
        "alias_node",
        "def_var",
        "definition",
        "expanded",
        "impl",
        "info",
        "local_nodes",
        "node",
        "names",
        "imports",
        "original_decorators",
        "original_def",
        "removed_base_type_exprs",
        "removed_statements",
        "subject_dummy",
        "unanalyzed_items",
        "alias_deps",
        "plugin_deps",
        "future_import_flags",
        "type",
    }
)


def walk(node: Node) -> Iterator[Node]:
    """The node and every node below it, in the order of the source."""
    yield node
    for name in getattr(type(node), "__mypyc_attrs__", ()):
        if name not in _REFERENCES:
            yield from _nodes_in(getattr(node, name, None))


def _nodes_in(found: object) -> Iterator[Node]:
    if isinstance(found, (Node, Pattern)):
        yield from walk(found)
    elif isinstance(found, (list, tuple)):
        for item in found:
            yield from _nodes_in(item)


class Bindings:
    """What each variable of a module is bound to, wherever that is written."""

    def __init__(self, tree: MypyFile) -> None:
        self._values: dict[Var, list[Expression | None]] = {}
        for node in walk(tree):
            if isinstance(node, AssignmentStmt):
                for target in node.lvalues:
                    self._bind(target, node.rvalue)
            elif isinstance(node, AssignmentExpr):
                self._bind(node.target, node.value)
            elif isinstance(node, NameExpr) and isinstance(node.node, Var) and node.is_new_def:
                self._values.setdefault(node.node, [])

    def _bind(self, target: Expression, value: Expression) -> None:
        if isinstance(target, NameExpr) and isinstance(target.node, Var):
            self._values.setdefault(target.node, []).append(value)
        else:
            for part in walk(target):
                if isinstance(part, NameExpr) and isinstance(part.node, Var):
                    self._values.setdefault(part.node, []).append(None)

    def only(self, variable: Var) -> Expression | None:
        """The one expression a variable is ever bound to."""
        values = self._values.get(variable, [])
        return values[0] if len(values) == 1 else None

    def all(self, variable: Var) -> list[Expression]:
        """Every expression a variable is bound to, as far as it can be seen."""
        return [value for value in self._values.get(variable, []) if value is not None]

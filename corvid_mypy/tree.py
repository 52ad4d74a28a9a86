"""Walking mypy's syntax trees generically.

mypy's own visitors are compiled and cannot be subclassed here. Each node class lists its fields;
those that hold the nodes below it are named here, and a test asks of every field of every node
class whether it is one of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy.nodes import AssignmentExpr, AssignmentStmt, Expression, NameExpr, Node, Var
from mypy.patterns import Pattern

CHILDREN = frozenset(
    (
        "analyzed args arguments base base_type_exprs begin_index bodies body callee capture "
        "class_ref cond condlists decorators defs else_body else_expr end_index expr finally_body "
        "from_expr func generator guards handlers if_expr impl index indices initializer items key "
        "keys keyword_values keywords left left_expr lvalue lvalues metaclass msg name operands "
        "pattern patterns positionals rest right rvalue sequences stride subject target types "
        "value values vars"
    ).split()
)
"""The fields that hold the nodes below a node."""

_fields: dict[type, tuple[str, ...]] = {}


def walk(root: Node | Pattern) -> Iterator[Node]:
    """The node and every node below it, each before what is below it."""
    pending: list[object] = [root]
    while pending:
        found = pending.pop()
        if isinstance(found, (Node, Pattern)):
            yield found
            pending += [getattr(found, name) for name in fields(type(found))]
        elif isinstance(found, (list, tuple)):
            pending += found
        elif isinstance(found, dict):
            pending += found.values()


def fields(node_class: type) -> tuple[str, ...]:
    """The fields of a node class that hold nodes, last first."""
    known = _fields.get(node_class)
    if known is None:
        listed = getattr(node_class, "__mypyc_attrs__", ())
        known = tuple(name for name in reversed(listed) if name in CHILDREN)
        _fields[node_class] = known
    return known


class Bindings:
    """What each variable of a module is bound to, wherever that is written."""

    def __init__(self, nodes: Iterable[Node]) -> None:
        self._values: dict[Var, list[Expression | None]] = {}
        for node in nodes:
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

"""Rules that convert a program: edits of its syntax trees, without a line of its text.

Each rule names what it looks for, and says what stands there instead. One that finds nothing is
an error, so that no rule is silently out of date.
"""

from collections.abc import Callable, Mapping, Sequence

import libcst as cst
import libcst.matchers as m
from attrs import field, frozen

Edit = Callable[[cst.CSTNode], "cst.CSTNode | cst.FlattenSentinel[cst.CSTNode] | None"]
"""What takes the place of a node; None takes it away."""


class RuleMissed(Exception):
    """A rule found nothing; the message says which."""


@frozen
class Rule:
    """An edit of every node that a matcher finds in the functions and classes of a path.

    `within` is a dotted path such as `Docs.aquery`, or empty for the whole module.
    """

    within: str
    pattern: m.BaseMatcherNode
    edit: Edit = field(repr=False)
    why: str


class _Editing(cst.CSTTransformer):
    def __init__(self, rule: Rule) -> None:
        super().__init__()
        self.rule = rule
        self.path: list[str] = []
        self.found = 0

    def _stands_within(self, path: Sequence[str]) -> bool:
        wanted = self.rule.within.split(".") if self.rule.within else []
        return list(path[: len(wanted)]) == wanted

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            self.path.append(node.name.value)
        return True

    def on_leave(  # type: ignore[override]
        self, original_node: cst.CSTNode, updated_node: cst.CSTNode
    ) -> object:
        stands_within = self._stands_within(self.path)
        if isinstance(original_node, cst.FunctionDef | cst.ClassDef):
            self.path.pop()
        if not stands_within or not m.matches(updated_node, self.rule.pattern):
            return updated_node
        self.found += 1
        edited = self.rule.edit(updated_node)
        return cst.RemoveFromParent() if edited is None else edited


def converted(text: str, rules: Sequence[Rule]) -> str:
    """Return a module with all rules applied, one after the other.

    Raises `RuleMissed` if one finds nothing.
    """
    tree = cst.parse_module(text)
    for rule in rules:
        editing = _Editing(rule)
        tree = tree.visit(editing)
        if not editing.found:
            raise RuleMissed(f"{rule.within or 'the module'}: {rule.why}")
    return tree.code


def expression(
    text: str, parts: Mapping[str, cst.BaseExpression] | None = None
) -> cst.BaseExpression:
    """Return an expression of ours; names among `parts` stand for expressions of theirs."""
    made = cst.parse_expression(text)
    for name, part in (parts or {}).items():
        changed = m.replace(made, m.Name(name), part)
        assert isinstance(changed, cst.BaseExpression)
        made = changed
    return made


def marked(within: str, mark: str, why: str) -> Rule:
    """A decorator below those of a function."""

    def edit(node: cst.CSTNode) -> cst.CSTNode:
        function = cst.ensure_type(node, cst.FunctionDef)
        decorator = cst.Decorator(cst.parse_expression(mark))
        return function.with_changes(decorators=[*function.decorators, decorator])

    name = within.rpartition(".")[2]
    return Rule(within, m.FunctionDef(name=m.Name(name)), edit, why)


def returning(within: str, annotation: str, why: str) -> Rule:
    """Another type of a function's result."""

    def edit(node: cst.CSTNode) -> cst.CSTNode:
        written = cst.Annotation(cst.parse_expression(annotation))
        return cst.ensure_type(node, cst.FunctionDef).with_changes(returns=written)

    name = within.rpartition(".")[2]
    return Rule(within, m.FunctionDef(name=m.Name(name)), edit, why)


def typed(within: str, name: str, annotation: str, why: str) -> Rule:
    """Another type of a field."""

    def edit(node: cst.CSTNode) -> cst.CSTNode:
        written = cst.Annotation(cst.parse_expression(annotation))
        return node.with_changes(annotation=written)

    return Rule(within, m.AnnAssign(target=m.Name(name)), edit, why)


def replaced(
    within: str,
    pattern: m.BaseMatcherNode,
    text: str,
    why: str,
    **parts: Callable[[cst.CSTNode], cst.BaseExpression],
) -> Rule:
    """An expression of ours in the place of one; `parts` take what it needs out of that."""

    def edit(node: cst.CSTNode) -> cst.CSTNode:
        return expression(text, {name: take(node) for name, take in parts.items()})

    return Rule(within, pattern, edit, why)


def removed(within: str, pattern: m.BaseMatcherNode, why: str) -> Rule:
    """Nothing in the place of a node."""
    return Rule(within, pattern, lambda node: None, why)


def importing(after: str, line: str) -> Rule:
    """A statement of ours below the import of a module."""

    def edit(node: cst.CSTNode) -> cst.FlattenSentinel[cst.CSTNode]:
        return cst.FlattenSentinel([node, cst.parse_statement(line)])

    statement = m.SimpleStatementLine([m.ImportFrom(module=_dotted(after))])
    return Rule("", statement, edit, f"import below {after}")


def _dotted(path: str) -> m.Attribute | m.Name:
    base, _, last = path.rpartition(".")
    return m.Attribute(value=_dotted(base), attr=m.Name(last)) if base else m.Name(last)

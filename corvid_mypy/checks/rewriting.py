"""The code to write instead of an expression that drops sources, from the user's own source text.

The value that loses its sources is grounded where it stands. So from there outwards each operation
that would not keep them is written as one that does: an f-string as ``interpolate``, ``str.join``
as ``join``, a library function as ``lift(function)``, a loop over a container as one over ``each``.
What comes out is text for a hint, and decides nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from mypy.nodes import (
    ArgKind,
    AssertStmt,
    AssignmentStmt,
    AwaitExpr,
    CallExpr,
    ComparisonExpr,
    ConditionalExpr,
    DictExpr,
    Expression,
    ForStmt,
    FuncItem,
    GeneratorExpr,
    IfStmt,
    IndexExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    NameExpr,
    Node,
    OpExpr,
    SetExpr,
    StarExpr,
    StrExpr,
    TupleExpr,
    UnaryExpr,
    WhileStmt,
)
from mypy.types import Instance, TupleType, get_proper_type

from corvid_mypy import library
from corvid_mypy.library import Gives, Manner, Row, Use
from corvid_mypy.model.types import may_be_grounded, unwrapped
from corvid_mypy.program.callees import Callees
from corvid_mypy.report.findings import CoercionKind, Site
from corvid_mypy.seam.checker import TypeChecker, verbatim, written
from corvid_mypy.seam.language_names import ATOMS, BYTES, FORMAT, JOINED, STR
from corvid_mypy.seam.syntax import parents

_LONGEST = 120
"""How long code may be that is still read as one piece."""

_LETTING_THROUGH = (
    *(AwaitExpr, ConditionalExpr, DictExpr, GeneratorExpr, ListComprehension, ListExpr),
    *(MemberExpr, SetExpr, TupleExpr, UnaryExpr),
)
"""Expressions that are grounded, or hold what is, as soon as what they are made of is."""

_SIMPLE = (CallExpr, IndexExpr, MemberExpr, NameExpr)
"""Expressions that are the same code without the parentheses of a call."""

_TESTING = (ComparisonExpr, OpExpr, UnaryExpr)
"""Expressions of which, in a test, nothing is left but whether they are true."""

_NUMBERS = ATOMS - {STR, BYTES}
_DRAWING = frozenset({Use.ITERATE, Use.ADVANCE, Use.ORDER})
DRAWN = frozenset({Gives.ITEMS, Gives.CHOSEN, Gives.SELECTED, Gives.RETURNED, Gives.HELD})
"""What a function gives that hands on items: each keeps what it is."""


class Rewriting:
    """Writes anew what drops sources in one body.

    Args:
        checker: mypy's checker of the module.
        callees: the callees of the module.
        function: the function whose body it is.
    """

    def __init__(self, checker: TypeChecker, callees: Callees, function: FuncItem) -> None:
        self._checker = checker
        self._callees = callees
        self._function = function
        self._lines: set[int] = set()
        self._parents: dict[Node, Node] = {}

    def parent(self, node: Node) -> Node | None:
        """What a node is a direct part of."""
        if node.line not in self._lines:
            self._lines.add(node.line)
            self._parents |= parents(self._function, node.line)
        return self._parents.get(node)

    def text(self, node: Expression) -> str:
        """How an expression is written, on one line and whole."""
        return written(self._checker, node)

    def row(self, callee: Expression) -> Row | None:
        """What the library's table says of a callee."""
        found = self._callees.definition(callee)
        return library.row(found.fullname) if found is not None and found.fullname else None

    def enclosing(self, node: Expression) -> tuple[CallExpr, Expression] | None:
        """The call that an expression is an argument of, and that argument."""
        above = self.parent(node)
        return (above, node) if isinstance(above, CallExpr) and node in above.args else None

    def instead(self, site: Site) -> list[str]:
        """The code to write where a site is, in pieces; none if it takes more than that."""
        node = site.lost or site.node
        code = None
        if site.kind is CoercionKind.ELEMENT:
            display = self.parent(node)
            if not isinstance(display, Expression) or not self._is_joined(display):
                return []
            node = display
        if not self._is_line(node):
            return []
        if site.kind is CoercionKind.ITERATION:
            if isinstance(get_proper_type(unwrapped(site.actual)), TupleType):
                return self._unpacked(node)
            code = f"each({self.text(node)})"
        found = [*self._outwards(node, code)]
        if found:
            return [new for new in reversed(found) if len(new) <= _LONGEST][:1]
        return [self._looped(node, code)] if code is not None else []

    def _is_joined(self, display: Expression) -> bool:
        """Whether a display is passed to ``str.join``, which gives a plain text."""
        call = self.enclosing(display)
        row = self.row(call[0].callee) if call is not None else None
        return row is not None and row.name == JOINED

    def _unpacked(self, node: Expression) -> list[str]:
        """A grounded tuple is bound to one name, and read by index."""
        above = self.parent(node)
        if not isinstance(above, AssignmentStmt) or not isinstance(above.lvalues[0], TupleExpr):
            return []
        items = above.lvalues[0].items
        if any(isinstance(item, (StarExpr, TupleExpr)) for item in items):
            return []
        targets = [self.text(item) for item in items]
        read = [f"{target} = row[{index}]" for index, target in enumerate(targets) if target != "_"]
        return [f"row = {self.text(node)}", *read]

    def _looped(self, node: Expression, code: str) -> str:
        """A loop over something else."""
        above = self.parent(node)
        if isinstance(above, ForStmt):
            return f"for {self.text(above.index)} in {code}"
        if isinstance(above, GeneratorExpr) and node in above.sequences:
            index = above.indices[above.sequences.index(node)]
            return f"for {self.text(index)} in {code}"
        return code

    def _outwards(self, node: Expression, code: str | None) -> Iterator[str]:
        """Each expression around one that has to be written anew, innermost first."""
        child, new = node, code if code is not None else self.text(node)
        above = self.parent(node)
        while isinstance(above, Expression):
            if above.end_line is None:
                above = self.parent(above)  # a part of an f-string, as mypy takes it apart
                continue
            changed = self._anew(above, child, new)
            if changed is None and not self._is_line(above):
                return
            if changed is not None:
                new = changed
                yield new
            elif _lets_through(above, child):
                new = self.anew(above, child, new)
            else:
                return
            child, above = above, self.parent(above)

    def _anew(self, above: Expression, child: Expression, new: str) -> str | None:
        """An expression that would not keep the sources of a part of it, as one that does."""
        if isinstance(above, CallExpr):
            if isinstance(above.callee, MemberExpr) and above.callee.end_line is None:
                return _interpolated(verbatim(self._checker, above), self.text(child), new)
            if child in above.args and self._is_line(above):
                return self._called(above, child, new)
        elif isinstance(above, OpExpr) and above.op == "%" and self._is_line(above):
            return self._formatted(above, child, new)
        return None

    def _called(self, call: CallExpr, child: Expression, new: str) -> str | None:
        """A call of the library with an argument that is grounded, or holds what is."""
        callee, row = call.callee, self.row(call.callee)
        if row is None or (isinstance(callee, MemberExpr) and self._is_grounded(callee.expr)):
            return None
        arguments = self.anew(call, child, new)[len(self.text(callee)) :]
        if isinstance(callee, MemberExpr) and row.name == JOINED:
            items = f"[{new}]" if isinstance(child, GeneratorExpr) else new
            return f"join({self.text(callee.expr)}, {items})"
        if isinstance(callee, MemberExpr) and row.name == FORMAT:
            return f"interpolate({self.text(callee.expr)}, {arguments[1:]}"
        if self._draws(row, call, child):
            is_whole = self._is_grounded(child) and not new.startswith("each(")
            drawing = self.anew(call, child, f"each({new})" if is_whole else new)
            return drawing if drawing != self.text(call) else None
        if self.is_already(call, child):
            return new
        is_value = row.lift and row.manner is not Manner.FORMAT
        return f"lift({self.text(callee)}){arguments}" if is_value else None

    def is_already(self, call: CallExpr, child: Expression) -> bool:
        """Whether an argument is of the very class that it is passed to, as in ``str(text)``."""
        made = self._callees.definition(call.callee)
        found = get_proper_type(unwrapped(self._callees.type(child)))
        is_simple = len(call.args) == 1 and isinstance(child, _SIMPLE)
        is_atom = isinstance(found, Instance) and found.type.fullname in ATOMS
        return is_simple and is_atom and isinstance(found, Instance) and made is found.type

    def _draws(self, row: Row, call: CallExpr, child: Expression) -> bool:
        """Whether a function hands on the items of an argument, each by itself."""
        if row.compares_arguments and call.arg_kinds.count(ArgKind.ARG_POS) > 1:
            return False
        found = get_proper_type(unwrapped(self._callees.type(child)))
        is_atom = isinstance(found, Instance) and found.type.fullname in _NUMBERS
        return row.gives in DRAWN and not _DRAWING.isdisjoint(row.takes) and not is_atom

    def is_tested(self, node: Expression) -> bool:
        """Whether all that comes of an expression is a test: what it decides happens elsewhere."""
        child: Node = node
        above = self.parent(node)
        while isinstance(above, _TESTING) or (
            isinstance(above, CallExpr) and child in above.args and self.row(above.callee)
        ):
            child, above = above, self.parent(above)
        if isinstance(above, ConditionalExpr):
            return child is above.cond
        if isinstance(above, GeneratorExpr):
            return child is not above.left_expr and child not in above.sequences
        return isinstance(above, (IfStmt, WhileStmt, AssertStmt))

    def _is_line(self, node: Expression) -> bool:
        """Whether an expression is the same code where it is written on one line."""
        found = verbatim(self._checker, node)
        has_lines = found is not None and "\n" in found and ('"""' in found or "'''" in found)
        return found is not None and not has_lines

    def _is_grounded(self, node: Expression) -> bool:
        return may_be_grounded(self._callees.type(node))

    def _formatted(self, node: OpExpr, child: Expression, new: str) -> str | None:
        """``template % values``, where the template is written there."""
        fields = _fields(node.left.value) if isinstance(node.left, StrExpr) else None
        if fields is None or child is node.left:
            return None
        values = self.anew(node, child, new)[len(self.text(node.left)) :].lstrip(" %")
        if isinstance(node.right, TupleExpr):
            values = values.removeprefix("(").removesuffix(")").rstrip(", ")
        return f"interpolate({_quoted(fields)}, {values})"

    def anew(self, above: Expression, child: Expression, new: str) -> str:
        """An expression with one part of it written anew."""
        whole, old = self.text(above), self.text(child)
        at = child.column - above.column if child.line == above.line else 0
        if whole[at : at + len(old)] != old:
            at = max(whole.find(old), 0)
        return f"{whole[:at]}{new}{whole[at + len(old) :]}"


def _lets_through(above: Expression, child: Expression) -> bool:
    """Whether an expression is grounded, or holds what is, as soon as one part of it is."""
    if isinstance(above, CallExpr):
        return child is above.callee
    if isinstance(above, IndexExpr):
        return child is above.base
    if isinstance(above, OpExpr):
        return above.op not in ("and", "or", "in", "not in")
    return isinstance(above, _LETTING_THROUGH)


def _interpolated(code: str | None, old: str, new: str) -> str | None:
    """An f-string as a call of ``interpolate``, one value of it written anew."""
    try:
        found = ast.parse(f"({code})", mode="eval").body
        known = ast.dump(ast.parse(old))
    except SyntaxError:  # this Python does not know the syntax of the checked program
        return None
    if not isinstance(found, ast.JoinedStr):
        return None
    fields: list[str] = []
    template = _template(found, fields)
    values = [new if ast.dump(ast.parse(each)) == known else each for each in fields]
    return f"interpolate({', '.join([_quoted(template), *values])})"


def _template(text: ast.JoinedStr, fields: list[str]) -> str:
    """The template of an f-string; its values are added to ``fields`` in their order."""
    made = ""
    for part in text.values:
        if isinstance(part, ast.Constant):
            made += str(part.value).replace("{", "{{").replace("}", "}}")
        elif isinstance(part, ast.FormattedValue):
            fields.append(ast.unparse(part.value))
            conversion = f"!{chr(part.conversion)}" if part.conversion > 0 else ""
            specification = part.format_spec
            inner = (
                f":{_template(specification, fields)}"
                if isinstance(specification, ast.JoinedStr)
                else ""
            )
            made += f"{{{conversion}{inner}}}"
    return made


_FIELD = re.compile(r"%(?P<spec>[-+#0 ]*\d*(?:\.\d+)?)(?P<kind>[sdrfegx%])|%|\{|\}")
"""What of a ``%`` template has to be written another way."""


def _fields(template: str) -> str | None:
    """A ``%`` template as one of ``str.format``; ``None`` if it says what the other cannot."""
    pieces, end = [], 0
    for found in _FIELD.finditer(template):
        pieces.append(template[end : found.start()])
        end, kind, spec = found.end(), found["kind"], found["spec"]
        if found[0] in "{}":
            pieces.append(found[0] * 2)
        elif kind == "%":
            pieces.append("%")
        elif kind is None or (spec and kind in "sr"):
            return None
        elif kind in "sr":
            pieces.append("{!r}" if kind == "r" else "{}")
        else:
            pieces.append(f"{{:{spec}{kind}}}" if spec or kind != "d" else "{}")
    return "".join([*pieces, template[end:]])


def _quoted(text: str) -> str:
    """A text as it is written in a program."""
    shown = repr(text)
    return f'"{shown[1:-1]}"' if shown[0] == "'" and '"' not in text else shown

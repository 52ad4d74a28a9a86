"""How to declare what a value is put into, so that it keeps its sources: variables and records."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import (
    AssignmentStmt,
    BytesExpr,
    CallExpr,
    Decorator,
    DelStmt,
    DictExpr,
    Expression,
    FloatExpr,
    FuncDef,
    IndexExpr,
    IntExpr,
    ListExpr,
    MemberExpr,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    RefExpr,
    StrExpr,
    TempNode,
    TupleExpr,
    TypeInfo,
    UnaryExpr,
    Var,
)
from mypy.types import (
    FunctionLike,
    Instance,
    NoneType,
    ProperType,
    TupleType,
    Type,
    UnionType,
    get_proper_type,
)

from corvid_mypy.library import Gives, row
from corvid_mypy.model.types import (
    carries,
    is_frozen_record,
    is_record,
    is_same,
    is_text,
    unwrapped,
)
from corvid_mypy.program.callees import Callees
from corvid_mypy.proof.labels import is_frozen_value
from corvid_mypy.report import messages
from corvid_mypy.seam.checker import TypeChecker, shown, source
from corvid_mypy.seam.language_names import DICT
from corvid_mypy.seam.runtime_names import JOIN
from corvid_mypy.seam.syntax import are_in_step, expressions

_LITERALS = (StrExpr, BytesExpr, IntExpr)
"""What is a type of its own, as `Literal[...]`."""

_NEW_LINE = r'"\n"'


class Declaring:
    """Words declarations for one body.

    Args:
        checker: mypy's checker of the module.
        callees: the callees of the module.
        function: the function whose body it is.
    """

    def __init__(self, checker: TypeChecker, callees: Callees, function: FuncDef) -> None:
        self._checker = checker
        self._callees = callees
        self._function = function

    # -- variables ------------------------------------------------------------------------------

    @staticmethod
    def bound_to(
        above: Node | None, value: Expression, parent: Callable[[Node], Node | None]
    ) -> Expression | None:
        """What a value is bound to, or changes, by the statement or the tuple that it is in."""
        if isinstance(above, OperatorAssignmentStmt) and above.rvalue is value:
            return above.lvalue
        if isinstance(above, AssignmentStmt) and above.rvalue is value:
            return above.lvalues[0]
        statement = parent(above) if isinstance(above, TupleExpr) else None
        whole = statement.lvalues[0] if isinstance(statement, AssignmentStmt) else None
        if not isinstance(above, TupleExpr) or not isinstance(whole, TupleExpr):
            return None
        return whole.items[above.items.index(value)] if are_in_step(whole, above) else None

    def target(self, target: Expression, declared: str, *, is_marked: bool) -> str | None:
        """How to declare a variable, an attribute or the items that something is put into.

        What has a mark may not be declared grounded or plain, either.
        """
        if isinstance(target, IndexExpr):
            return self.items(target.base, declared, is_marked=is_marked)
        variable = target.node if isinstance(target, NameExpr) else None
        known = variable.type if isinstance(variable, Var) else None
        if known is not None and shown(self._checker, known) == declared:
            return None  # it is declared so, or mypy knows it as that
        initial, name = self._initial(target), self._text(target)
        begun = self._callees.type(initial) if initial is not None else NoneType()
        if initial is None or isinstance(begun, NoneType) or carries(begun):
            return f"write `{name}: {declared}` where it is declared"
        literal = self.literal(initial)
        if literal is not None:
            return f"{messages.beginning(name, declared, literal)} where it is declared"
        if not is_marked:
            plain = shown(self._checker, begun)
            return messages.beginning_either(name, f"{declared} | {plain}", self._text(initial))
        return messages.beginning_with_none(name, declared, is_fixed=self._is_fixed(initial))

    def items(
        self,
        container: Expression,
        declared: str,
        actual: Type | None = None,
        *,
        is_marked: bool,
    ) -> str:
        """How to declare what a container holds, that something is put into."""
        held = get_proper_type(self._callees.type(container))
        begins = self._initial(container) is not None and not self.is_filled_here(container)
        if begins and actual and isinstance(held, Instance) and held.args:
            # What it begins with is plain, and stays in it.
            either = shown(self._checker, _either(actual, held.args[-1]))
            if is_marked and self._is_worked_off(container):
                kind = ", ".join((*(shown(self._checker, arg) for arg in held.args[:-1]), either))
                return messages.work_list(f"{self._text(container)}: {held.type.name}[{kind}]")
            declared = declared if is_marked else either
        return self._arguments(container, -1, declared) or (
            f"declare the items of `{self._text(container)}` as `{declared}`"
        )

    def beside_texts(self, container: Expression) -> str | None:
        """What to write for a list that begins with plain texts, and gets grounded ones."""
        initial = self._initial(container)
        if not isinstance(container, NameExpr) or not isinstance(initial, ListExpr):
            return None
        found = [*map(self._callees.type, initial.items)]
        if not found or any(map(carries, found)) or not all(map(is_text, found)):
            return None
        if self._is_worked_off(container):
            return messages.work_list(f"{container.name}: list[Grounded[str] | str]")
        return messages.begun_with_texts(
            container.name, self.joined(container, self._text(initial)[1:-1])
        )

    def joined(self, container: NameExpr, plain: str) -> str:
        """The text of a list and of what stands before it, by what the function joins it with."""
        calls = (each for each in expressions(self._function.body) if isinstance(each, CallExpr))
        separators = (
            self._text(call.args[0])
            for call in calls
            if isinstance(call.callee, RefExpr) and call.callee.fullname == JOIN
            if isinstance(call.args[-1], NameExpr) and call.args[-1].node is container.node
        )
        return f"join({next(separators, _NEW_LINE)}, [{plain}, *{container.name}])"

    def _is_worked_off(self, container: Expression) -> bool:
        """Whether the function takes out of a container, one after the other, what it holds."""
        variable = container.node if isinstance(container, NameExpr) else None
        for call in expressions(self._function.body) if variable is not None else ():
            taker = call.callee if isinstance(call, CallExpr) else None
            if not isinstance(taker, MemberExpr) or not isinstance(taker.expr, NameExpr):
                continue
            found = self._callees.definition(taker) if taker.expr.node is variable else None
            taken = row(found.fullname) if found is not None else None
            if taken is not None and taken.changes == "self" and taken.gives is Gives.HELD:
                return True
        return False

    def keys(self, container: Expression, declared: str) -> str | None:
        """How to declare by what the values of a dictionary are looked up."""
        return self._arguments(container, 0, declared, DICT)

    def is_filled_here(self, container: Expression) -> bool:
        """Whether a container is empty at first, so that another declaration is all it takes."""
        initial = self._initial(container)
        if isinstance(initial, (DictExpr, ListExpr)):
            return not initial.items
        if not isinstance(initial, CallExpr):
            return False
        return not any(_is_iterable(self._callees.type(each)) for each in initial.args)

    def _arguments(
        self, container: Expression, place: int, declared: str, base: str | None = None
    ) -> str | None:
        """The declaration of a variable or an attribute with one argument of its type another.

        Args:
            container: what is declared.
            place: which argument of its type.
            declared: what is to be written there.
            base: the full name of the class to declare it as, if its own derives from that.
        """
        held = get_proper_type(self._callees.type(container))
        if not isinstance(container, RefExpr) or not isinstance(held, Instance) or not held.args:
            return None
        above = next((each for each in held.type.mro if each.fullname == base), None)
        if above is not None:
            held = map_instance_to_supertype(held, above)
        written = [shown(self._checker, each) for each in held.args]
        written[place] = declared
        kind = f"{held.type.name}[{', '.join(written)}]"
        return f"write `{self._text(container)}: {kind}` where it is declared"

    def literal(self, initial: Expression) -> str | None:
        """How a plain beginning is written as a type; ``None`` if there is no type for it."""
        if isinstance(initial, _LITERALS):
            return self._text(initial)
        is_negative = isinstance(initial, UnaryExpr) and initial.op == "-"
        number = initial.expr if isinstance(initial, UnaryExpr) and is_negative else initial
        if not isinstance(number, (IntExpr, FloatExpr)) or number.value != int(number.value):
            return None
        # There is no `Literal` of a float, and a whole number compares and adds up alike.
        return f"{'-' if is_negative else ''}{int(number.value)}"

    def _is_fixed(self, initial: Expression) -> bool:
        """Whether a value is the same in each run, as `float("-inf")` is."""
        return not any(
            isinstance(part, RefExpr)
            and isinstance(part.node, (Var, FuncDef, Decorator))
            and not self._callees.is_library(part.node)
            for part in expressions(initial)
        )

    def _initial(self, target: Expression) -> Expression | None:
        """What a variable or an attribute is at first, if that is written."""
        values = [value for value in self._values(target) if not isinstance(value, TempNode)]
        return min(values, key=lambda value: value.line, default=None)

    def _values(self, target: Expression) -> Iterator[Expression]:
        if isinstance(target, NameExpr) and isinstance(target.node, Var):
            for each in self._function.arguments:
                if each.variable is target.node and each.initializer is not None:
                    yield each.initializer
            yield from self._callees.values(target.node)
            yield from self._unpacked(target.node)
        elif isinstance(target, MemberExpr):
            owner = get_proper_type(self._callees.type(target.expr))
            if isinstance(owner, Instance):
                yield from self._attribute(owner.type, target.name)

    def _unpacked(self, variable: Var) -> Iterator[Expression]:
        """What a variable is bound to by ``one, other = 0.0, ""``."""
        for statement in self._callees.nodes.of(AssignmentStmt):
            whole, value = statement.lvalues[0], statement.rvalue
            if isinstance(whole, TupleExpr) and are_in_step(whole, value):
                assert isinstance(value, (TupleExpr, ListExpr))
                for each, given in zip(whole.items, value.items):
                    if isinstance(each, NameExpr) and each.node is variable:
                        yield given

    def _attribute(self, owner: TypeInfo, name: str) -> Iterator[Expression]:
        """What an attribute is bound to in the module: in the body of its class, or elsewhere."""
        symbol = owner.get(name)
        declared = symbol.node if symbol is not None else None
        for statement in self._callees.nodes.of(AssignmentStmt):
            for target in statement.lvalues:
                in_body = isinstance(target, NameExpr) and target.node is declared is not None
                if in_body or self._is_of(target, owner, name):
                    yield statement.rvalue

    def _is_of(self, target: Expression, owner: TypeInfo, name: str | None = None) -> bool:
        """Whether an expression is an attribute of an object of a class."""
        if not isinstance(target, MemberExpr) or name not in (None, target.name):
            return False
        held = get_proper_type(unwrapped(self._callees.type(target.expr)))
        return isinstance(held, Instance) and owner in held.type.mro

    # -- records --------------------------------------------------------------------------------

    def frozen(self, *types: Type) -> str | None:
        """How to declare a record of which a type speaks so that nobody can change it, if it may.

        A record that can be changed is known by who has it; a frozen one is a value like a text.
        """
        for held in types:
            for info in _classes(get_proper_type(unwrapped(held))):
                if self._may_be_frozen(info):
                    return messages.frozen(self._frozen_decorator(info), info.name)
        return None

    def _may_be_frozen(self, info: TypeInfo) -> bool:
        """Whether a class needs no more than that to be a value."""
        is_own = is_record(info) and not self._callees.is_library(info)
        if (
            not is_own
            or info.is_named_tuple
            or is_frozen_record(Instance(info, []))
            or len(info.mro) > 2
        ):
            return False
        own_names = (each for each in info.names.values() if not each.plugin_generated)
        fields = [each.node for each in own_names if isinstance(each.node, Var)]
        if not all(var.type is not None and is_frozen_value(var.type) for var in fields):
            return False
        return not any(self._is_of(target, info) for target in self._changed())

    def _changed(self) -> Iterator[Expression]:
        """What is assigned or deleted in the module."""
        for node in self._callees.nodes.of(AssignmentStmt):
            yield from node.lvalues
        for augmented in self._callees.nodes.of(OperatorAssignmentStmt):
            yield augmented.lvalue
        for deleted in self._callees.nodes.of(DelStmt):
            yield deleted.expr

    def _frozen_decorator(self, info: TypeInfo) -> str:
        above = info.defn.decorators
        if len(above) != 1 or self._callees.is_imported(info):
            return "@dataclass(frozen=True)"
        decorator = self._text(above[0])
        if isinstance(above[0], CallExpr) and above[0].args:
            return f"@{decorator.removesuffix(')')}, frozen=True)"
        return f"@{decorator.removesuffix('()')}(frozen=True)"

    def _text(self, node: Expression) -> str:
        return source(self._checker, node)


def _classes(typ: ProperType) -> Iterator[TypeInfo]:
    """The classes of which a type speaks, outermost first."""
    if isinstance(typ, Instance):
        yield typ.type
    held = typ.args if isinstance(typ, Instance) else ()
    items = typ.items if isinstance(typ, (UnionType, TupleType)) else held
    for item in items:
        yield from _classes(get_proper_type(unwrapped(item)))


def _is_iterable(typ: Type) -> bool:
    """Whether something may be begun with what a value holds: no function, class or number."""
    found = get_proper_type(typ)
    if isinstance(found, Instance):
        return found.type.get("__iter__") is not None
    return not isinstance(found, (FunctionLike, NoneType))


def _either(new: Type, old: Type) -> Type:
    """A type for what is put into a container beside what it holds, which is plain."""
    one, other = get_proper_type(new), get_proper_type(old)
    if not isinstance(one, TupleType) or not isinstance(other, TupleType):
        return one if is_same(one, other) else UnionType([one, other])
    if len(one.items) != len(other.items):
        return UnionType([one, other])
    return one.copy_modified(items=[*map(_either, one.items, other.items)])

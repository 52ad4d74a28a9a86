"""What to write instead, where sources are dropped or were never there: the hints of a body."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import (
    ARG_POS,
    ArgKind,
    AssertStmt,
    AssignmentStmt,
    Block,
    CallExpr,
    ComparisonExpr,
    ConditionalExpr,
    Context,
    Decorator,
    DictExpr,
    Expression,
    ForStmt,
    FuncDef,
    GeneratorExpr,
    IfStmt,
    IndexExpr,
    LambdaExpr,
    ListExpr,
    MatchStmt,
    MemberExpr,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    OpExpr,
    OverloadedFuncDef,
    RefExpr,
    ReturnStmt,
    SetExpr,
    StrExpr,
    SymbolNode,
    TryStmt,
    TupleExpr,
    TypeInfo,
    UnaryExpr,
    Var,
)
from mypy.operators import op_methods
from mypy.patterns import ClassPattern, SingletonPattern
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    NoneType,
    Type,
    UnionType,
    get_proper_type,
)

from corvid_mypy.checks.declaring import Declaring
from corvid_mypy.checks.losses import Losses
from corvid_mypy.checks.rewriting import DRAWN, Rewriting
from corvid_mypy.checks.unions import Declared
from corvid_mypy.library import Gives, Keeps, Trait, Use, has
from corvid_mypy.model.contracts import Kind, contract_of
from corvid_mypy.model.special_methods import PLAIN_ANSWERS
from corvid_mypy.model.types import (
    Either,
    accepts,
    carries,
    class_made,
    content,
    forms_of,
    has_keys,
    is_anything,
    is_grounded,
    is_optional,
    is_record,
    is_refusal,
    is_text,
    may_be_grounded,
    members,
    unwrapped,
    without_plain,
)
from corvid_mypy.program.bodies import boundaries_among, contract_over, kept
from corvid_mypy.program.callees import Callees, contract_named, signature
from corvid_mypy.program.self_filling import fills_in
from corvid_mypy.proof.code.vouching import is_callable
from corvid_mypy.proof.labels import is_atom
from corvid_mypy.proof.rules.iteration import is_coroutine
from corvid_mypy.report import messages
from corvid_mypy.report.findings import LOOKS, CoercionKind, Forgery, Site
from corvid_mypy.report.messages import Message
from corvid_mypy.seam.checker import TypeChecker, has_visible_error_within, shown, source, type_of
from corvid_mypy.seam.language_names import BOOL, DICT, JOINED
from corvid_mypy.seam.runtime_names import EACH, INTERPOLATE, JOIN
from corvid_mypy.seam.syntax import expressions, own_nodes, statements

_DECIDING = LOOKS | {CoercionKind.OPTIONAL}
"""Kinds of sites at which content decides what happens next."""

_SYMBOLS = {method: symbol for symbol, method in op_methods.items()}
"""The operator of each special method."""

_COMPARING = {Use.HASH, Use.HASH_ITEMS}
"""What a container does that tells by how much it holds then, which of its items are equal."""

_KEEPING = frozenset({EACH, INTERPOLATE, JOIN})
"""What of the runtime keeps the sources of what it is passed."""

_EQUALITIES = {"is": "==", "is not": "!="}
"""By which operator to compare what, being grounded, is an object of its own."""

_LONGEST = 60
"""How long the text of a refusal may be that a hint shows."""


def is_function(site: Site) -> bool:
    """Whether a function is put where another type of function is wanted, and no value is."""
    wanted = get_proper_type(site.slot)
    return (
        isinstance(site.node, RefExpr)
        and isinstance(get_proper_type(site.actual), FunctionLike)
        and isinstance(wanted, CallableType)
    )


def _parameters(site: Site) -> str:
    """The parameters of a lambda that stands in for a function, as the function calls them."""
    wanted, function = get_proper_type(site.slot), get_proper_type(site.actual)
    assert isinstance(wanted, CallableType)
    assert isinstance(function, FunctionLike)
    given = function.items[0]
    own = [name for name, kind in zip(given.arg_names, given.arg_kinds) if kind is ARG_POS]
    count = len(own) if wanted.is_ellipsis_args else len(wanted.arg_types)
    names = [own[place] if place < len(own) else None for place in range(count)]
    return ", ".join(name or f"value{place or ''}" for place, name in enumerate(names))


class Cures:
    """Words what is to be written in one body.

    Args:
        checker: mypy's checker of the module.
        callees: the callees of the module.
        function: the function whose body it is.
        dropped: where sources are dropped in it.
        is_pure: whether it is, or belongs to, a proof.
    """

    def __init__(
        self,
        checker: TypeChecker,
        callees: Callees,
        function: FuncDef,
        dropped: list[Site],
        *,
        is_pure: bool,
    ) -> None:
        self._checker = checker
        self._callees = callees
        self._function = function
        self._is_pure = is_pure
        self._dropped = dropped
        self._rewriting = Rewriting(checker, callees, function)
        self._declaring = Declaring(checker, callees, function)

    @cached_property
    def _losses(self) -> Losses:
        return Losses(self._function, self._dropped)

    @cached_property
    def _is_unmarked(self) -> bool:
        """Whether it is ordinary code, where mypy refuses what an agent may do."""
        return not (self._is_pure or self._is_marked)

    @cached_property
    def _is_marked(self) -> bool:
        """Whether the function, or one around it, has a mark."""
        return contract_over(self._checker, self._function) is not None

    # -- where sources are dropped --------------------------------------------------------------

    def site(self, site: Site) -> str:
        """What to write where sources are dropped."""
        if site.kind is CoercionKind.OVERWRITING:
            held = self._shown(
                UnionType.make_union([m for m in members(site.actual) if carries(m)])
            )
            return (
                f"declare `{self._text(site.node)}` as `{held} | None`, and keep what is plain "
                "in a variable of its own"
            )
        node = site.lost or site.node
        if self._function.info and self._function.name in PLAIN_ANSWERS:
            returned = self._text(node) if site.kind is CoercionKind.RETURN else None
            if not self._is_unmarked:
                return messages.lifted_special(self._function.name, returned)
            if returned is not None:
                return messages.plain_answer(self._function.name, returned)
        if isinstance(node, CallExpr) and isinstance(get_proper_type(site.actual), CallableType):
            return messages.made_function_answers(self._text(node))
        if is_function(site):
            return messages.function_of_own(self._text(node), _parameters(site))
        lifted = self._of_lifted_method(node)
        if lifted is not None:
            return lifted
        if isinstance(node, CallExpr) and self._gives_either(node):
            return self._lifted_whole(node)
        if self._is_put_in_a_list(node, site):
            return messages.functions_one_by_one(self._shown(site.actual))
        if is_coroutine(site.actual) and carries(site.actual):
            return f"write `await {self._text(node)}`"
        compared = self._by_equality(site) or self._by_truth(site) or self._predicate(node)
        if compared is not None:
            return compared
        is_tested = self._rewriting.is_tested(node)
        removed = self._removed(node) if is_tested else None
        if removed is not None or (is_tested and not self._is_unmarked):
            return removed or messages.STAYS_GROUNDED
        apart = (
            self._beside_plain(node)
            or self._without_default(site)
            or self._looked_up(site)
            or self._function_looked_up(node)
            or self._looked_up_in_plain(site)
        )
        if apart is not None:
            return apart
        code = self._rewriting.instead(site)
        call = self._rewriting.enclosing(node)
        if code == [self._text(node)] and call is not None:
            return f"write `{code[0]}` in place of `{self._text(call[0])}`"
        if code:
            return f"write {', '.join(f'`{part}`' for part in code)}"
        if is_tested:
            return self._slot(site) or messages.STAYS_GROUNDED
        return self._slot(site) or self._kind(site)

    def _of_lifted_method(self, node: Expression) -> str | None:
        """What to write where the object of a lifted method has attributes with sources."""
        looked_up = self._rewriting.parent(node)
        if not isinstance(looked_up, MemberExpr) or looked_up.expr is not node:
            return None
        found = self._callees.definition(looked_up)
        contract = contract_named(found)
        if contract is None or contract.kind is not Kind.LIFTED:
            return None
        given = get_proper_type(signature(found))
        result = self._shown(given.ret_type) if isinstance(given, CallableType) else "..."
        return messages.without_lift(looked_up.name, f"Grounded[{result}]")

    def _is_put_in_a_list(self, node: Expression, site: Site) -> bool:
        """Whether a function is put into a list or a tuple: nobody follows what that holds."""
        is_function = isinstance(get_proper_type(site.actual), FunctionLike)
        above = self._rewriting.parent(node)
        is_written = isinstance(above, (ListExpr, TupleExpr))
        return isinstance(node, RefExpr) and is_function and is_written

    def _caught(self, site: Site, node: Expression) -> str | None:
        """The exception that was caught, of which something plain is told."""
        tries = self._callees.nodes.of(TryStmt)
        caught = {var.node for each in tries for var in each.vars if var is not None}
        if not caught or carries(site.actual):
            return None
        parts = (part for part in expressions(node) if isinstance(part, NameExpr))
        return next((self._text(part) for part in parts if part.node in caught), None)

    def _predicate(self, node: Expression) -> str | None:
        """What to write where a helper answers yes or no, and mypy finds that grounded."""
        types = self._function.type
        is_returned = isinstance(self._rewriting.parent(node), ReturnStmt)
        if not (self._is_unmarked and is_returned and isinstance(types, CallableType)):
            return None
        declared, found = get_proper_type(types.ret_type), self._callees.type(node)
        if not isinstance(declared, Instance) or declared.type.fullname != BOOL:
            return None
        code = f"return bool({self._rewriting.text(node)})"
        if not all(map(is_grounded, members(found))) or self._answers_plainly(node):
            return f"write `{code}`"
        return messages.predicate(self._shown(found), self._function.name, code)

    def _answers_plainly(self, node: Expression) -> bool:
        """Whether another ``return`` of the function answers with something plain."""
        returned = (each for each in own_nodes(self._function.body) if isinstance(each, ReturnStmt))
        others = (each.expr for each in returned if each.expr not in (None, node))
        return any(each is not None and not carries(self._callees.type(each)) for each in others)

    def _by_equality(self, site: Site) -> str | None:
        """An identity of a grounded value and a plain one, which are never one object."""
        test = site.anchor
        if not isinstance(test, ComparisonExpr) or len(test.operators) != 1:
            return None
        left, right = map(self._text, test.operands)
        symbol = _EQUALITIES.get(test.operators[0])
        return messages.by_equality(f"{left} {symbol} {right}") if symbol is not None else None

    def _by_truth(self, site: Site) -> str | None:
        """A truth value as a pattern, which is the same object as nothing grounded."""
        match = self._rewriting.parent(site.node)
        if not isinstance(match, MatchStmt) or match.subject is not site.node:
            return None
        for pattern in match.patterns:
            if isinstance(pattern, SingletonPattern) and pattern.value is not None:
                return messages.by_truth(str(pattern.value), self._text(site.node))
        return None

    def _without_default(self, site: Site) -> str | None:
        """A call that gives a plain default may do without, and gives ``None`` then."""
        call = site.lost or site.node
        if site.kind is not CoercionKind.OPTIONAL or not isinstance(call, CallExpr):
            return None
        signature = get_proper_type(self._callees.type(call.callee))
        shorter = [each for each in forms_of(signature) if each.min_args < len(call.args)]
        if not call.args or not any(is_optional(each.ret_type) for each in shorter):
            return None
        others = [self._text(each) for each in call.args[:-1]]
        found = UnionType.make_union([each for each in members(site.actual) if carries(each)])
        code = f"{self._text(call.callee)}({', '.join(others)})"
        declared = f"{self._shown(found)} | None"
        is_result = isinstance(self._rewriting.parent(call), ReturnStmt)
        return messages.without_default(code, f"-> {declared}" if is_result else declared)

    def _beside_plain(self, node: Expression) -> str | None:
        """An operator whose plain operand takes the content itself, where the other one would not.

        Of what may be plain, mypy does not know that a text keeps what is added to it.
        """
        above = self._rewriting.parent(node)
        if not isinstance(above, OpExpr) or above.right is not node or above.op not in ("+", "*"):
            return None
        found, left = self._callees.type(node), self._callees.type(above.left)
        if not is_atom(left) or not carries(found):
            return None
        code = self._text(above.left), self._text(node)
        if is_grounded(found):
            is_number = not is_text(left) and not is_text(content(found))
            return f"write `{code[1]} {above.op} {code[0]}`" if is_number else None
        return f'write `interpolate("{{}}{{}}", {code[0]}, {code[1]})`' if above.op == "+" else None

    def _function_looked_up(self, key: Expression) -> str | None:
        """A function is looked up by what is content, in a table of functions."""
        above, table = self._rewriting.parent(key), None
        if isinstance(above, IndexExpr) and above.index is key and not self._is_target(above):
            table = above.base
        elif isinstance(above, CallExpr) and key in above.args[:1]:
            table = above.callee.expr if isinstance(above.callee, MemberExpr) else None
        if table is None or not isinstance(above, Expression):
            return None
        held = get_proper_type(self._callees.type(table))
        if not isinstance(held, Instance) or not any(
            map(is_callable, map(get_proper_type, held.args))
        ):
            return None
        return messages.call_where_chosen(self._text(above), self._text(key))

    def _is_target(self, node: Expression) -> bool:
        above = self._rewriting.parent(node)
        return isinstance(above, AssignmentStmt) and node in above.lvalues

    def _looked_up(self, site: Site) -> str | None:
        """A key that is content is looked up in a dictionary that adds what is looked up."""
        key = site.lost or site.node
        above = self._rewriting.parent(key)
        if not isinstance(above, IndexExpr) or above.index is not key:
            return None
        whole = get_proper_type(self._callees.type(above.base))
        if not isinstance(whole, Instance) or not fills_in(whole.type):
            return None
        if self._is_unmarked and not any(map(carries, whole.args[:1])):
            return None  # its keys have to be declared otherwise as well
        plainly = next((each for each in whole.type.mro if each.fullname == DICT), None)
        if plainly is None or plainly is whole.type:
            return None
        declared = self._shown(map_instance_to_supertype(whole, plainly))
        return f"write `{self._text(above.base)}: {declared}` where it is declared"

    def _looked_up_in_plain(self, site: Site) -> str | None:
        """A key that is content is looked up, or set, in a dictionary of plain keys."""
        key = site.lost or site.node
        above = self._rewriting.parent(key)
        if isinstance(above, IndexExpr) and above.index is key:
            held = above.base
        elif isinstance(above, CallExpr) and key in above.args[:1] and self._is_lookup(above):
            assert isinstance(above.callee, MemberExpr)
            held = above.callee.expr
        else:
            return None
        table = get_proper_type(self._callees.type(held))
        kept = [carries(each) for each in table.args] if isinstance(table, Instance) else []
        if not has_keys(table) or any(kept[:1]):
            return None
        if self._is_unmarked and self._declaring.is_filled_here(held):
            return self._declaring.keys(held, self._shown(site.actual))
        if any(kept):
            return None
        return None if self._is_target(above) else self._lifted_around(above, [key], key)

    def _is_lookup(self, call: CallExpr) -> bool:
        """Whether a method looks its first argument up."""
        row = self._rewriting.row(call.callee) if isinstance(call.callee, MemberExpr) else None
        return row is not None and Use.HASH in row.takes

    def drawn_item(self, site: Site) -> Expression | None:
        """What a comprehension makes of each item that it draws from a site."""
        part: Node | None = site.node
        while isinstance(part, Expression):
            above = self._rewriting.parent(part)
            if isinstance(above, GeneratorExpr):
                return above.left_expr if part in above.sequences else None
            part = above
        return None

    def taker(self, site: Site) -> str | None:
        """The library function that a site is an argument of."""
        call = self._rewriting.enclosing(site.lost or site.node)
        if site.kind is not CoercionKind.ARGUMENT or call is None:
            return None
        return self._text(call[0].callee) if self._rewriting.row(call[0].callee) else None

    def callee(self, node: Expression) -> str:
        """The full name of the function that an expression is passed to, if it surely is one."""
        call = self._rewriting.enclosing(node)
        found = self._callees.definition(call[0].callee) if call is not None else None
        return found.fullname if found is not None else ""

    def is_misnamed(self, site: Site) -> bool:
        """Whether mypy itself says that what a site is passed to is not there."""
        call = self._rewriting.enclosing(site.lost or site.node)
        return call is not None and has_visible_error_within(self._checker, call[0].callee)

    def unchecked(self, statement: Node) -> Message:
        """Code that mypy did not check: often a test of a grounded value's class stands above."""
        block = self._rewriting.parent(statement)
        above = self._rewriting.parent(block) if block is not None else None
        if isinstance(above, MatchStmt) and may_be_grounded(self._callees.type(above.subject)):
            tuples = [*_named_tuples(above)]
            return messages.unchecked_case(tuples) if tuples else messages.unchecked_code()
        tests = [*above.expr] if isinstance(above, IfStmt) else []
        for test in (*tests, *_passed_before(statement, block)):
            if isinstance(test, CallExpr) and self._asks_for_class(test):
                return messages.unchecked_code(self._text(test), self._otherwise(test))
        return messages.unchecked_code()

    def _otherwise(self, test: CallExpr) -> str:
        """What to write in place of asking something grounded for its class."""
        asked = test.args[0]
        if any(map(_may_be_several, members(self._callees.type(asked)))):
            return messages.tested_plainly(self._text(test))
        other = self._other_class(test)
        return messages.write_instead(other) if other is not None else messages.remove_test()

    def _other_class(self, test: CallExpr) -> str | None:
        """The test for the class that is not grounded, where a value is of either."""
        asked = test.args[0]
        others = [each for each in members(self._callees.type(asked)) if not is_grounded(each)]
        if len(others) != 1 or not isinstance(others[0], Instance):
            return None
        return f"if not {self._text(test.callee)}({self._text(asked)}, {others[0].type.name}):"

    def _asks_for_class(self, test: CallExpr) -> bool:
        row = self._rewriting.row(test.callee)
        is_grounded = bool(test.args) and may_be_grounded(self._callees.type(test.args[0]))
        return is_grounded and row is not None and Use.CLASS in row.takes

    def is_in_refused_lambda(self, node: Context, refused: list[Context]) -> bool:
        """Whether a node is part of a lambda that an error is about as a whole."""
        is_inside, above = False, self._rewriting.parent(node) if isinstance(node, Node) else None
        while above is not None:
            if is_inside and above in refused:
                return True
            is_inside = is_inside or isinstance(above, LambdaExpr)
            above = self._rewriting.parent(above)
        return False

    def untyped(self, node: Expression, message: Message) -> Message:
        """The message with what to write in place of a value of no type."""
        hint = self._as_operator(node)
        return message._replace(hint=hint) if hint is not None else self._lost(node, message)

    def _as_operator(self, node: Expression) -> str | None:
        """What to write in place of a function of the library for an operator, which has no types.

        Its own module names it as the special method is named, without the underscores.
        """
        called = node.callee if isinstance(node, CallExpr) else node
        found = self._callees.definition(called)
        symbol = _SYMBOLS.get(f"__{found.name.strip('_')}__") if found is not None else None
        if symbol is None or self._rewriting.row(called) is None:
            return None
        if isinstance(node, CallExpr) and len(node.args) == 2:
            left, right = map(self._text, node.args)
            return f"write `{left} {symbol} {right}`"
        return messages.operator_as_lambda(self._text(called), symbol)

    def scattered(self, forged: Forgery) -> str | None:
        """What to write where the items of a container must be grounded, each by itself."""
        held = unwrapped(forged.actual)
        if any(map(has_keys, members(held))):
            whole = self._shown(forged.actual)
            return f"declare it as `{whole}`: what is read from that by a key is grounded already"
        site = Site(CoercionKind.ITERATION, forged.node, forged.actual)
        code = self._rewriting.instead(site)
        return f"write `{code[0]}`" if len(code) == 1 else None

    def _lost(self, node: Expression, message: Message) -> Message:
        """The message with what to write where a value of no type lost its sources, if it did."""
        site = self._losses.of(node)
        if site is None or (site.lost or site.node) is node:
            return message
        lost = site.lost or site.node
        hint = f"line {lost.line} drops the sources of `{self._text(lost)}`: {self.site(site)}"
        return message._replace(hint=hint, cause=messages.Cause(lost.line))

    def _removed(self, node: Expression) -> str | None:
        """A test of the class of a grounded value is none to mypy."""
        call = self._rewriting.enclosing(node)
        if call is None or not self._asks_for_class(call[0]):
            return None
        found = self._callees.type(node)
        if may_be_grounded(found) and not all(map(is_grounded, members(found))):
            return messages.ask_whether_grounded(self._text(node))
        known = self._shown(found)
        return f"remove the test: to mypy `{self._text(node)}` is a `{known}`"

    def union(self, found: Declared, either: Either) -> str:
        """How to declare what is declared grounded or plain, either."""
        grounded = self._shown(either.grounded)
        if found.place == "result":
            return messages.answered(grounded)
        is_all = len(members(found.type)) == len(either) and found.initial is not None
        initial = self._declaring.literal(found.initial) if is_all and found.initial else None
        if initial is not None:
            return messages.beginning(found.name, grounded, initial)
        return messages.apart(grounded, found.place)

    def _slot(self, site: Site) -> str | None:
        """How to declare what a value is put into, so that it keeps its sources."""
        node = site.lost or site.node
        above, declared = self._rewriting.parent(node), self._declared(site)
        shown_there = self._by_base(site)
        if shown_there is not None:
            return self._as_union(site, above) or shown_there
        changed = self._changed_by(above, node)
        beside = self._declaring.beside_texts(changed) if changed is not None else None
        if beside is not None:
            return beside
        collected = self._collected(above, node, declared) or self._counted(above, node)
        if collected is not None:
            return collected
        if site.kind is CoercionKind.ELEMENT and site.slot is not None:
            key = _key_beside_plain(above, node, self._callees)
            if key is not None:
                return messages.own_field(key, declared)
            passed = self._passed_display(above, declared)
            return passed or f"declare the items as `{declared}`, where their container is declared"
        if site.kind in (CoercionKind.INTERPOLATION, CoercionKind.RAISE):
            return None
        if isinstance(above, CallExpr) and node in above.args:
            return self._argument(above, node, declared)
        if isinstance(above, ReturnStmt) and site.kind is not CoercionKind.YIELD:
            name = self._function.name
            return f"write `-> {declared}` as the result of `{name}`" if site.slot else None
        target = self._declaring.bound_to(above, node, self._rewriting.parent)
        if target is not None:
            declare = self._declaring.target(target, declared, is_marked=self._is_marked)
            is_added = isinstance(above, OperatorAssignmentStmt) and not self._is_given(target)
            return f"{self._by_value(node) if is_added else ''}{declare}" if declare else None
        return None

    def _changed_by(self, above: Node | None, node: Expression) -> Expression | None:
        """The container that a value is put into, by a method of it or by ``+=``."""
        if isinstance(above, OperatorAssignmentStmt):
            return above.lvalue
        callee = above.callee if isinstance(above, CallExpr) and node in above.args else None
        row = self._rewriting.row(callee) if isinstance(callee, MemberExpr) else None
        is_changed = row is not None and row.changes == "self"
        return callee.expr if is_changed and isinstance(callee, MemberExpr) else None

    def _text_among_grounded(self, node: Expression) -> str | None:
        """A plain text is put into a list of grounded ones."""
        container = self._changed_by(self._rewriting.parent(node), node)
        held = get_proper_type(self._callees.type(container)) if container is not None else None
        items = held.args if isinstance(held, Instance) and len(held.args) == 1 else ()
        is_mixed = is_text(self._callees.type(node)) and any(map(is_grounded, items))
        if not is_mixed or not isinstance(container, NameExpr):
            return None
        text = self._text(node)
        joined = self._declaring.joined(container, text)
        return messages.plain_among_grounded(text, container.name, joined)

    def _is_given(self, target: Expression) -> bool:
        """Whether the function returns a variable, or something made of it; an attribute may be."""
        if not isinstance(target, NameExpr):
            return True
        return any(
            isinstance(part, NameExpr) and part.node is target.node
            for node in statements(self._function.body)
            if isinstance(node, ReturnStmt) and node.expr is not None
            for part in expressions(node.expr)
        )

    def _collected(self, above: Node | None, node: Expression, declared: str) -> str | None:
        """How a function declares the items of a comprehension that it returns."""
        types = self._function.type
        if not isinstance(above, GeneratorExpr) or above.left_expr is not node:
            return None
        if not carries(self._callees.type(node)):
            return None
        whole = self._rewriting.parent(above)
        is_returned = isinstance(whole, Expression) and isinstance(
            self._rewriting.parent(whole), ReturnStmt
        )
        result = get_proper_type(types.ret_type) if isinstance(types, CallableType) else None
        if not is_returned or not isinstance(result, Instance) or len(result.args) != 1:
            return None
        kind = f"{result.type.name}[{declared}]"
        return f"write `-> {kind}` as the result of `{self._function.name}`"

    def _counted(self, above: Node | None, node: Expression) -> str | None:
        """What to write where a function is passed plain numbers one by one, and they are not."""
        found = self._callees.type(node)
        if not isinstance(above, GeneratorExpr) or above.left_expr is not node:
            return None
        held = get_proper_type(content(found)) if is_grounded(found) else None
        if not isinstance(held, Instance) or not is_atom(held):
            return None
        is_passed = isinstance(self._rewriting.parent(above), CallExpr)
        return f"write `{held.type.name}({self._text(node)})`" if is_passed else None

    def mixed(self, node: Expression) -> str | None:
        """What to write for a call that chooses between plain and grounded values.

        mypy finds no type for what it gives, and says so where that is used, or of an argument.
        """
        among = self._text_among_grounded(node)
        if among is not None:
            return among
        above = self._rewriting.parent(node)
        if isinstance(above, CallExpr) and node in above.args and self._is_mixed(above):
            return self._lifted_whole(above)
        for part in expressions(node):
            known = part.node if isinstance(part, NameExpr) else None
            bound = [*self._callees.values(known)] if isinstance(known, Var) else [part]
            for call in bound if len(bound) == 1 else ():
                if isinstance(call, CallExpr) and self._gives_either(call):
                    return self._lifted_whole(call)
                if isinstance(call, CallExpr) and self._is_mixed(call):
                    return None if carries(self._callees.type(call)) else self._lifted_whole(call)
        return None

    def _is_mixed(self, call: CallExpr) -> bool:
        """Whether a function that could be lifted takes plain values beside grounded ones."""
        row = self._rewriting.row(call.callee)
        given = [self._callees.type(arg) for arg in call.args]
        liftable = row is not None and row.lift
        return liftable and any(map(is_grounded, given)) and any(map(is_atom, given))

    def _gives_either(self, call: CallExpr) -> bool:
        """Whether a function that could be lifted gives something plain if it is passed nothing."""
        row = self._rewriting.row(call.callee)
        found = members(self._callees.type(call))
        is_either = any(map(is_grounded, found)) and any(map(is_atom, found))
        return row is not None and row.lift and is_either

    def _lifted_whole(self, call: CallExpr) -> str:
        arguments = ", ".join(map(self._text, call.args))
        return f"write `lift({self._text(call.callee)})({arguments})`"

    def _passed_display(self, display: Node | None, declared: str) -> str | None:
        """How to declare what a display holds that is passed on where it is written."""
        if not isinstance(display, (DictExpr, ListExpr, SetExpr)):
            return None
        found, around = self._callees.type(display), self._rewriting.parent(display)
        if not isinstance(around, CallExpr) or display not in around.args:
            return None
        row = self._rewriting.row(around.callee)
        if row is not None and row.changes == "self" and isinstance(around.callee, MemberExpr):
            return self._declaring.items(around.callee.expr, declared, is_marked=self._is_marked)
        if not isinstance(found, Instance) or not found.args:
            return None
        keys = [key for key, _ in display.items] if isinstance(display, DictExpr) else []
        # Where anything is taken, mypy takes the keys for anything, too.
        kind = ["str"] if keys and all(isinstance(key, StrExpr) for key in keys) else None
        held = ", ".join((*(kind or map(self._shown, found.args[:-1])), declared))
        return messages.bound_display(f"{found.type.name}[{held}]", self._text(display))

    def _as_union(self, site: Site, display: Node | None) -> str | None:
        """How to declare the items of a display, of which not all have what the site drops."""
        if site.kind is not CoercionKind.ELEMENT or site.slot is None:
            return None
        if not isinstance(display, (ListExpr, TupleExpr)):
            return None
        kinds = dict.fromkeys(self._shown(self._callees.type(item)) for item in display.items)
        if len(kinds) < 2:
            return None
        return messages.items_of_classes(" | ".join(kinds), self._shown(site.slot))

    def _by_base(self, site: Site) -> str | None:
        """An object is used as a protocol, or a base, that does not say what it holds."""
        held, slot = get_proper_type(site.actual), get_proper_type(site.slot)
        if not isinstance(held, Instance) or not isinstance(slot, Instance):
            return None
        is_open = slot.type.is_protocol or slot.type.is_abstract
        if not is_open or self._callees.is_library(slot.type):
            return None
        fields = [
            f"`{name}: {self._shown(symbol.type)}`"
            for name, symbol in held.type.names.items()
            if isinstance(symbol.node, Var) and symbol.type is not None and carries(symbol.type)
            if slot.type.get(name) is None
        ]
        return messages.shown_by_base(slot.type.name, ", ".join(fields)) if fields else None

    def _declared(self, site: Site) -> str:
        """The type of a slot that keeps what a value carries."""
        ends = " | None" if site.slot is not None and is_optional(site.slot) else ""
        found = self._shown(without_plain(site.actual))
        return found if found.endswith(ends) else f"{found}{ends}"

    def _argument(self, call: CallExpr, node: Expression, declared: str) -> str | None:
        """What to write where an argument is not grounded for the function that it is passed to."""
        callee, row = call.callee, self._rewriting.row(call.callee)
        called, value = self._text(callee), self._text(node)
        if row is not None:
            if row.line:
                return f"leave it, if only people read the line: `{value}` keeps its sources"
            if row.effect or row.writes:
                return self._outside(called, value)
            if row.name == JOINED:
                return f"write `join(...)` in place of `{called}(...)`"
            if row.lift and row.gives not in DRAWN:
                return f"write `lift({called})(...)` in place of `{called}(...)`"
            if isinstance(callee, MemberExpr) and row.changes == "self":
                if row.takes & _COMPARING and carries(self._callees.type(callee.expr)):
                    frozen = self._declaring.frozen(self._callees.type(callee.expr))
                    return frozen or messages.compares_what_it_holds(self._text(callee.expr), value)
                taken = self._callees.type(node)
                if not carries(taken):
                    return None
                return self._declaring.items(
                    callee.expr, declared, taken, is_marked=self._is_marked
                )
            if row.gives in DRAWN:
                return None
            return messages.lifted_around(called, value)
        method = self._method_of_either(call)
        if method is not None:
            return method
        found = self._callees.definition(callee)
        dispatching = self._dispatched(found)
        if dispatching is not None:
            return dispatching
        contract = contract_named(found)
        if contract is not None and contract.kind is Kind.TOOL:
            return self._saving(called, value, declared)
        if contract is not None and contract.kind is Kind.PROMPT:
            held = members(self._callees.type(node))
            plain = [m for m in held if not (carries(m) or isinstance(m, NoneType))]
            if plain and len(plain) < len(held):
                shown_plainly = self._shown(UnionType.make_union(plain))
                return messages.may_be_plain(value, called, shown_plainly)
        own = found.func if isinstance(found, Decorator) else found
        marks = boundaries_among(self._callees.above(found))
        if marks and contract is None:
            return messages.shows_mark(marks[-1][0].rpartition(".")[2])
        if isinstance(own, FuncDef) and not self._callees.is_library(own):
            return self._parameter(own, call, node, declared, is_marked=contract is not None)
        info = class_made(self._callees.type(callee))
        kept = carries(self._callees.type(node))
        if info is not None and is_record(info) and kept and not self._callees.is_library(info):
            name = call.arg_names[call.args.index(node)]
            field = f"`{name}: {declared}`" if name else f"the field as `{declared}`"
            return f"declare {field} in `{info.name}`"
        if isinstance(own, (FuncDef, OverloadedFuncDef)) and own.fullname not in _KEEPING:
            return self._lifted_around(call, call.args, node)
        return None

    def _method_of_either(self, call: CallExpr) -> str | None:
        """What to write for a method of what is grounded or plain, of one class either way."""
        callee = call.callee
        if not isinstance(callee, MemberExpr):
            return None
        found = [unwrapped(each) for each in members(self._callees.type(callee.expr))]
        kinds = {each.type for each in map(get_proper_type, found) if isinstance(each, Instance)}
        if len(found) < 2 or len(kinds) != 1 or not is_atom(found[0]):
            return None
        arguments = ", ".join(map(self._text, (callee.expr, *call.args)))
        return f"write `lift({kinds.pop().name}.{callee.name})({arguments})`"

    def _lifted_around(
        self, whole: CallExpr | IndexExpr, parts: list[Expression], node: Expression
    ) -> str:
        """How content reaches what keeps no sources, such as a function that is not known."""
        function, types = self._function, self._function.type
        taken = {
            each.variable: f"`{each.variable.name}: {self._shown(unwrapped(each.variable.type))}`"
            for each in function.arguments
            if each.variable.type is not None and is_grounded(each.variable.type)
        }
        passed = [each.node for each in parts if isinstance(each, NameExpr)]
        is_plain = isinstance(types, CallableType) and not carries(types.ret_type)
        if is_plain and self._is_unmarked and taken.keys() <= {*passed} and taken.keys():
            return messages.lifted_helper(function.name, ", ".join(taken.values()))
        if isinstance(whole, IndexExpr):
            return messages.lifted_lookup(self._text(whole), self._text(node))
        return messages.lifted_around(self._text(whole), self._text(node))

    def _dispatched(self, found: SymbolNode | None) -> str | None:
        """What to write where the class of the first argument chooses what is called."""
        if not isinstance(found, Decorator):
            return None
        chooser, own = get_proper_type(found.var.type), found.func
        is_chosen = isinstance(chooser, Instance) and has(chooser.type.fullname, Trait.DISPATCHING)
        if not is_chosen:
            return None
        first = own.arg_names[1 if own.info else 0]
        return messages.match_in_place(own.name, first or "...")

    def _own(self, call: CallExpr) -> FuncDef | None:
        """The function of the program that is called, if it has no mark."""
        found = self._callees.definition(call.callee)
        own = found.func if isinstance(found, Decorator) else found
        if not isinstance(own, FuncDef) or self._callees.is_library(own):
            return None
        return own if contract_named(found) is None else None

    def _saving(self, called: str, value: str, declared: str) -> str:
        """What to do about content that a tool is passed: it may save it, and tell nothing."""
        if not self._is_pure:
            return self._outside(called, value)
        return (
            f"declare the parameter of `{called}` as `{declared}`, and use nothing that it returns"
        )

    def _outside(self, called: str, value: str) -> str:
        """What to do about content that is passed to the world outside."""
        if self._is_unmarked:
            return messages.dropped_on_purpose(called, value)
        if not self._is_pure:
            return "leave it, if nothing reads that back: what is read from there has no sources"
        name = self._function.name
        return f"call `{called}` with what `{name}` returns, in a caller that is not @grounded_pure"

    def _parameter(
        self, own: FuncDef, call: CallExpr, node: Expression, declared: str, *, is_marked: bool
    ) -> str:
        """How a function of the program takes what is grounded."""
        if own.type is None:
            return f"annotate `def {own.name}`: mypy does not check a function without annotations"
        name = _parameter_of(own, call, node)
        declare = f"`{name}: {declared}`" if name else f"the parameter as `{declared}`"
        if is_marked and name is not None and self._is_declared(own, name, declared):
            return messages.holds_plain(name, declared)
        if is_marked:
            return f"declare {declare} in `def {own.name}`"
        if self._is_cached(call):
            return messages.cached_by_text(own.name)
        lift = f"write `@lift` above `def {own.name}`, if it computes a value from values"
        given = own.type.ret_type if isinstance(own.type, CallableType) else None
        is_plain = given is not None and not carries(given)
        has_result = is_plain and not isinstance(get_proper_type(given), (NoneType, CallableType))
        result = f", and its result as `{self._kept(given)}`" if given and has_result else ""
        if isinstance(get_proper_type(given), NoneType):
            return self._by_value(node) + f"declare {declare} in `def {own.name}`"
        if name is not None and self._is_declared(own, name, declared):
            return messages.keep_inside(own.name, name)
        return f"{lift}; or declare {declare}{result}"

    def _by_value(self, node: Expression) -> str:
        """The plain number of a grounded one, for what only counts or compares it."""
        found = self._callees.type(node)
        number = get_proper_type(content(found)) if is_grounded(found) else None
        if not isinstance(number, Instance) or not is_atom(number) or is_text(number):
            return ""
        code = f"{number.type.name}({self._text(node)})"
        return f"write `{code}`, if it is only counted or compared; or "

    def _is_declared(self, own: FuncDef, name: str, declared: str) -> bool:
        """Whether a parameter is declared as it would have to be."""
        typ = own.type
        if not isinstance(typ, CallableType) or name not in typ.arg_names:
            return False
        return self._shown(typ.arg_types[typ.arg_names.index(name)]) == declared

    def _kept(self, given: Type) -> str:
        """How to declare the result of a function that keeps what it is passed grounded."""
        found = get_proper_type(given)
        if isinstance(found, Instance) and found.args:
            *keys, held = map(self._shown, found.args)
            return f"{found.type.name}[{', '.join((*keys, f'Grounded[{held}]'))}]"
        ends = " | None" if is_optional(given) else ""
        return f"Grounded[{self._shown(given).removesuffix(ends)}]{ends}"

    def _is_cached(self, call: CallExpr) -> bool:
        """Whether a decorator answers equal arguments with what it answered before."""
        above = self._callees.above(self._callees.definition(call.callee))
        return any(kept(each) is Keeps.RESULTS for each in above)

    def _kind(self, site: Site) -> str:
        """What to do about a drop that no other code or declaration mends by itself."""
        value = self._text(site.lost or site.node)
        called_there = self._called_by_library(site)
        if called_there is not None:
            return called_there
        node = site.lost or site.node
        own = self._own(node) if isinstance(node, CallExpr) else None
        if isinstance(node, CallExpr) and own is not None:
            called = self._text(node.callee)
            taken = own.type.arg_types if isinstance(own.type, CallableType) else []
            if not any(map(may_be_grounded, taken)):
                return messages.retrieves_itself(called)
            if site.lost is None:
                return f"write `@lift` above `def {called}`, and declare its parameters plain"
        if site.kind is CoercionKind.INTERPOLATION:
            return f"write `interpolate(...)` for this text, and pass it `{value}`"
        if isinstance(node, MemberExpr) and is_refusal(self._callees.type(node.expr)):
            return messages.refusal_itself(self._text(node.expr))
        if isinstance(node, MemberExpr) and not carries(site.actual):
            return messages.property_answers(node.name, self._shown(site.actual))
        if site.kind is CoercionKind.ITERATION:
            return self._by_rows(node) or f"write `each({value})`"
        if site.kind in _DECIDING:
            return messages.STAYS_GROUNDED
        if site.kind is CoercionKind.CAST and "." in value:
            return (
                f"`{value}` may be assigned again after a test: bind it to a variable, and test "
                "that"
            )
        if site.kind is CoercionKind.REFLECTION:
            return f"use `{value}` by its own attributes and operators, which keep the sources"
        if site.kind is CoercionKind.RAISE:
            return "raise a text of your own, without what was retrieved"
        caught = self._caught(site, node)
        if caught is not None:
            return messages.own_words(caught)
        if site.slot is not None and not isinstance(get_proper_type(site.slot), AnyType):
            return (
                f"declare what `{value}` is put into as `{self._declared(site)}`, or pass "
                f"`{value}` to a @prompt or an @lift function"
            )
        return f"keep `{value}` grounded: pass it to a @prompt or to a function marked `@lift`"

    def _by_rows(self, node: Expression) -> str | None:
        """What to write where a loop unpacks grounded tuples, which a plain container holds."""
        above, target = self._rewriting.parent(node), None
        if isinstance(above, ForStmt):
            target = above.index
        elif isinstance(above, GeneratorExpr) and node in above.sequences:
            target = above.indices[above.sequences.index(node)]
        if not isinstance(target, TupleExpr) or is_grounded(self._callees.type(node)):
            return None
        read = ", ".join(f"`row[{at}]`" for at in range(len(target.items)))
        return f"write `for row in {self._text(node)}`, and {read} for its items"

    def _called_by_library(self, site: Site) -> str | None:
        """A function of the program is passed to one of the library, which calls it for each."""
        node, passed = site.lost or site.node, get_proper_type(site.actual)
        call = self._rewriting.enclosing(node)
        if call is None or not isinstance(passed, FunctionLike):
            return None
        row = self._rewriting.row(call[0].callee)
        if row is None or row.gives is not Gives.RETURNED:
            return None
        if not any(carries(each.ret_type) for each in passed.items):
            return messages.retrieves_itself(self._text(node))
        return messages.called_in_comprehension(self._text(node), self._text(call[0]))

    # -- what is returned without sources -------------------------------------------------------

    def returned(self, node: Expression, slot: Type) -> str | None:
        """What to write for what is plain of something returned where ``Grounded`` is declared."""
        if isinstance(node, ConditionalExpr):
            return self.returned(node.if_expr, slot) or self.returned(node.else_expr, slot)
        actual = type_of(self._checker, node)
        if actual is None or not carries(slot) or accepts(slot, actual):
            return None
        return self.outcome(node, actual, slot).hint

    def outcome(self, node: Expression, actual: Type, slot: Type) -> Message:
        """Something plain is returned where something grounded is promised."""
        if isinstance(node, OpExpr) and node.op == "or" and isinstance(node.right, StrExpr):
            plain, right = self._shown(self._callees.type(node.right)), self._text(node.right)
            refusal = f"{self._text(node.left)} or {_refusal(node.right)}"
            wanted = self._shown(slot)
            return messages.ungrounded_return(right, plain, wanted, self._refused(refusal, wanted))
        value, typ, wanted = self._text(node), self._shown(actual), self._shown(slot)
        site = self._losses.of(node)
        if site is not None:
            lost = site.lost or site.node
            line = lost.line if lost.line != node.line else None
            return messages.lost_return(value, typ, wanted, self._text(lost), line, self.site(site))
        cure = self._without_beginning(node, actual, wanted) or self._source_for(node, wanted)
        return messages.ungrounded_return(value, typ, wanted, cure)

    def _without_beginning(self, node: Expression, actual: Type, wanted: str) -> str | None:
        """What to write where a variable is returned that may be what it was at first."""
        found = members(actual)
        plain = [each for each in found if not carries(each)]
        is_empty = all(isinstance(each, LiteralType) and not each.value for each in plain)
        if not isinstance(node, NameExpr) or not plain or plain == found or not is_empty:
            return None
        code = f"{node.name} if {node.name} else None"
        if wanted.endswith(" | None"):
            return f"write `return {code}`"
        return f"write `return {code}`, and declare the result `-> {wanted} | None`"

    def _source_for(self, node: Expression, wanted: str) -> str | None:
        """What to write so that a value comes from a retrieval, or says that there is none."""
        if isinstance(node, StrExpr):
            returns = isinstance(self._rewriting.parent(node), ReturnStmt)
            return self._refused(f"{'return ' if returns else ''}{_refusal(node)}", wanted)
        if not isinstance(node, CallExpr):
            return None
        if isinstance(node.callee, IndexExpr):
            return self._of_table(node.callee)
        if not isinstance(node.callee, RefExpr):
            return None
        found = self._callees.definition(node.callee)
        contract, called = contract_named(found), self._text(node.callee)
        if contract is not None and contract.kind is Kind.TOOL:
            return f"write `@tool(uses=retrieval)` above `def {called}`, if it retrieves"
        if contract is not None and contract.kind is Kind.PROMPT:
            return f"pass `{called}` what a @tool(uses=retrieval) returned"
        if self._own(node) is not None:
            declared = get_proper_type(signature(found))
            if isinstance(declared, CallableType) and any(map(may_be_grounded, declared.arg_types)):
                return (
                    f"write `@lift` above `def {called}`, and declare its parameters plain; or "
                    f"declare its result `-> {wanted}`"
                )
        return None

    def _of_table(self, looked_up: IndexExpr) -> str | None:
        """What to write where a prompt is looked up in a table, and called there."""
        function = self._callees.type(looked_up)
        contract = contract_of(function)
        if not isinstance(function, CallableType) or contract is None:
            return None
        if not contract.is_transparent or None in function.arg_names:
            return None
        parameters = ", ".join(filter(None, function.arg_names))
        *taken, given = (
            f"Grounded[{self._shown(each)}]" for each in (*function.arg_types, function.ret_type)
        )
        held = f"Callable[[{', '.join(taken)}], {given}]"
        return messages.prompt_table(self._text(looked_up.base), held, parameters)

    def _refused(self, code: str, wanted: str) -> str:
        """A refusal in place of an answer that nothing retrieved."""
        otherwise = "if this is an answer, let a @prompt or a @tool(uses=retrieval) give it"
        if "InsufficientEvidence" in wanted:
            return f"write `{code}`; {otherwise}"
        declared = f"`-> {wanted} | InsufficientEvidence`"
        return f"write `{code}`, and declare the result {declared}; {otherwise}"

    def _text(self, node: Expression) -> str:
        return source(self._checker, node)

    def _shown(self, typ: Type) -> str:
        return shown(self._checker, typ)


def _named_tuples(match: MatchStmt) -> Iterator[str]:
    """The named tuples for which a value is asked."""
    for pattern in match.patterns:
        asked = pattern.class_ref.node if isinstance(pattern, ClassPattern) else None
        if isinstance(asked, TypeInfo) and asked.is_named_tuple:
            yield asked.name


def _parameter_of(own: FuncDef, call: CallExpr, node: Expression) -> str | None:
    """The name of the parameter that an argument fills, where that is plain to see."""
    index = call.args.index(node)
    if call.arg_kinds[index] is ArgKind.ARG_NAMED:
        return call.arg_names[index]
    is_positional = all(kind is ArgKind.ARG_POS for kind in call.arg_kinds[: index + 1])
    typ = own.type  # a function of another module has no more than that, from mypy's cache
    if not isinstance(call.callee, (NameExpr, MemberExpr)) or not is_positional:
        return None
    owner = call.callee.expr if isinstance(call.callee, MemberExpr) else None
    is_of_class = isinstance(owner, RefExpr) and isinstance(owner.node, TypeInfo)
    if own.info and not own.is_static and (own.is_class or not is_of_class):
        index += 1  # the object comes first, or its class
    if not isinstance(typ, CallableType) or index >= len(typ.arg_names):
        return None
    return None if typ.arg_kinds[index].is_star() else typ.arg_names[index]


def _refusal(reason: StrExpr) -> str:
    """The refusal that says what a text says."""
    text = reason.value.strip()
    if not text or len(text) > _LONGEST or not text.isprintable() or {'"', "\\"} & {*text}:
        text = "no answer"
    return f'InsufficientEvidence(reason="{text}")'


def _key_beside_plain(above: Node | None, node: Expression, callees: Callees) -> str | None:
    """By which key a value stands in a dictionary that holds plain values beside it."""
    items: list[tuple[str | None, Expression]] = []
    if isinstance(above, DictExpr):
        items = [(key.value if isinstance(key, StrExpr) else None, it) for key, it in above.items]
    elif isinstance(above, CallExpr):
        items = [*zip(above.arg_names, above.args)]
    is_mixed = any(not carries(callees.type(value)) for _, value in items)
    return next((key for key, value in items if value is node), None) if is_mixed else None


def _passed_before(statement: Node, block: Node | None) -> Iterator[Expression]:
    """The tests that have to be true for the statement before to be passed, in the same block."""
    body = block.body if isinstance(block, Block) else []
    before = body[body.index(statement) - 1] if statement in body[1:] else None
    if isinstance(before, AssertStmt):
        yield before.expr
    for test in before.expr if isinstance(before, IfStmt) else ():
        if isinstance(test, UnaryExpr) and test.op == "not":
            yield test.expr


def _may_be_several(typ: Type) -> bool:
    """Whether what a grounded value holds may be of more than one class."""
    held = get_proper_type(unwrapped(typ)) if is_grounded(typ) else None
    return isinstance(held, UnionType) or (held is not None and is_anything(held))

"""What Python calls by itself: one judge for each node class that can call a special method.

It lists the operands of a node and what they may be asked for. Where the method that answers
is a library's, it may ask what its own operand holds: those judges look inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy import nodes
from mypy.nodes import ARG_STAR, ARG_STAR2, Context, Expression, NameExpr, SymbolNode
from mypy.operators import op_methods, unary_op_methods
from mypy.patterns import ClassPattern, MappingPattern, Pattern, ValuePattern
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    ProperType,
    TupleType,
    Type,
    TypeOfAny,
    UnionType,
    find_unpack_in_list,
    get_proper_type,
)

from corvid_mypy.library import Trait, has, row
from corvid_mypy.model import special_methods
from corvid_mypy.model.types import (
    compares_content,
    content,
    drops,
    has_keys,
    is_grounded,
    is_text,
    members,
)
from corvid_mypy.program.bodies import is_abstract
from corvid_mypy.program.callees import class_of, signature
from corvid_mypy.proof.code.content import unlifted_special
from corvid_mypy.proof.code.judging import Proof, judges
from corvid_mypy.proof.code.managing import is_unseen
from corvid_mypy.proof.code.matching import looks, reads_of_protocol
from corvid_mypy.proof.code.reading import concealed, is_declared
from corvid_mypy.proof.code.vouching import Unproved
from corvid_mypy.report import messages
from corvid_mypy.report.wording import text
from corvid_mypy.seam.checker import item_by_class
from corvid_mypy.seam.language_names import KEY_VIEWS
from corvid_mypy.seam.syntax import are_in_step, walk


def ask(
    proof: Proof,
    operand: Expression | Type,
    methods: Iterable[str] | None,
    place: Context,
    *,
    inside: bool = False,
    part: Type | None = None,
    nobody_has: bool = False,
) -> None:
    """Refuse a method of the program's that is not pure and that Python would call here.

    Args:
        proof: the proof.
        operand: the expression that is asked, or the type of what comes out of one.
        methods: the names of the special methods; ``None`` for all that the program wrote.
        place: where a refusal is reported.
        inside: whether what the operand holds may be asked, too.
        part: the type of what is asked of the operand, if it is not all of it.
        nobody_has: whether all that is changed is what nobody has after it.
    """
    typ = _type_of(proof, operand, part)
    found = _of_any_class(proof, operand, methods)
    if found is not None:
        cure = messages.declare_class(found.owner.name)
        proof.changes(place, f"calling {found} of what may be any object", cure)
    if proof.vouching.is_plain(typ, inside=inside):
        return
    why = concealed(proof, typ, methods)
    if why is not None:
        proof.refuse(place, why, *((operand,) if isinstance(operand, Expression) else ()))
        return
    is_as_typed = part is not None or not isinstance(operand, _SHOWN_BY_PARTS)
    if is_as_typed and proof.vouching.asks_nobody(typ, methods, inside=inside):
        return
    operands = (operand,) if isinstance(operand, Expression) else ()
    for member in proof.vouching.with_fields(typ) if inside else members(typ):
        if is_grounded(member):
            unlifted = unlifted_special(proof, content(member), methods)
            if unlifted is not None:
                proof.refuse(place, messages.unlifted_method(unlifted), *operands)
    unproved = proof.vouching.unproved(typ, methods, inside=inside)
    if unproved is not None:
        proof.refuse(place, messages.impure_implicit(str(unproved), unproved.name), *operands)
        return
    failing = proof.vouching.failing(typ, methods)
    if failing is not None:
        proof.refuse(place, messages.kept_failure(str(failing)), *operands)
        return
    if nobody_has:
        _note_traces(proof, typ, methods, place, (), inside=inside)
        return
    _ask_what_changes(proof, operand, methods, place, inside=inside, part=part)


def _type_of(proof: Proof, operand: Expression | Type, part: Type | None) -> ProperType:
    if part is not None:
        return get_proper_type(part)
    return proof.type(operand) if isinstance(operand, Expression) else get_proper_type(operand)


def _shown(proof: Proof, operand: Expression | Type) -> Type:
    """The type of an operand; what an expression makes holds what it is made of.

    mypy gives it the type that somebody takes: ``any`` takes items that are any objects.
    """
    if not isinstance(operand, Expression):
        return operand
    if isinstance(operand, nodes.ConditionalExpr):
        return _joined(proof, (operand.if_expr, operand.else_expr))
    if isinstance(operand, nodes.ComparisonExpr):
        answers = [get_proper_type(method) for method in operand.method_types]
        known = [each.ret_type for each in answers if isinstance(each, CallableType)]
        return UnionType.make_union(known)
    found, parts = proof.type(operand), _made_of(operand)
    if isinstance(operand, nodes.DictExpr) and isinstance(found, Instance):
        return _shown_table(proof, operand, found)
    if _collects(operand) and isinstance(found, Instance) and len(found.args) == 1:
        assert isinstance(operand, nodes.CallExpr)
        return found.copy_modified(args=[_item(get_proper_type(_shown(proof, operand.args[0])))])
    if not parts or not isinstance(found, Instance) or not found.args:
        return found
    return found.copy_modified(args=[_joined(proof, parts), *found.args[1:]])


def _shown_table(proof: Proof, table: nodes.DictExpr, found: Instance) -> Type:
    """The type of a dictionary that is written out, by its keys and values."""
    keys = [key for key, _ in table.items if key is not None]
    if not keys or len(keys) < len(table.items) or len(found.args) != 2:
        return found  # others are put into it, of which no more is known
    values = [value for _, value in table.items]
    return found.copy_modified(args=[_joined(proof, keys), _joined(proof, values)])


_SHOWN_BY_PARTS = (
    nodes.CallExpr,
    nodes.ComparisonExpr,
    nodes.ConditionalExpr,
    nodes.DictExpr,
    nodes.GeneratorExpr,
    nodes.ListComprehension,
    nodes.ListExpr,
    nodes.SetComprehension,
    nodes.SetExpr,
)
"""Of which `_shown` knows more than their types say."""


def _joined(proof: Proof, parts: Sequence[Expression]) -> Type:
    return UnionType.make_union([_shown(proof, each) for each in parts])


def _collects(call: Expression) -> bool:
    """Whether a container of the library is made of the items of one that is passed."""
    if not isinstance(call, nodes.CallExpr) or len(call.args) != 1 or call.arg_kinds[0].is_star():
        return False
    made = row(call.callee.fullname) if isinstance(call.callee, nodes.RefExpr) else None
    return made is not None and made.makes_container


def _made_of(display: Expression) -> Sequence[Expression]:
    """What a comprehension, a list or a set that is written out holds."""
    if isinstance(display, nodes.GeneratorExpr):
        return (display.left_expr,)
    if isinstance(display, (nodes.ListComprehension, nodes.SetComprehension)):
        return (display.generator.left_expr,)
    return display.items if isinstance(display, (nodes.ListExpr, nodes.SetExpr)) else ()


def _is_asked_by_caller(
    proof: Proof, operand: Expression | Type, methods: Iterable[str] | None
) -> bool:
    """Whether Python, or a library, hands this to a method: it is asked where that is called."""
    function = proof.function
    own = [argument.variable for argument in function.arguments]
    if not isinstance(operand, NameExpr) or operand.node not in own or not function.info:
        return False
    if proof.callees.is_bound(operand.node):
        return False
    if special_methods.is_special(function.name):
        return methods is not None and special_methods.COMPARED.issuperset(methods)
    return proof.vouching.replaces_library(function)


def _ask_what_changes(
    proof: Proof,
    operand: Expression | Type,
    methods: Iterable[str] | None,
    place: Context,
    *,
    inside: bool = False,
    part: Type | None = None,
) -> None:
    """Note what methods tell; refuse a change where content decides whether one is called."""
    typ = _type_of(proof, operand, part)
    operands = (operand,) if isinstance(operand, Expression) else ()
    noisy = proof.vouching.noisy(typ, methods, inside=inside)
    if noisy is None and part is None and isinstance(operand, _SHOWN_BY_PARTS):
        noisy = proof.vouching.noisy(_shown(proof, operand), methods, inside=inside)
    cure = cure_of_open(_definition_of(noisy))
    if noisy is None and not _is_asked_by_caller(proof, operand, methods):
        shown = part if part is not None else _shown(proof, operand)
        noisy = proof.vouching.unknown(shown, methods, inside=inside)
        cure = messages.declare_class(noisy.owner.name) if noisy is not None else None
    is_open = noisy is None and proof.vouching.is_anything(typ, inside=inside)
    if is_open and isinstance(operand, Expression) and is_declared(proof, operand):
        proof.changes(place, "asking what may be any object", messages.DECLARE_ANY)
    if noisy is not None:
        # Content beside it decides whether it is asked: the first difference settles it.
        with proof.under(place if inside and compares_content(typ) else None):
            is_refused = proof.changes(place, f"calling {noisy}", cure)
        if not is_refused:
            proof.noisy += operands
    _note_traces(proof, typ, methods, place, operands, inside=inside)


def _note_traces(
    proof: Proof,
    typ: Type,
    methods: Iterable[str] | None,
    place: Context,
    operands: Sequence[Expression],
    *,
    inside: bool,
) -> None:
    """Note that methods may fail because of content, and what they leave."""
    if proof.vouching.uses_content(typ, methods, inside=inside):
        proof.tells()
    proof.ran(proof.vouching.traces_of(typ, methods, inside=inside), place, operands)


def _of_any_class(
    proof: Proof, operand: Expression | Type, methods: Iterable[str] | None
) -> Unproved | None:
    """A method of what is declared so that it may be of any class, and was found to be of one.

    A test for an abstract class of the library says no more than that there are such methods.
    """
    variable = operand.node if isinstance(operand, nodes.RefExpr) else None
    declared = variable.type if isinstance(variable, nodes.Var) else None
    found = proof.type(operand) if isinstance(operand, Expression) and declared else None
    if declared is None or not isinstance(found, Instance) or found is declared:
        return None
    if not found.type.is_abstract or not proof.callees.is_library(found.type):
        return None
    if proof.vouching.unknown(declared, ("__eq__",)) is None:
        return None
    return next((Unproved(found.type, name) for name in methods or ("__eq__",)), None)


def _definition_of(found: Unproved | None) -> SymbolNode | None:
    symbol = found.owner.get(found.name) if found is not None else None
    return symbol.node if symbol is not None else None


def cure_of_open(called: SymbolNode | None) -> str | None:
    """What to write where a method that any class may implement is called after a look."""
    function = called.func if isinstance(called, nodes.Decorator) else called
    if not isinstance(function, nodes.FuncDef) or not is_abstract(function):
        return None
    if function.info.type_vars:
        return messages.without_variables(function.name)
    return messages.promise_no_trace(function.name, function.info.name)


def handed(node: nodes.Node | Pattern) -> Iterable[Expression]:
    """What a special method may be handed that runs at a node."""
    if isinstance(node, nodes.OpExpr):
        return (node.left, node.right)
    if isinstance(node, nodes.IndexExpr):
        return (node.base, node.index)
    if isinstance(node, nodes.ComparisonExpr):
        return node.operands
    if isinstance(node, nodes.CallExpr):
        receiver = [node.callee.expr] if isinstance(node.callee, nodes.MemberExpr) else []
        return [*receiver, *node.args]
    if isinstance(node, nodes.SetExpr):
        return node.items
    if isinstance(node, nodes.DictExpr):
        return [key for key, _ in node.items if key is not None]
    if isinstance(node, nodes.AssignmentStmt):
        written = (target for target in node.lvalues if isinstance(target, nodes.IndexExpr))
        return [node.rvalue, *(target.index for target in written)]
    if isinstance(node, nodes.OperatorAssignmentStmt):
        return (node.rvalue,)
    return (node.subject,) if isinstance(node, nodes.MatchStmt) else ()


def ask_to_iterate(
    proof: Proof, operand: Expression | Type, place: Context, *, is_async: bool = False
) -> None:
    """What a loop over an operand asks it for."""
    methods = special_methods.ASYNC_ITERATION if is_async else special_methods.ITERATION
    ask(proof, operand, methods, place)


def ask_for_truth(proof: Proof, test: Expression) -> None:
    """What a test asks its operand for; that the answer is content makes the test a look."""
    found = proof.type(test)
    asked = [name for name in special_methods.TRUTH if not proof.vouching.tells(found, name)]
    ask(proof, test, asked, test)
    if len(asked) < len(special_methods.TRUTH):
        _ask_what_changes(proof, test, special_methods.TRUTH, test)


def ask_to_write(
    proof: Proof, target: Expression, value: Expression, part: Type | None = None
) -> None:
    """What writing to a target calls; one with parts iterates over the value.

    Args:
        proof: the proof.
        target: the target.
        value: what is written, or what that comes out of.
        part: the type of what comes out of the value, if that is written.
    """
    if isinstance(target, nodes.IndexExpr):
        ask(proof, target.base, ("__setitem__",), target)
        _keys(proof, target)
    elif isinstance(target, nodes.MemberExpr):
        ask(proof, target.expr, ("__setattr__",), target)
        _assign(proof, target)
    elif isinstance(target, (nodes.TupleExpr, nodes.ListExpr)):
        if part is None and are_in_step(target, value):
            for each, given in zip(target.items, value.items):  # type: ignore[attr-defined]
                ask_to_write(proof, each, given)
            return
        ask(proof, value, special_methods.ITERATION, target, part=part)
        unpacked = proof.type(value) if part is None else get_proper_type(part)
        for index, each in enumerate(target.items):
            is_rest = isinstance(each, nodes.StarExpr)
            written = each.expr if isinstance(each, nodes.StarExpr) else each
            for item in _items_for(target.items, index, unpacked):
                taken = [written]
                if is_rest and isinstance(written, (nodes.TupleExpr, nodes.ListExpr)):
                    taken = written.items  # out of a list that Python makes
                for inner in taken:
                    ask_to_write(proof, inner, value, item)


def _items_for(targets: list[Expression], index: int, typ: ProperType) -> Sequence[Type]:
    """The types of what one of several targets may be written."""
    if not isinstance(typ, TupleType):
        return [_item(member) for member in members(typ)]
    is_alone = not any(isinstance(each, nodes.StarExpr) for each in targets)
    is_fixed = find_unpack_in_list(typ.items) is None and len(typ.items) == len(targets)
    return [typ.items[index]] if is_alone and is_fixed else typ.items


def _assign(proof: Proof, target: nodes.MemberExpr) -> None:
    """A class's own ``__setattr__`` is handed what is assigned, whatever the attribute's type."""
    hook = proof.vouching.hook_of(proof.type(target.expr), "__setattr__")
    if hook is None or not proof.carries(target) or proof.vouching.lifted(hook):
        return
    declared = get_proper_type(signature(hook.node))
    taken = declared.arg_types[-1] if isinstance(declared, CallableType) else None
    if taken is None or drops(proof.type(target), taken):
        proof.refuse(target, messages.assigned_plainly(text(target)))


def hashed(proof: Proof, operand: Expression) -> Type:
    """The type of what a value hashes and compares as a set does: of a mapping, the keys."""
    typ = get_proper_type(_shown(proof, operand))
    is_keyed = isinstance(typ, Instance) and (has_keys(typ) or typ.type.fullname in KEY_VIEWS)
    return typ.args[0] if isinstance(typ, Instance) and is_keyed and typ.args else typ


_SET_OPERATORS = ("&", "|", "-", "^")
"""What sets, mappings and their views compare the items of both operands for."""


def _ask_as_set(proof: Proof, node: nodes.OpExpr | nodes.OperatorAssignmentStmt) -> None:
    """``a & b``: the items of one are looked up in the other."""
    left, right = (
        (node.left, node.right) if isinstance(node, nodes.OpExpr) else (node.lvalue, node.rvalue)
    )
    _ask_beside_library(proof, left, right, node, None)
    for operand in (left, right) if node.op in _SET_OPERATORS else ():
        part = hashed(proof, operand)
        ask(proof, operand, special_methods.HASHING, node, inside=True, part=part)


def _ask_beside_library(
    proof: Proof,
    left: nodes.Expression,
    right: nodes.Expression,
    place: Context,
    methods: Iterable[str] | None,
) -> None:
    """``table.keys() & own``, ``path / own``: what a library wrote may ask the other operand."""
    for operand, other in ((left, right), (right, left)):
        held = class_of(proof.type(other))
        is_library = held is not None and proof.callees.is_library(held)
        if held is not None and is_library and not has(held.fullname, Trait.ATOM):
            ask(proof, operand, methods, place)


_OF_CONTAINERS = (*special_methods.DRAWN, *special_methods.MEMBERSHIP, *special_methods.MAPPING)


def _item(typ: ProperType | None) -> Type:
    """The type of what iterating gives; one that holds nothing if that is unknown."""
    if isinstance(typ, TupleType):
        return typ.items[0] if typ.items else AnyType(TypeOfAny.special_form)
    held = item_by_class(typ) if isinstance(typ, Instance) else None
    return held if held is not None else AnyType(TypeOfAny.special_form)


def _keys(proof: Proof, node: nodes.IndexExpr) -> None:
    if isinstance(node.index, nodes.SliceExpr):
        for part in (node.index.begin_index, node.index.end_index, node.index.stride):
            if part is not None:
                ask(proof, part, ("__index__",), part)
    else:
        ask(proof, node.index, special_methods.KEYING, node, inside=True)


@judges(nodes.UnaryExpr)
def unary(proof: Proof, node: nodes.UnaryExpr) -> None:
    """``-x``."""
    if node.op != "not":
        ask(proof, node.expr, (unary_op_methods[node.op],), node)


@judges(nodes.OpExpr)
def binary(proof: Proof, node: nodes.OpExpr) -> None:
    """``a + b``; a text that is formatted shows its operands."""
    if node.op in ("and", "or"):
        return
    ask(proof, node.left, (op_methods[node.op],), node)
    ask(proof, node.right, special_methods.reflected(node.op), node)
    _ask_as_set(proof, node)
    if node.op == "*":
        ask(proof, node.left, ("__index__",), node)
        ask(proof, node.right, ("__index__",), node)
    if node.op == "%" and is_text(proof.type(node.left)):
        ask(proof, node.right, special_methods.FILLING_IN, node, inside=True)


@judges(nodes.OperatorAssignmentStmt)
def augmented(proof: Proof, node: nodes.OperatorAssignmentStmt) -> None:
    """``a += b``: the target is asked, written, and may iterate over the value."""
    ask(proof, node.lvalue, special_methods.in_place(node.op), node.lvalue)
    ask(proof, node.rvalue, special_methods.reflected(node.op), node.rvalue)
    ask(proof, node.rvalue, special_methods.ITERATION, node.rvalue)
    _ask_as_set(proof, node)
    if node.op == "%" and is_text(proof.type(node.lvalue)):
        ask(proof, node.rvalue, special_methods.FILLING_IN, node.rvalue, inside=True)
    ask_to_write(proof, node.lvalue, node.rvalue)


def _ask_for_membership(proof: Proof, container: Expression, place: Expression) -> None:
    """What ``x in xs`` asks; that the answer is content makes it a look.

    Python draws the items where a class does not say itself what it contains.
    """
    found = proof.type(container)
    infos = [class_of(member) for member in members(found)]
    says = all(info is not None and info.get(_CONTAINS) is not None for info in infos)
    methods = (_CONTAINS,) if says else special_methods.MEMBERSHIP
    if not proof.vouching.tells(found, _CONTAINS):
        ask(proof, container, methods, place)
    else:
        _ask_what_changes(proof, container, methods, place)


_CONTAINS = "__contains__"


def ask_to_compare(proof: Proof, node: nodes.ComparisonExpr) -> None:
    """``a < b``, ``a in b``: what is compared compares what it holds."""
    for operator, left, right in zip(node.operators, node.operands, node.operands[1:]):
        if operator in ("in", "not in"):
            _ask_for_membership(proof, right, node)
            ask(proof, right, ("__eq__",), node, inside=True, part=hashed(proof, right))
            ask(proof, left, special_methods.HASHING, node, inside=True)
        elif operator not in ("is", "is not"):
            _ask_beside_library(proof, left, right, node, _OF_CONTAINERS)
            asked = ("__eq__", op_methods[operator], *special_methods.reflected(operator))
            ask(proof, left, asked, node, inside=True)
            ask(proof, right, asked, node, inside=True)


@judges(nodes.IndexExpr)
def subscript(proof: Proof, node: nodes.IndexExpr) -> None:
    """``a[b]``."""
    if node.analyzed is None:
        ask(proof, node.base, special_methods.SUBSCRIPTION, node)
        _keys(proof, node)


@judges(MappingPattern)
def mapping_pattern(proof: Proof, node: MappingPattern) -> None:
    """``{Name.key: a}`` looks its keys up."""
    for key in node.keys:
        ask(proof, key, special_methods.HASHING, key, inside=True)


@judges(nodes.StarExpr)
def star(proof: Proof, node: nodes.StarExpr) -> None:
    """``[*xs]``."""
    ask_to_iterate(proof, node.expr, node)


@judges(nodes.CallExpr)
def spread(proof: Proof, node: nodes.CallExpr) -> None:
    """``f(*xs, **table)``."""
    for arg, kind in zip(node.args, node.arg_kinds):
        if kind is ARG_STAR:
            ask_to_iterate(proof, arg, arg)
        elif kind is ARG_STAR2:
            ask(proof, arg, special_methods.MAPPING, arg)


@judges(nodes.SetExpr)
def set_display(proof: Proof, node: nodes.SetExpr) -> None:
    """``{a}`` hashes."""
    for item in node.items:
        ask(proof, item, special_methods.HASHING, item, inside=True)


@judges(nodes.DictExpr)
def dict_display(proof: Proof, node: nodes.DictExpr) -> None:
    """``{k: v, **table}`` hashes its keys."""
    for key, value in node.items:
        if key is None:
            ask(proof, value, special_methods.MAPPING, value)
        else:
            ask(proof, key, special_methods.HASHING, key, inside=True)


@judges(nodes.GeneratorExpr)
def generator(proof: Proof, node: nodes.GeneratorExpr | nodes.DictionaryComprehension) -> None:
    """``(x for a in xs if c)`` iterates, and writes its targets."""
    for target, sequence, is_async in zip(node.indices, node.sequences, node.is_async):
        ask_to_iterate(proof, sequence, sequence, is_async=is_async)
        ask_to_write(proof, target, sequence, _item(proof.type(sequence)))


@judges(nodes.ListComprehension)
def list_comprehension(proof: Proof, node: nodes.ListComprehension) -> None:
    """``[x for ...]``."""
    generator(proof, node.generator)


@judges(nodes.SetComprehension)
def set_comprehension(proof: Proof, node: nodes.SetComprehension) -> None:
    """``{x for ...}`` hashes."""
    generator(proof, node.generator)
    made = node.generator.left_expr
    ask(proof, made, special_methods.HASHING, made, inside=True)


@judges(nodes.DictionaryComprehension)
def dict_comprehension(proof: Proof, node: nodes.DictionaryComprehension) -> None:
    """``{k: v for ...}`` hashes its keys."""
    generator(proof, node)
    if node.key is None:
        ask(proof, node.value, special_methods.MAPPING, node.value)
    else:
        ask(proof, node.key, special_methods.HASHING, node.key, inside=True)


@judges(nodes.ForStmt)
def for_(proof: Proof, node: nodes.ForStmt) -> None:
    """``for target in xs``."""
    ask_to_iterate(proof, node.expr, node.expr, is_async=node.is_async)
    ask_to_write(proof, node.index, node.expr, node.inferred_item_type)


@judges(nodes.WithStmt)
def with_(proof: Proof, node: nodes.WithStmt) -> None:
    """``with manager as target``."""
    for manager in node.expr:
        nobody_has = is_unseen(proof, node, manager)
        ask(proof, manager, special_methods.MANAGING, manager, nobody_has=nobody_has)


@judges(nodes.AssignmentStmt)
def assignment(proof: Proof, node: nodes.AssignmentStmt) -> None:
    """``target = value``."""
    for target in node.lvalues:
        ask_to_write(proof, target, node.rvalue)


@judges(nodes.DelStmt)
def del_(proof: Proof, node: nodes.DelStmt) -> None:
    """``del a[i], b.c``."""
    several = isinstance(node.expr, (nodes.TupleExpr, nodes.ListExpr))
    for target in node.expr.items if several else [node.expr]:  # type: ignore[attr-defined]
        if isinstance(target, nodes.IndexExpr):
            ask(proof, target.base, ("__delitem__",), target)
        elif isinstance(target, nodes.MemberExpr):
            ask(proof, target.expr, ("__delattr__",), target)


@judges(nodes.AwaitExpr)
def awaited(proof: Proof, node: nodes.AwaitExpr) -> None:
    """``await x``."""
    ask(proof, node.expr, special_methods.AWAITING, node)


@judges(nodes.YieldFromExpr)
def delegated(proof: Proof, node: nodes.YieldFromExpr) -> None:
    """``yield from xs``."""
    ask(proof, node.expr, special_methods.DELEGATION, node)


def ask_to_match(proof: Proof, subject: Expression, pattern: Pattern) -> None:
    """``match`` asks its subject, and what is in the pattern, what the pattern looks at."""
    for part in walk(pattern):
        if isinstance(part, ValuePattern):
            ask(proof, part.expr, ("__eq__",), part.expr)
        elif isinstance(part, ClassPattern):
            held = proof.vouching.with_fields(proof.type(subject))
            reads_of_protocol(proof, part, subject, held)
    methods = [*dict.fromkeys(looks(pattern))]
    ask(proof, subject, methods, subject, inside=True)
    if not methods:
        return
    if isinstance(proof.type(subject), FunctionLike):
        proof.changes(subject, "matching what may be any object that is called")
    # Declared so that it may be of any class, it may be a sequence or a mapping, which answers.
    noisy = proof.vouching.unknown(proof.type(subject), ("__eq__",), inside=True)
    if noisy is not None:
        cure = messages.declare_class(noisy.owner.name)
        proof.changes(subject, f"matching what may be any `{noisy.owner.name}`", cure)

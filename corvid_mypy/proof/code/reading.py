"""Names and attributes: what reading and writing them reaches and runs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from string import Formatter
from typing import NamedTuple

from mypy.nodes import (
    LDEF,
    AssignmentStmt,
    CallExpr,
    ConditionalExpr,
    Context,
    Decorator,
    DelStmt,
    DictExpr,
    DictionaryComprehension,
    Expression,
    ForStmt,
    FuncDef,
    GeneratorExpr,
    IndexExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    OpExpr,
    OverloadedFuncDef,
    RefExpr,
    SetComprehension,
    SetExpr,
    StarExpr,
    StrExpr,
    SuperExpr,
    SymbolNode,
    SymbolTableNode,
    TupleExpr,
    TypeInfo,
    Var,
    WithStmt,
)
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    ProperType,
    Type,
    TypeType,
    get_proper_type,
)

from corvid_mypy import library
from corvid_mypy.library import GIVING, REFLECTIVE_ATTRIBUTES, Keeps, Trait, derives, has, row
from corvid_mypy.model.special_methods import CONSTRUCTION, FILLING
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.types import classes_in, may_be_grounded, members, unwrapped
from corvid_mypy.program.bodies import kept
from corvid_mypy.program.callees import class_of, contract_of_definition, is_property
from corvid_mypy.program.hierarchy import spelled_inside
from corvid_mypy.program.self_filling import fills_in
from corvid_mypy.proof.code.callbacks import unproved_helper
from corvid_mypy.proof.code.judging import Proof, judges
from corvid_mypy.proof.code.vouching import computes_of_object, inside_of, is_untyped
from corvid_mypy.proof.labels import is_value
from corvid_mypy.report import messages
from corvid_mypy.report.messages import Message
from corvid_mypy.report.wording import text
from corvid_mypy.seam.runtime_names import PLAIN, PROVENANCE, SEVER, TELLING, UNWRAP
from corvid_mypy.seam.substitution import plain
from corvid_mypy.seam.syntax import bound_by, walk

_TELLING_NAMES = frozenset(name.rpartition(".")[2] for name in TELLING)


def names_unwrap(node: Expression) -> bool:
    """Whether an expression names what drops sources on purpose."""
    return isinstance(node, (MemberExpr, NameExpr)) and (
        node.name == UNWRAP or node.fullname == PLAIN
    )


@judges(StrExpr)
def string(proof: Proof, node: StrExpr) -> None:
    """The name of the unwrap, for ``getattr``."""
    if node.value == UNWRAP:
        proof.refuse(node, messages.explicit_unwrap(UNWRAP))


@judges(MemberExpr, NameExpr)
def name(proof: Proof, node: MemberExpr | NameExpr) -> None:
    """A name, or an attribute that is read."""
    if (node.fullname in _NOTED or node.name in _NOTED_NAMES) and _noted(proof, node):
        return
    if _is_misspelled(proof, node):
        return
    found = node.node
    if isinstance(found, Var) and _is_refused(found):
        proof.refuse(node, messages.reflection(text(node)))
    elif isinstance(found, Var) and found.from_module_getattr:
        if not proof.callees.is_library(found):
            proof.refuse(node, messages.impure_implicit(f"Reading `{text(node)}`"))
    elif isinstance(node, MemberExpr):
        why = concealed(proof, proof.type(node.expr), (node.name,))
        if node.name in REFLECTIVE_ATTRIBUTES:
            proof.refuse(node, messages.reflection(text(node)), node.expr)
        elif why is not None:
            proof.refuse(node, why, node.expr)
        else:
            _attribute(proof, node, ("__getattribute__", "__getattr__"), "__get__", "Reading")
            if node not in proof.invoked:
                _passed_on(proof, node)


def _is_misspelled(proof: Proof, node: MemberExpr | NameExpr | SuperExpr) -> bool:
    """Refuse a private name that Python spells with the class around it, and finds elsewhere so."""
    own = proof.function.info
    spelled = spelled_inside(own, node.name) if own else None
    if spelled is None:
        return False
    if isinstance(node, NameExpr):
        is_alike = node.kind == LDEF  # it is bound under the same spelling
    else:
        owners = own.mro[1:2] if isinstance(node, SuperExpr) else _classes_of(proof, node.expr)
        is_alike = bool(owners) and all(_definer(each, node.name) is own for each in owners)
    if not is_alike:
        proof.refuse(node, messages.mangled(node.name, spelled))
    return not is_alike


def _classes_of(proof: Proof, owner: Expression) -> list[TypeInfo]:
    return [*filter(None, map(class_of, members(proof.type(owner))))]


def _definer(info: TypeInfo, name: str) -> TypeInfo | None:
    """The class that defines an attribute which objects of a class have."""
    return next((base for base in info.mro if name in base.names), None)


def concealed(proof: Proof, typ: Type, names: Iterable[str] | None) -> Message | None:
    """Why an object may have other attributes by these names than mypy shows, if it may.

    ``None`` stands for all special methods.
    """
    for info in filter(None, map(class_of, members(typ))):
        for name in (None,) if names is None else names:
            why = proof.vouching.concealed(info, name)
            if why is not None:
                shown = "a special method" if name is None else f"`{name}`"
                return messages.concealed_attribute(shown, info.name, why)
    return None


def _passed_on(proof: Proof, node: MemberExpr) -> None:
    """A method that a library gives to a class of the program, known as a function from here.

    Whoever calls it runs what the class has in the place of other methods of that library.
    """
    if not isinstance(proof.type(node), FunctionLike):
        return
    is_filled = node.name == "__getitem__" and fills_in(class_of(proof.type(node.expr)))
    if is_filled or (node.name in FILLING and not isinstance(node.expr, SuperExpr)):
        proof.refuse(node, messages.impure_callback(text(node)))
        return
    for info in filter(None, map(class_of, members(proof.type(node.expr)))):
        symbol = info.get(node.name) if not proof.callees.is_library(info) else None
        base = getattr(symbol.node, "info", None) if symbol is not None else None
        if not isinstance(base, TypeInfo) or not base or not proof.callees.is_library(base):
            continue
        vouching = proof.vouching
        hidden = vouching.overridden(info, base) or vouching.loud(info, base)
        hidden = hidden or vouching.made_loudly(info)
        if hidden is not None:
            proof.refuse(node, messages.hidden_method(text(node), str(hidden), base.name))
            return


def _is_refused(variable: Var) -> bool:
    """Whether a variable of the library reaches values in ways that no type shows."""
    found = row(variable.fullname) if "." in variable.fullname else None
    return found is not None and bool(found.refused)


_NOTED = frozenset({PLAIN, SEVER}) | TELLING
_NOTED_NAMES = frozenset({UNWRAP}) | _TELLING_NAMES


def _noted(proof: Proof, node: MemberExpr | NameExpr) -> bool:
    """Refuse what a name alone tells of; not all that has such a name does."""
    if names_unwrap(node):
        proof.refuse(node, messages.explicit_unwrap(node.name), node)
    elif node.fullname == SEVER and node not in proof.called:
        proof.refuse(node, messages.indirect_sever())
    elif _tells(proof, node):
        proof.refuse(node, messages.plainly_retrieved(text(node)), node)
    else:
        return False
    return True


def _tells(proof: Proof, node: MemberExpr | NameExpr) -> bool:
    """Whether a name of the runtime gives as plain values what was retrieved."""
    if node.node is not None or isinstance(node, NameExpr) or node.name not in _TELLING_NAMES:
        return node.fullname in TELLING
    return any(
        (info := class_of(owner)) is not None
        and (symbol := info.get(node.name)) is not None
        and symbol.fullname in TELLING
        for owner in members(proof.type(node.expr))
    )


@judges(SuperExpr)
def inherited(proof: Proof, node: SuperExpr) -> None:
    """``super().name`` of a base that knows less of the object."""
    if "super" in proof.callees.nodes.bound_names:
        proof.refuse(node, messages.shadowed_super())
        return
    if _is_misspelled(proof, node):
        return
    first = node.call.args[0] if node.call.args else None
    if first is not None and not (isinstance(first, RefExpr) and first.node is node.info):
        # ``super(Base, self)`` goes on behind the class that it names, and mypy behind this one.
        proof.refuse(node, messages.unseen_callee(text(node)))
        return
    own = proof.function.arguments[0].variable if proof.function.arguments else None
    if any(not (isinstance(arg, NameExpr) and arg.node is own) for arg in node.call.args[1:]):
        # ``super(Base, other)`` is another object than the one that the method belongs to.
        proof.refuse(node, messages.unseen_callee(text(node)))
        return
    for above in node.info.mro[1:] if node.info else ():
        symbol = above.names.get(node.name)
        base = proof.vouching.upcast(node.info, symbol) if node.info and symbol else None
        if base is not None:
            proof.refuse(node, messages.upcast_receiver("self", node.name, base.name))
        if symbol is not None:
            Access(node, text(node), node.name, dynamic=()).is_allowed(proof, above)
            return


@judges(AssignmentStmt, ForStmt, WithStmt, OperatorAssignmentStmt, DelStmt)
def written(proof: Proof, node: Node) -> None:
    """Attributes that are written, or deleted."""
    method = "__delete__" if isinstance(node, DelStmt) else "__set__"
    # What is deleted is not there any more, and the class answers for it.
    answering = ("__getattr__",) if isinstance(node, DelStmt) else ()
    for target in _targets(node):
        if isinstance(target, NameExpr):
            continue
        for part in walk(target, into=lambda found: not isinstance(found, CallExpr)):
            if isinstance(part, MemberExpr):
                _attribute(proof, part, answering, method, "Writing")


@judges(GeneratorExpr, DictionaryComprehension)
def looped(proof: Proof, node: GeneratorExpr | DictionaryComprehension) -> None:
    """Attributes that the loops of a comprehension write."""
    for target in node.indices:
        for part in walk(target):
            if isinstance(part, MemberExpr):
                _attribute(proof, part, (), "__set__", "Writing")


@judges(ListComprehension, SetComprehension)
def listed(proof: Proof, node: ListComprehension | SetComprehension) -> None:
    """Attributes that the loops of a comprehension write."""
    looped(proof, node.generator)


def _targets(node: Node) -> list[Expression]:
    if isinstance(node, OperatorAssignmentStmt):
        return [node.lvalue]
    return [node.expr] if isinstance(node, DelStmt) else [*bound_by(node)]


def _attribute(
    proof: Proof, node: MemberExpr, dynamic: tuple[str, ...], accessor: str, doing: str
) -> None:
    """An attribute may be a property, a descriptor, or answered by a method for all of them."""
    if node.node is not None and not isinstance(node.node, Var):
        return
    owner = proof.type(node.expr)
    if may_be_grounded(owner):
        _of_content(proof, node, owner)
        return
    is_read = accessor == "__get__"
    if any(map(is_untyped, members(owner))) and is_declared(proof, node):
        proof.changes(node, "asking what may be any object", messages.DECLARE_ANY)
    access = Access(node, text(node), node.name, accessor, doing, dynamic, is_read)
    for info in (info for member in members(owner) for info in _owners(member)):
        if not access.is_allowed(proof, info, node.expr):
            return  # one reason for one place


def is_declared(proof: Proof, operand: Expression, depth: int = 0) -> bool:
    """Whether what an operand is comes from what the program declares, and no library computed.

    mypy knows as little of what a library computes, such as a power of numbers.
    """
    parts: list[Expression | None]
    if depth > _MOST:
        return True
    if isinstance(operand, IndexExpr):
        parts = [operand.base]
    elif isinstance(operand, MemberExpr):
        parts = [operand.expr]
    elif isinstance(operand, ConditionalExpr):
        parts = [operand.if_expr, operand.else_expr]
    elif isinstance(operand, OpExpr) and operand.op in ("and", "or"):
        parts = [operand.left, operand.right]
    elif isinstance(operand, CallExpr) and not _gives_parts(proof, operand):
        called = proof.callees.definition(operand.callee)
        return called is None or not proof.callees.is_library(called)
    elif isinstance(operand, _HOLDING):
        # What a container gives was put there; what a library computes, it makes.
        parts = [part for part in _parts_of(operand) if _holds_any(proof, part)]
    elif isinstance(operand, NameExpr):
        bound = operand.node
        if not isinstance(bound, Var) or not bound.is_inferred or bound.is_argument:
            return True
        drawn = [each.sequence for each in proof.callees.drawn(bound)]
        parts = [*proof.callees.values(bound), *drawn]
        if not parts:
            return True  # bound in a way that is not followed
    else:
        return False
    return any(is_declared(proof, part, depth + 1) for part in parts if part is not None)


_HOLDING = (
    CallExpr,
    DictExpr,
    GeneratorExpr,
    ListComprehension,
    ListExpr,
    SetComprehension,
    SetExpr,
    TupleExpr,
)


def _gives_parts(proof: Proof, call: CallExpr) -> bool:
    """Whether a library gives what it was passed, or what that holds."""
    called = proof.callees.definition(call.callee)
    listed = row(called.fullname) if called is not None else None
    return listed is not None and listed.gives in GIVING


def _parts_of(operand: Expression) -> Iterator[Expression]:
    """What a container is made of, or what the call of a library may give a part of."""
    if isinstance(operand, (ListExpr, TupleExpr, SetExpr)):
        yield from (each.expr if isinstance(each, StarExpr) else each for each in operand.items)
    elif isinstance(operand, DictExpr):
        yield from (each for item in operand.items for each in item if each is not None)
    elif isinstance(operand, (ListComprehension, SetComprehension)):
        yield operand.generator.left_expr
    elif isinstance(operand, GeneratorExpr):
        yield operand.left_expr
    elif isinstance(operand, CallExpr):
        yield from operand.args
        if isinstance(operand.callee, MemberExpr):
            yield operand.callee.expr


def _holds_any(proof: Proof, operand: Expression) -> bool:
    """Whether mypy knows nothing of a value, or of something in it."""
    return any(map(is_untyped, inside_of(proof.type(operand))))


_MOST = 8
"""So many names are followed at most, one bound to the other."""


class Access(NamedTuple):
    """An attribute that is read, written or deleted, and what answers for it.

    Attributes:
        place: where it is.
        shown: how it is written.
        name: its name.
        accessor: the method of a descriptor that answers.
        doing: what is done with it, for a message.
        dynamic: the methods that answer for all attributes, and for those that are not there.
        is_labelled: whether a plain answer that is content is labelled as that.
    """

    place: Context
    shown: str
    name: str
    accessor: str = "__get__"
    doing: str = "Reading"
    dynamic: tuple[str, ...] = ("__getattribute__", "__getattr__")
    is_labelled: bool = False

    def is_allowed(self, proof: Proof, info: TypeInfo, operand: Expression | None = None) -> bool:
        """Judge it on an object of a class; the proof is refused where it is not allowed."""
        if proof.callees.is_library(info):
            return self._is_listed(proof, info)
        symbol = info.get(self.name)
        inherited = symbol.node if symbol is not None else None
        is_library = inherited is not None and proof.callees.is_library(inherited)
        if is_library and not self._is_listed(proof, info):
            return False
        if is_library and is_property(inherited) and not proof.vouching.makes_quietly(info):
            proof.changes(self.place, f"making another `{info.name}`")
        base = proof.vouching.upcast(info, symbol) if symbol is not None else None
        if base is not None and operand is not None:
            message = messages.upcast_receiver(text(operand), self.name, base.name)
            proof.refuse(self.place, message, operand)
            return False
        dynamic = self._answering_for_all(proof, info)
        if self._runs(proof, info, symbol, dynamic):
            proof.refuse(self.place, self._unproved(proof, inherited))
            return False
        # Whichever of the program's methods answers may change what is read back later.
        answering = self.answering(proof, info)
        if not all(map(proof.vouching.is_inert, answering)):
            proof.tells()
        proof.ran(
            proof.vouching.traces(answering), self.place, () if operand is None else (operand,)
        )
        if not all(map(proof.vouching.is_quiet, answering)):
            cache = _cache_above(proof, inherited)
            cure = (
                messages.stored_by_reading(text(cache), self.shown) if cache is not None else None
            )
            is_refused = proof.changes(self.place, f"{self.doing.lower()} `{self.shown}`", cure)
            if operand is not None and not is_refused:
                proof.noisy.append(operand)
        return True

    def _unproved(self, proof: Proof, found: SymbolNode | None) -> Message:
        """Why a property, or another method that answers, may not run."""
        message = messages.impure_implicit(f"{self.doing} `{self.shown}`")
        cache = _cache_above(proof, found)
        if cache is not None:
            return message._replace(hint=messages.uncached(text(cache), self.name))
        is_read = isinstance(self.place, MemberExpr) and self.doing == "Reading"
        if found is None or not is_property(found) or not is_read or not summary_of(found).reason:
            return message
        assert isinstance(self.place, MemberExpr)
        return unproved_helper(proof, found, self.place)

    def answering(self, proof: Proof, info: TypeInfo) -> list[SymbolNode]:
        """What runs for an object of a class: a property, a descriptor, what answers for all."""
        symbol = info.get(self.name)
        read = symbol.node if symbol is not None else None
        held = _held(read)
        descriptor = held.type.get(self.accessor) if isinstance(held, Instance) else None
        found = (*self._answering_for_all(proof, info), descriptor)
        answering = [each.node for each in found if each and each.node]
        if isinstance(read, OverloadedFuncDef) and read.is_property and self.accessor != "__get__":
            answering += read.items[1:]  # the getter is not asked
        elif is_property(read) and read is not None:
            answering.append(read)
        if isinstance(read, Var) and _is_library_descriptor(held):
            answering += _given_to(proof, read)
        return answering

    def is_loud(self, proof: Proof, info: TypeInfo, symbol: SymbolTableNode) -> bool:
        """Whether what answers is unproved, or changes something."""
        if symbol.plugin_generated or symbol.node is None:
            return False
        runs = _runs(proof, symbol, self.accessor) or _falls_back(info, symbol, self.accessor)
        held = _held(symbol.node)
        descriptor = held.type.get(self.accessor) if isinstance(held, Instance) else None
        answering = [symbol.node] if is_property(symbol.node) else []
        answering += [descriptor.node] if descriptor is not None and descriptor.node else []
        return runs or not all(map(proof.vouching.is_quiet, answering))

    def _answering_for_all(self, proof: Proof, info: TypeInfo) -> list[SymbolTableNode | None]:
        answers = [info.get(method) for method in self.dynamic]
        is_found = answers[1:] != [None] and self._is_there(proof, info)
        return answers[:1] if is_found else answers

    def _is_there(self, proof: Proof, info: TypeInfo) -> bool:
        """Whether an object surely has it; what sets its attributes may be asked before."""
        is_filling = proof.function.name in CONSTRUCTION and proof.function.info in info.mro
        return proof.vouching.is_there(info, self.name) and not is_filling

    def _is_listed(self, proof: Proof, info: TypeInfo) -> bool:
        """Judge an attribute of a library's object by the table; one without a row is only read."""
        read, symbol = library.member(info, self.name), info.get(self.name)
        is_called = symbol is not None and not (
            isinstance(symbol.node, Var) or is_property(symbol.node)
        )
        if symbol is not None and not is_called and read is None and _is_private(info, self.name):
            proof.refuse(self.place, messages.reflection(self.shown))
            return False
        if read is None or is_called:
            return True  # calls of methods have judges of their own
        if read.refused:
            proof.refuse(
                self.place, messages.refused_attribute(self.shown, read.refused, read.instead)
            )
            return False
        if not read.quiet:
            proof.changes(self.place, f"{self.doing.lower()} `{self.shown}`")
        return True

    def _runs(
        self,
        proof: Proof,
        info: TypeInfo,
        symbol: SymbolTableNode | None,
        dynamic: list[SymbolTableNode | None],
    ) -> bool:
        """Whether unproved code of the program answers."""
        if not all(found is None or proof.vouching.vouched(found.node) for found in dynamic):
            return True
        if self.accessor == "__set__" and not proof.vouching.assigns(info):
            return True
        if symbol is None:
            return False
        if self.is_labelled and answers_with_content(symbol):
            return False
        if self.place not in proof.invoked and _may_be_replaced(proof, symbol.node):
            return True
        return _runs(proof, symbol, self.accessor) or _falls_back(info, symbol, self.accessor)


def _may_be_replaced(proof: Proof, node: SymbolNode | None) -> bool:
    """Whether a decorator may have put a descriptor there, which mypy takes for the function."""
    if not isinstance(node, Decorator) or is_property(node) or proof.callees.is_library(node):
        return False
    is_generated = node.func.info.is_named_tuple and node.name.startswith("_")
    known = summary_of(node)
    is_known = is_generated or known.is_derived
    return contract_of_definition(node) is None and not is_known


def _is_private(info: TypeInfo, name: str) -> bool:
    """Whether a library keeps an attribute to itself: what it holds there, no type may show."""
    return name.startswith("_") and not (name.endswith("__") or info.is_named_tuple)


def answers_with_content(symbol: SymbolTableNode) -> bool:
    """Whether a property is proved but for its answer, which is plain and content."""
    summary = summary_of(symbol.node)
    tells = summary.tells and not summary.asks_callers
    return is_property(symbol.node) and (tells or computes_of_object(symbol.node))


def read_by_template(
    proof: Proof, call: CallExpr, template: Expression, shown: Sequence[Expression]
) -> None:
    """``"{0.name}".format(x)`` reads attributes of what is shown, and of what these hold."""
    fields = _fields(template.value) if isinstance(template, StrExpr) else None
    if fields == []:
        return
    # A template that is not written out may read anything.
    named = {*chain.from_iterable(fields)} if fields is not None else None
    is_deep = fields is None or any(len(each) > 1 for each in fields)
    reflects = fields is not None and any(each[0].startswith("__") for each in fields if each[1:])
    for arg in shown:
        found = plain(proof.type(arg))
        if reflects or any(isinstance(each, AnyType) for each in inside_of(found)):
            proof.refuse(arg, messages.unseen_fields(text(arg)))  # whose attributes these are
            return
        infos = [*classes_in(found)]
        for info in infos:
            is_own = not proof.callees.is_library(info)
            for name in named if named is not None else info.names if is_own else ():
                if not Access(call, f"{text(arg)}.{name}", name).is_allowed(proof, info, arg):
                    return
            for held in _attributes(proof, info) if is_deep and is_own else ():
                if any(isinstance(each, AnyType) for each in inside_of(held)):
                    proof.refuse(arg, messages.unseen_fields(text(arg)))
                    return
                infos += [each for each in classes_in(plain(held)) if each not in infos]


def _attributes(proof: Proof, info: TypeInfo) -> Iterator[ProperType]:
    """The types of what a class of the program has under its names, methods apart."""
    own = [base for base in info.mro if not proof.callees.is_library(base)]
    for symbol in (symbol for base in own for symbol in base.names.values()):
        held = _held(
            symbol.node.items[0] if isinstance(symbol.node, OverloadedFuncDef) else symbol.node
        )
        if is_property(symbol.node) and isinstance(held, CallableType):
            yield get_proper_type(held.ret_type)
        elif held is not None and not isinstance(held, FunctionLike):
            yield held


def read_by_name(proof: Proof, call: CallExpr) -> None:
    """``getattr(x, "name")`` reads what is written out; with a default it catches a failure."""
    owner, name, *default = call.args
    assert isinstance(name, StrExpr)
    shown = f"{text(owner)}.{name.value}"
    for info in (info for member in members(proof.type(owner)) for info in _owners(member)):
        access = Access(call, shown, name.value)
        if not access.is_allowed(proof, info, owner):
            return
        failing = proof.vouching.may_fail_as_content_says(access.answering(proof, info))
        if default and failing:
            proof.refuse(call, messages.kept_failure(f"`{shown}`"))
            return


def hidden_attribute(proof: Proof, info: TypeInfo) -> str | None:
    """An attribute that runs code of the program, unproved or changing something, when it is asked.

    Whoever has the object as anything at all may ask for it by its name.
    """
    for base in info.mro:
        for name, symbol in base.names.items() if not proof.callees.is_library(base) else ():
            asked = (Access(info.defn, name, name, accessor) for accessor in ("__get__", "__set__"))
            if any(each.is_loud(proof, info, symbol) for each in asked):
                return name
    return None


def _fields(template: str) -> list[list[str]]:
    """The attributes that a template reads, one after the other, of each field that reads any."""
    try:
        parts = [*Formatter().parse(template)]
    except ValueError:
        return []  # it fails when it runs
    nested = [_fields(specification) for _, _, specification, _ in parts if specification]
    chains = [_ATTRIBUTE.findall(field) for _, field, _, _ in parts if field]
    return [*filter(None, chains), *chain.from_iterable(nested)]


_ATTRIBUTE = re.compile(r"\.([^.\[]+)")


def _owners(typ: ProperType) -> list[TypeInfo]:
    """The classes in which an attribute is looked up: of a class object, the metaclass too."""
    info = class_of(typ)
    if info is None:
        return []
    if isinstance(typ, TypeType) or (isinstance(typ, FunctionLike) and typ.is_type_obj()):
        meta = info.metaclass_type
        return [info, meta.type] if meta is not None else [info]
    return [info]


def _runs(proof: Proof, symbol: SymbolTableNode, accessor: str) -> bool:
    """Whether an attribute runs unproved code of the program."""
    if symbol.plugin_generated:
        return False
    node, writes = symbol.node, accessor != "__get__"
    if is_property(node):
        return not proof.vouching.vouched(node, writes=writes)
    held = _held(node)
    if isinstance(node, Var) and proof.vouching.hides(node):
        return True
    if not isinstance(held, Instance):
        return False
    if _is_library_descriptor(held):
        # A subclass, or one that decorates, runs what it was given in ways that no table lists.
        is_known = isinstance(node, Var) and has(held.type.fullname, Trait.DESCRIPTOR)
        return not (is_known and _is_made_of_proved(proof, node))
    found = held.type.get(accessor)
    return found is not None and not proof.vouching.vouched(found.node)


def _held(node: SymbolNode | None) -> ProperType | None:
    """What a class has under a name: a value, or what a decorator made of a function."""
    variable = node.var if isinstance(node, Decorator) else node
    return get_proper_type(variable.type) if isinstance(variable, Var) else None


def _falls_back(info: TypeInfo, symbol: SymbolTableNode, accessor: str) -> bool:
    """Whether ``__getattr__`` answers where a property fails, which may tell of content."""
    answers = accessor == "__get__" and info.get("__getattr__") is not None
    return answers and is_property(symbol.node) and not summary_of(symbol.node).inert


def _is_library_descriptor(held: ProperType | None) -> bool:
    """Whether a class has a ``property`` or its like under a name, made by a call."""
    return isinstance(held, Instance) and derives(held.type, Trait.DESCRIPTOR)


def _given_to(proof: Proof, variable: Var) -> Iterator[SymbolNode]:
    """The functions that ``name = property(f)`` was given, as far as they are known."""
    for value in proof.callees.values(variable):
        for arg in value.args if isinstance(value, CallExpr) else ():
            found = proof.callees.definition(arg)
            if found is not None:
                yield found


def _is_made_of_proved(proof: Proof, variable: SymbolNode | None) -> bool:
    """Whether ``name = property(f)`` was given proved functions of the program only.

    One of the library, such as ``len``, runs what the class of the object says.
    """
    values = proof.callees.values(variable) if isinstance(variable, Var) else []
    given = [arg for value in values if isinstance(value, CallExpr) for arg in value.args]
    functions = [arg for arg in given if not is_value(proof.type(arg))]
    found = [proof.callees.definition(arg) for arg in functions]
    return bool(values) and all(
        isinstance(each, (FuncDef, Decorator))
        and not proof.callees.is_library(each)
        and proof.vouching.vouched(each)
        for each in found
    )


def _of_content(proof: Proof, node: MemberExpr, owner: ProperType) -> None:
    """An attribute of a grounded value is looked up on its content."""
    if node.name in PROVENANCE:
        return
    for member in members(unwrapped(owner)):
        info = class_of(member)
        if info is None or isinstance(member, NoneType) or proof.callees.is_library(info):
            continue
        if not _reads_lifted(proof, info, node.name):
            proof.refuse(node, messages.unlifted_method(node.name))


def _reads_lifted(proof: Proof, info: TypeInfo, attribute: str) -> bool:
    vouching = proof.vouching
    symbol = info.get(attribute)
    dynamic = None if vouching.is_there(info, attribute) else info.get("__getattr__")
    reads = [found for found in (dynamic, info.get("__getattribute__")) if found is not None]
    if symbol is not None and is_property(symbol.node):
        reads.append(symbol)
    held = _held(symbol.node) if symbol is not None else None
    if symbol is not None and _is_library_descriptor(held) and not is_property(symbol.node):
        return False  # what it was given runs on the content
    if symbol is not None and isinstance(symbol.node, Var) and vouching.hides(symbol.node):
        return False
    answering = held.type.get("__get__") if isinstance(held, Instance) else None
    reads += [answering] if answering is not None else []
    return all(map(vouching.lifted, reads))


def _cache_above(proof: Proof, found: SymbolNode | None) -> Expression | None:
    """The decorator that keeps the results of a property."""
    above = proof.callees.above(found)
    return next((each for each in above if kept(each) is Keeps.RESULTS), None)

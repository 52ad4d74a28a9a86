"""What runs no code that nobody vouches for: definitions, objects and classes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias, TypeGuard

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    Decorator,
    DictExpr,
    Expression,
    ExpressionStmt,
    FuncDef,
    LambdaExpr,
    ListExpr,
    MemberExpr,
    NameExpr,
    OverloadedFuncDef,
    PassStmt,
    RefExpr,
    ReturnStmt,
    SetExpr,
    Statement,
    StrExpr,
    SymbolNode,
    SymbolTableNode,
    TempNode,
    TupleExpr,
    TypeInfo,
    Var,
)
from mypy.operators import op_methods
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    Overloaded,
    ProperType,
    TupleType,
    Type,
    TypeAliasType,
    TypedDictType,
    TypeOfAny,
    TypeType,
    TypeVarType,
    UnionType,
    get_proper_type,
)
from mypy.typevars import fill_typevars

from corvid_mypy.library import (
    FIELD_DECORATORS,
    MAKERS,
    Habit,
    Keeps,
    Trait,
    Use,
    derives,
    has,
    is_listed,
    is_of,
    row,
)
from corvid_mypy.model.contracts import Contract, Kind, contract_of
from corvid_mypy.model.special_methods import (
    ACCESSING,
    ALL_REFLECTED,
    ANSWERING,
    COMPARISON,
    CONSTRUCTION,
    COPYING,
    DRAWN,
    FILLING,
    FOLLOWED,
    FORMATTING,
    FOUND_BY_CLASS,
    IN_PLACE,
    ITERATION,
    MANAGING,
    MEMBERSHIP,
    ORDER,
    PASSED_ON,
    RESUMING,
    SPLITTING,
    SUBSCRIPTION,
    TRUTH,
    UNARY,
    WATCHING,
    is_special,
)
from corvid_mypy.model.summaries import is_kept, summary_of
from corvid_mypy.model.summary import (
    ANY,
    EVERY_TRACE,
    NO_TRACES,
    Summary,
    Traces,
    only_computes,
    traces,
)
from corvid_mypy.model.types import (
    carries,
    drops,
    is_anything,
    is_grounded,
    is_record,
    is_recursive,
    members,
)
from corvid_mypy.program.annotated import beside
from corvid_mypy.program.bodies import contract_above, gives_back, is_generated
from corvid_mypy.program.callees import (
    Callees,
    class_called,
    class_of,
    contract_of_definition,
    is_property,
    is_runtime,
    signature,
)
from corvid_mypy.program.hierarchy import concealed
from corvid_mypy.program.self_filling import (
    fills_in,
    is_taken_plainly,
    makes_what_fills,
    may_fill_in,
)
from corvid_mypy.proof.code.descriptors import hidden_in
from corvid_mypy.proof.labels import is_value
from corvid_mypy.proof.lending import may_be_lent
from corvid_mypy.seam.language_names import (
    ABC,
    ABC_META,
    BASES,
    BUILTINS,
    EXCEPTION,
    EXCEPTION_GROUP,
    ITERABLES,
    OBJECT,
    PARTIAL,
    TUPLE,
)
from corvid_mypy.seam.runtime_names import RUNTIME
from corvid_mypy.seam.syntax import expressions, walk

_ITEM = "__getitem__"
_SHOWING = frozenset({"__str__", "__repr__", "__format__"})
_COMPOSING = frozenset({*op_methods.values(), *ALL_REFLECTED, *IN_PLACE, "__invert__"})
_DRAWING = frozenset((*ITERATION, *MEMBERSHIP))
_TAKING = frozenset((*ALL_REFLECTED, *COMPARISON, *MEMBERSHIP, *SUBSCRIPTION))
"""The special methods that are handed what stands on the other side of an operator."""


class Unproved(NamedTuple):
    """A method of the program that is not pure, and the class whose objects run it."""

    owner: TypeInfo
    name: str

    def __str__(self) -> str:
        return f"`{self.name}` of `{self.owner.name}`"


_Methods: TypeAlias = "tuple[str, ...] | None"
_Asked: TypeAlias = list[tuple[Unproved, SymbolNode]]


class Vouching:
    """Tells code that is pure, lifted, generated or the library's from code that is none of it.

    Args:
        callees: the callees of the module whose proofs ask.
    """

    def __init__(self, callees: Callees) -> None:
        self._callees = callees
        self._narrowing: dict[tuple[TypeInfo, TypeInfo], bool] = {}
        self._classes: dict[TypeInfo, list[TypeInfo]] = {}
        self._beside: dict[TypeInfo, list[NameExpr]] = {}
        # Asked of every operand; mypy has settled what classes define before a body is walked.
        self._wide: dict[TypeInfo, bool] = {}
        self._fields: dict[TypeInfo, list[Var]] = {}
        self._made: dict[TypeInfo, list[TypeInfo]] = {}
        self._replacing: dict[tuple[TypeInfo, TypeInfo | None], _Asked] = {}
        self._hidden_in: dict[TypeInfo, set[str]] = {}
        self._asked_methods: dict[tuple[TypeInfo, _Methods], _Asked] = {}
        self._asked_objects: dict[tuple[Type, _Methods, bool], _Asked] = {}

    def forget(self) -> None:
        """Look at the classes anew."""
        of_class = self._wide, self._fields, self._made, self._replacing, self._hidden_in
        for known in (*of_class, self._asked_methods, self._asked_objects):
            known.clear()

    # -- definitions ----------------------------------------------------------------------------

    def vouched(self, node: SymbolNode | None, *, writes: bool = False) -> bool:
        """Whether a definition runs nothing unproved; ``writes`` asks for a property's setter."""
        if node is None or self._callees.is_library(node):
            return True
        if isinstance(node, Var) and not _is_method(get_proper_type(node.type)):
            return True
        if _is_lifted_validator(node):
            return True
        contract = contract_of_definition(node)
        if isinstance(node, OverloadedFuncDef) and node.is_property:
            accessors = node.items if writes else node.items[:1]
            return all(map(self.vouched, accessors))
        if contract is not None and contract.kind is Kind.LIFTED:
            if not is_special(node.name) or not computes_of_object(node):
                return True
            # Of an object that only hands something out later, no type says that it holds it.
            own = node.func.info if isinstance(node, Decorator) else None
            is_open = own is not None and not hands_out(fill_typevars(own))
            return is_open and node.name not in _UNSEEN_ANSWERS
        # Of what Python passes by itself nobody asks whether it is quiet.
        summary = summary_of(node)
        asks = summary.asks_callers or summary.builds
        return self.proved(node, contract) and not asks

    def proved(self, node: SymbolNode, contract: Contract | None) -> bool:
        """Whether the proof of a definition went through, or goes through without a mark."""
        summary = summary_of(node)
        if contract is None:
            return summary.proved
        # Where a mark cannot be looked behind, it is believed: in installed packages.
        return contract.pure and (summary.proved or not is_kept(node))

    def is_half_marked(self, node: OverloadedFuncDef) -> bool:
        """Whether only the implementation of an overloaded function is proved."""
        impl = node.impl
        return isinstance(impl, Decorator) and self.vouched(impl)

    def lifted(self, symbol: SymbolTableNode) -> bool:
        """Whether a member may run on bare content: the library's, generated, lifted, or inert.

        What is inert and quiet only computes, and of content it computes content.
        """
        node = symbol.node
        if node is None or symbol.plugin_generated or self._callees.is_library(node):
            return True
        if isinstance(node, Var) and not _is_method(get_proper_type(node.type)):
            return True
        if _is_lifted_validator(node):
            return True
        contract = contract_of_definition(node)
        if contract is not None:
            return contract.kind is Kind.LIFTED
        # What runs later, or is asked for more than its answer, may show what it is of.
        is_asked = node.name in ANSWERING or not is_special(node.name)
        return is_asked and not _runs_later(node) and only_computes(summary_of(node))

    def unlifted(self, info: TypeInfo, methods: Iterable[str] | None = None) -> str | None:
        """A special method of a class that may not run on bare content, of these or of all."""
        if not self.shows_quietly(info):
            return next(self._registered(info), info.name)
        methods = None if methods is None else _with_derived(info, methods)
        for name in self._asked_for(info):
            if methods is not None and name not in methods:
                continue
            symbol = info.get(name)
            if symbol is not None and not self.lifted(symbol):
                return name
        return None

    def unlifted_override(self, info: TypeInfo) -> str | None:
        """A method in the place of a library's that may not run on bare content."""
        for found, _ in self._overrides(info, None):
            symbol = info.get(found.name)
            if symbol is not None and not self.lifted(symbol):
                return found.name
        return None

    def handed_anything(self, info: TypeInfo) -> str | None:
        """A method in the place of a library's that is handed content, and declares any object."""
        for found, node in self._overrides(info, None):
            declared, symbol = get_proper_type(signature(node)), info.get(found.name)
            taken = declared.arg_types[1:] if isinstance(declared, CallableType) else []
            is_open = any(is_anything(part) for slot in taken for part in inside_of(slot))
            if is_open and symbol is not None and not self.lifted(symbol):
                return found.name
        return None

    def computed(self, info: TypeInfo) -> str | None:
        """A property of a class that may not run as content says."""
        for base in self._own(info):
            for name, symbol in base.names.items():
                if is_property(symbol.node) and not self.lifted(symbol):
                    return name
        return None

    # -- objects --------------------------------------------------------------------------------

    def unproved(
        self, typ: Type, methods: Iterable[str] | None = None, *, inside: bool = False
    ) -> Unproved | None:
        """A special method of an object of this type that runs unproved code.

        Args:
            typ: the type of the object.
            methods: those that may be called; ``None`` for all that the program wrote.
            inside: whether what the object holds may be asked as well.
        """
        for held in self.with_fields(typ) if inside else members(typ):
            if is_grounded(held):
                continue
            info = _asked(held)
            if info is None:
                continue
            is_shown = methods is None or not _SHOWING.isdisjoint(methods)
            if is_shown and has(info.fullname, Trait.AMBIENT):
                return Unproved(info, "__str__")
            if not self._callees.is_library(info):
                found = self._unproved_member(info, methods)
                if found is not None:
                    return found
        return None

    def is_plain(self, typ: Type, *, inside: bool) -> bool:
        """Whether a value is a library's, grounded or not, and holds nothing that may be asked."""
        if isinstance(typ, UnionType):
            return all(self.is_plain(item, inside=inside) for item in typ.items)
        if is_recursive(typ):
            return False  # it meets itself inside: no more is known of it
        typ = get_proper_type(typ)  # an argument of a type may be an alias
        held = get_proper_type(typ.args[0]) if is_grounded(typ) else typ
        if not isinstance(held, Instance):
            return isinstance(held, NoneType)
        if not self._callees.is_library(held.type):
            return False
        if held is typ and (self.is_wide(held.type) or has(held.type.fullname, Trait.AMBIENT)):
            return False
        if not held.args or (held is typ and not inside):
            return True
        return held is typ and all(self.is_plain(arg, inside=True) for arg in held.args)

    def asks_nobody(self, typ: Type, methods: Iterable[str] | None, *, inside: bool) -> bool:
        """Whether nothing of the program's, and nothing unknown, answers; as :meth:`unproved`."""
        for held in self.with_fields(typ) if inside else members(typ):
            if isinstance(held, Instance) and (is_grounded(held) or self.is_wide(held.type)):
                return False
            if isinstance(held, Instance) and held.type.is_protocol:
                return False
            if is_untyped(held):
                return False
            info = _asked(held)
            if info is None:
                continue
            if self._called(info, methods) or self._shows_loudly(info, methods):
                return False
            if has(info.fullname, Trait.AMBIENT):
                return False
        return self.failing(typ, methods) is None

    def truth_tells(self, typ: Type) -> bool:
        """Whether the method that says whether an object is true answers with content."""
        return any(
            self.tells(held, name)
            for held in members(typ)
            for name in TRUTH
            if not is_grounded(held)
        )

    def tells(self, typ: Type, name: str) -> bool:
        """Whether a special method of the program's is proved but for its answer: it is content."""
        infos = map(_asked, members(typ))
        found = [symbol.node for info in infos if info and (symbol := info.get(name)) is not None]
        return any(summary_of(node).tells or computes_of_object(node) for node in found)

    def noisy(
        self, typ: Type, methods: Iterable[str] | None, *, inside: bool = False
    ) -> Unproved | None:
        """A special method of an object of this type that is not quiet; as :meth:`unproved`."""
        asked = self._asked(typ, methods, inside=inside)
        loud = next((found for found, node in asked if not self.is_quiet(node)), None)
        if loud is not None or self.is_plain(typ, inside=inside):
            return loud
        for held in self.with_fields(typ) if inside else members(typ):
            info = _asked(held)
            if info is not None and self._shows_loudly(info, methods):
                return Unproved(info, "__str__")
        return None

    def _shows_loudly(self, info: TypeInfo, methods: Iterable[str] | None) -> bool:
        """Whether generated methods run what the description of a field was given, and loudly."""
        is_shown = methods is None or not PASSED_ON.isdisjoint(methods)
        return is_shown and not (self._callees.is_library(info) or self.shows_quietly(info))

    def unknown(
        self, typ: Type, methods: Iterable[str] | None, *, inside: bool = False
    ) -> Unproved | None:
        """A special method of what is declared so that it may be an object of any class.

        What a type variable stands for is asked by whoever says what that is.
        """
        if self.is_plain(typ, inside=inside):
            return None
        for held in self.with_fields(typ) if inside else members(typ):
            if not isinstance(held, Instance):
                continue
            # What implements a protocol of the program may have what that does not name.
            is_protocol = held.type.is_protocol and not self._callees.is_library(held.type)
            if not (is_protocol or self.is_wide(held.type)):
                continue
            for name in FORMATTING if methods is None else methods:
                found = held.type.get(name)
                is_named = is_protocol and found is not None and self._is_own(found.node)
                if not is_named and (name in FOUND_BY_CLASS or found is not None):
                    return Unproved(held.type, name)
        return None

    def _is_own(self, node: SymbolNode | None) -> bool:
        return node is not None and not self._callees.is_library(node)

    def is_anything(self, typ: Type, *, inside: bool) -> bool:
        """Whether a value, or what it holds, is declared as ``Any``."""
        return any(map(is_untyped, self.with_fields(typ) if inside else members(typ)))

    def is_wide(self, info: TypeInfo) -> bool:
        """Whether objects of any class may be declared so, whatever their own methods do."""
        known = self._wide.get(info)
        if known is None:
            known = self._wide[info] = self._is_wide(info)
        return known

    def _is_wide(self, info: TypeInfo) -> bool:
        if not self._callees.is_library(info):
            return False
        if not is_listed(info) and info.module_name.partition(".")[0] not in _LANGUAGE:
            return True  # no table says what its special methods do
        is_known = has(info.fullname, Trait.HOLDING) or any(map(info.has_readable_member, RESUMING))
        return info.fullname == OBJECT or (info.is_protocol and not is_known)

    def hidden(self, info: TypeInfo, base: TypeInfo) -> Unproved | None:
        """A special method that an object of a class has, and whoever takes it for a base ignores.

        It changes something; or it may be called with content, where the base's own is known to
        keep that.
        """
        is_known = is_of(base.fullname, Habit.HOLDING) or has(base.fullname, Trait.ATOM)
        for name in self._written(info):
            symbol, shown = info.get(name), base.get(name)
            if symbol is None or symbol.node is None or symbol.plugin_generated:
                continue
            if shown is not None and name in _DRAWING:
                continue  # drawing may do anything
            if shown is not None and self._is_compared(info, base, shown.node):
                continue
            takes = is_known and name in _TAKING and not self.lifted(symbol)
            if takes or not (self.is_quiet(symbol.node) and self.vouched(symbol.node)):
                return Unproved(info, name)
        return None

    def _is_compared(self, info: TypeInfo, base: TypeInfo, shown: SymbolNode | None) -> bool:
        """Whether a method is compared with that of a base where it is defined.

        What a protocol has of ``object`` is not: whatever looks like the protocol has its own.
        """
        if self._callees.is_library(base):
            return False
        return base in info.mro or (shown is not None and not self._callees.is_library(shown))

    def uses_content(
        self, typ: Type, methods: Iterable[str] | None, *, inside: bool = False
    ) -> bool:
        """Whether a special method of an object may fail because of content."""
        asked = self._asked(typ, methods, inside=inside)
        return not all(self.is_inert(node) for _, node in asked)

    def traces_of(
        self, typ: Type, methods: Iterable[str] | None, *, inside: bool = False
    ) -> Traces:
        """What special methods of an object leave; as :meth:`unproved`."""
        return self.traces(node for _, node in self._asked(typ, methods, inside=inside))

    def traces_of_overrides(self, info: TypeInfo) -> Traces:
        """What methods in place of a library's leave."""
        return self.traces(node for _, node in self._overrides(info, None))

    def traces_of_making(self, info: TypeInfo) -> Traces:
        """What making an object of a class leaves."""
        return self.traces((*self._constructors(info), *self._descriptors(info)))

    def traces(self, nodes: Iterable[SymbolNode | None]) -> Traces:
        """What definitions leave, which run where no call names them."""
        found = NO_TRACES
        for node in nodes:
            if node is None or isinstance(node, Var) or self._callees.is_library(node):
                continue
            contract = contract_of_definition(node)
            # Of a mark that nobody looked behind, in an installed package, only the mark is known.
            is_unseen = contract is not None and contract.pure and not is_kept(node)
            found = found.beside(EVERY_TRACE if is_unseen else traces(summary_of(node)))
        return found

    def _asked(self, typ: Type, methods: Iterable[str] | None, *, inside: bool) -> _Asked:
        """The special methods that the program wrote for an object of this type."""
        if self.is_plain(typ, inside=inside):
            return []
        key = (typ, None if methods is None else (*methods,), inside)
        found = self._asked_objects.get(key)
        if found is None:
            found = self._asked_objects[key] = [*self._found_asked(*key)]
        return found

    def _found_asked(
        self, typ: Type, methods: _Methods, inside: bool
    ) -> Iterator[tuple[Unproved, SymbolNode]]:
        for held in self.with_fields(typ) if inside else members(typ):
            info = None if is_grounded(held) else _asked(held)
            if info is not None:
                yield from self._called(info, methods)

    def hook_of(self, typ: Type, name: str) -> SymbolTableNode | None:
        """A special method that the program wrote for what an object of this type is of."""
        for held in members(typ):
            info = None if is_grounded(held) else _asked(held)
            symbol = info.get(name) if info is not None else None
            if symbol is not None and symbol.node and not self._callees.is_library(symbol.node):
                return symbol
        return None

    def _called(self, info: TypeInfo, methods: Iterable[str] | None) -> _Asked:
        """The special methods of a class of the program, and those of what they give."""
        if self._callees.is_library(info):
            return []
        key = (info, None if methods is None else (*methods,))
        if key not in self._asked_methods:
            self._asked_methods[key] = [*self._found_called(*key)]
        return self._asked_methods[key]

    def _found_called(
        self, info: TypeInfo, methods: _Methods
    ) -> Iterator[tuple[Unproved, SymbolNode]]:
        for name in self._asked_for(info) if methods is None else _with_derived(info, methods):
            symbol = info.get(name)
            if symbol is None or symbol.plugin_generated or symbol.node is None:
                continue
            if not self._callees.is_library(symbol.node):
                yield Unproved(info, name), symbol.node
            elif _may_ask_self(symbol.node):
                yield from self._overrides(info, None)
            if name in _BUILDING and self._callees.is_library(symbol.node):
                yield from self._making(info)
            for given in _result_classes(symbol.node, info) if name in FOLLOWED else ():
                yield from self._called(given, FOLLOWED[name])

    def _making(self, info: TypeInfo) -> Iterator[tuple[Unproved, SymbolNode]]:
        """What a library runs that makes another object of the class that it belongs to."""
        for node in self._constructors(info):
            if node is not None:
                yield Unproved(info, node.name), node

    def made_loudly(self, info: TypeInfo) -> Unproved | None:
        """What changes something where an object of a class of the program is made."""
        return next((found for found, node in self._making(info) if not self.is_quiet(node)), None)

    def is_inert(self, node: SymbolNode) -> bool:
        """Whether running a definition reaches nothing grounded: it fails whatever content is."""
        return self._callees.is_library(node) or isinstance(node, Var) or summary_of(node).inert

    def is_quiet(self, node: SymbolNode) -> bool:
        """Whether running a definition changes nothing that others see."""
        if self._callees.is_library(node) or isinstance(node, Var):
            return True
        contract = contract_of_definition(node)
        if contract is not None and contract.kind is Kind.LIFTED:
            return True
        summary = summary_of(node)
        return summary.quiet and not summary.acts

    def with_fields(self, typ: Type) -> Iterator[ProperType]:
        """What a value holds, the attributes of records included: generated methods ask them."""
        pending, seen = [typ], set[TypeInfo]()
        while pending:
            for held in inside_of(pending.pop()):
                yield held
                if not isinstance(held, Instance) or held.type in seen:
                    continue
                seen.add(held.type)
                fields = self._fields_of(held.type)
                pending += [field.type for field in fields if field.type is not None]

    def _fields_of(self, info: TypeInfo) -> list[Var]:
        """The attributes of a record, and those of the records that it derives from."""
        found = self._fields.get(info)
        if found is None:
            found = self._fields[info] = [
                symbol.node
                for base in self._own(info)
                if any(each.plugin_generated for each in base.names.values())
                for name, symbol in base.names.items()
                if isinstance(symbol.node, Var) and not is_special(name)
            ]
        return found

    def _unproved_member(self, info: TypeInfo, methods: Iterable[str] | None) -> Unproved | None:
        for name in self._asked_for(info) if methods is None else _with_derived(info, methods):
            symbol = info.get(name)
            if symbol is None or symbol.plugin_generated:
                continue
            if not self.vouched(symbol.node) or self.upcast(info, symbol) is not None:
                return Unproved(info, name)
            if self.asks_own(symbol.node):
                found = self.overridden(info)
                if found is not None:
                    return found
            for given in _result_classes(symbol.node, info) if name in FOLLOWED else ():
                if not self._callees.is_library(given):
                    found = self._unproved_member(given, FOLLOWED[name])
                    if found is not None:
                        return found
        return None

    def _written(self, info: TypeInfo) -> Iterator[str]:
        """The special methods that the program wrote for a class."""
        for base in self._own(info):
            yield from filter(is_special, base.names)

    def _asked_for(self, info: TypeInfo) -> list[str]:
        """What the program wrote for a class that a library may call, if nothing more is known."""
        return [*self._written(info), *self._registered(info)]

    def _registered(self, info: TypeInfo) -> Iterator[str]:
        """The methods that decorators give to a library: it runs them when it sees fit."""
        for base in self._own(info):
            known = self._kept(base, "registered")
            yield from _registered_in(base) if known is None else known

    def is_there(self, info: TypeInfo, name: str) -> bool:
        """Whether an object surely has what its class declares: ``__getattr__`` is not asked.

        A declaration alone is no attribute. What fills a record may be told to leave a field out.
        """
        symbol = info.get(name)
        if symbol is None or not isinstance(symbol.node, Var):
            return symbol is not None
        if symbol.node.has_explicit_value and not _is_field_of(symbol.node):
            return True
        return any(name in self._filled(base) for base in self._own(info))

    def _filled(self, info: TypeInfo) -> Iterable[str]:
        """The attributes that the ``__init__`` of a class sets, whatever it is passed."""
        known: Iterable[str] | None = self._kept(info, "filled")
        return _filled_in(info) if known is None else known

    def _own(self, info: TypeInfo) -> list[TypeInfo]:
        """The classes of the program that a class derives from, itself included."""
        found = self._classes.get(info)
        if found is None:  # asked of every operand, and mypy settles bases before bodies
            is_library = self._callees.is_library
            bases = [] if is_library(info) else info.mro
            found = self._classes[info] = [base for base in bases if not is_library(base)]
        return found

    def overridden(self, info: TypeInfo, base: TypeInfo | None = None) -> Unproved | None:
        """An unproved method of the program in place of one that a library class promises.

        Args:
            info: the class of an object.
            base: the library class the object is used as; ``None`` for all that it derives from
                but ``object``.
        """
        overrides = self._overrides(info, base)
        return next((found for found, node in overrides if not self.vouched(node)), None)

    def loud(self, info: TypeInfo, base: TypeInfo | None = None) -> Unproved | None:
        """A method in place of a library's that changes something; as :meth:`overridden`."""
        overrides = self._overrides(info, base)
        return next((found for found, node in overrides if not self.is_quiet(node)), None)

    def failing(self, typ: Type, methods: Iterable[str] | None) -> Unproved | None:
        """A method that fails as content decides, where a method of a library may catch that."""
        for held in members(typ):
            info = None if is_grounded(held) else _asked(held)
            if info is None or self._callees.is_library(info):
                continue
            found = self._failing_of(info, methods)
            if found is not None:
                return found
        return None

    def _failing_of(self, info: TypeInfo, methods: Iterable[str] | None) -> Unproved | None:
        asked = {*(self._asked_for(info) if methods is None else methods)}
        symbols = (info.get(name) for name in asked)
        if any(symbol is not None and self.asks_own(symbol.node) for symbol in symbols):
            return self.failing_override(info)
        is_drawn = methods is None or "__iter__" in asked
        by_position = info.get(_ITEM) if is_drawn and info.get("__iter__") is None else None
        if by_position is None or self._is_unfailing(by_position.node):
            return None
        return Unproved(info, _ITEM)  # what is drawn by position ends where reading one fails

    def failing_override(self, info: TypeInfo) -> Unproved | None:
        """A method in place of a library's that fails as content decides."""
        for found, node in self._overrides(info, None):
            if not self._is_unfailing(node):
                return found
        return None

    def may_fail(self, info: TypeInfo) -> bool:
        """Whether a special method that the program wrote fails as content decides."""
        symbols = filter(None, map(info.get, self._asked_for(info)))
        return self.may_fail_as_content_says(symbol.node for symbol in symbols)

    def may_fail_as_content_says(self, nodes: Iterable[SymbolNode | None]) -> bool:
        """Whether one of some definitions fails as content decides."""
        return not all(map(self._is_unfailing, nodes))

    def _is_unfailing(self, node: SymbolNode | None) -> bool:
        if node is None or isinstance(node, Var) or self._callees.is_library(node):
            return True
        return summary_of(node).unfailing

    def _overrides(self, info: TypeInfo, base: TypeInfo | None) -> _Asked:
        """The methods of the program in place of those that a library class promises."""
        found = self._replacing.get((info, base))
        if found is None:
            found = self._replacing[info, base] = [*self._found_overrides(info, base)]
        return found

    def _found_overrides(
        self, info: TypeInfo, base: TypeInfo | None
    ) -> Iterator[tuple[Unproved, SymbolNode]]:
        classes = self._own(info)
        if not classes:
            return
        above = info.mro[:-1] if base is None else base.mro
        promised = _names([each for each in above if self._callees.is_library(each)])
        for own in classes:
            for name, symbol in own.names.items():
                if name in _UNPROMISED or symbol.plugin_generated or name not in promised:
                    continue
                if symbol.node is not None:
                    yield Unproved(info, name), symbol.node
        if base is not None and base.fullname == OBJECT:
            yield from self._overrides_of_fields(info, base)

    def _overrides_of_fields(
        self, info: TypeInfo, base: TypeInfo
    ) -> Iterator[tuple[Unproved, SymbolNode]]:
        """What generated methods ask: an object that is shown, or compared, asks its fields."""
        held = info.tuple_type if info.tuple_type is not None else fill_typevars(info)
        inside = {class_of(each): None for each in self.with_fields(held)}
        for own in filter(None, inside):
            if own is info or self._callees.is_library(own):
                continue
            for name in base.names.keys() & own.names.keys() - _UNPROMISED:
                symbol = own.names[name]
                if not symbol.plugin_generated and symbol.node is not None:
                    yield Unproved(own, name), symbol.node

    def _is_filled_by_itself(self, info: TypeInfo, made: SymbolNode) -> bool:
        """Whether a library's constructor may call loud methods that the class has of its own.

        A class of the library that derives from a built-in one may do so behind its constructor.
        """
        libraries = [base for base in info.mro if self._callees.is_library(base)]
        is_library = self._callees.is_library(made)
        written = [each for each in libraries if each.module_name not in BASES]
        may_ask = _may_ask_self(made) or (is_library and bool(written))
        return may_ask and self.loud(info) is not None

    def is_called_unseen(self, function: FuncDef) -> bool:
        """Whether Python, or a library, calls a method, and asks what it hands to it."""
        return bool(function.info) and (
            is_special(function.name) or self.replaces_library(function)
        )

    def replaces_library(self, function: FuncDef) -> bool:
        """Whether a method stands in the place of a library's, which that library calls."""
        above = [base for base in function.info.mro[1:-1] if self._callees.is_library(base)]
        return function.name in _names(above)

    def upcast(self, info: TypeInfo, symbol: SymbolTableNode) -> TypeInfo | None:
        """The class of an inherited method that shows fields of which it does not know."""
        node = symbol.node
        if isinstance(node, OverloadedFuncDef):
            node = node.items[0]
        maker = node.func.info if isinstance(node, Decorator) else None
        if not maker or maker is info or not carries(fill_typevars(info)):
            return None
        contract = contract_of(signature(node))
        if contract is None or not contract.is_checked:
            return None
        shows = contract.shows_receiver and not carries(fill_typevars(maker))
        return maker if shows or self._narrows(info, maker) else None

    def _narrows(self, info: TypeInfo, base: TypeInfo) -> bool:
        """Whether a class declares grounded what a base declares plain."""
        if (info, base) not in self._narrowing:
            self._narrowing[info, base] = any(
                (own := info.names.get(name)) is not None
                and own.type is not None
                and symbol.type is not None
                and drops(own.type, symbol.type)
                for above in base.mro
                for name, symbol in above.names.items()
                if isinstance(symbol.node, Var)
            )
        return self._narrowing[info, base]

    # -- classes --------------------------------------------------------------------------------

    def makes_inertly(self, info: TypeInfo) -> bool:
        """Whether constructing the class reaches nothing grounded."""
        return self._written_down(info, "inert", self._makes_inertly)

    def _makes_inertly(self, info: TypeInfo) -> bool:
        runs = [*self._constructors(info), *self._descriptors(info)]
        return self._makes_quietly(info) and all(summary_of(each).inert for each in runs)

    def makes_unfailingly(self, info: TypeInfo) -> bool:
        """Whether content decides nothing of whether constructing the class fails."""
        return self.is_alone(info) and all(map(self._is_unfailing, self._constructors(info)))

    def makes_as_generated(self, info: TypeInfo) -> bool:
        """Whether constructing the class runs no constructor that the program wrote."""
        return self._written_down(info, "generated", self._makes_as_generated)

    def _makes_as_generated(self, info: TypeInfo) -> bool:
        own = [base for base in self._own(info) if not self._callees.is_imported(base)]
        parts = (part for base in own for part in base.defn.defs.body)
        fields = (part.rvalue for part in parts if isinstance(part, AssignmentStmt))
        given = (arg for field in fields if isinstance(field, CallExpr) for arg in field.args)
        made = (self._callees.definition(arg) for arg in given if isinstance(arg, RefExpr))
        return not any(self._constructors(info)) and all(
            self._callees.is_library(each) or self.makes_as_generated(each)
            for each in made
            if isinstance(each, TypeInfo)
        )

    def _constructors(self, info: TypeInfo) -> Iterator[SymbolNode | None]:
        """What the program wrote that making an object of a class runs."""
        for base in self._own(info):
            for symbol in map(base.names.get, _construction(info)):
                if symbol is not None and not symbol.plugin_generated:
                    yield symbol.node

    def _is_quiet_maker(self, maker: Expression | Decorator) -> bool:
        """Whether a factory, converter or validator of a field changes nothing that others see."""
        if isinstance(maker, Decorator):
            return self.is_quiet(maker)
        if isinstance(maker, LambdaExpr):
            calls = [node for node in expressions(maker.body) if isinstance(node, CallExpr)]
            # A method may change what it is of: only what is called by its name alone is known.
            return not maker.arguments and all(
                isinstance(each.callee, NameExpr) and self._is_quiet_maker(each.callee)
                for each in calls
            )
        if isinstance(maker, CallExpr):
            return all(map(self._is_quiet_maker, self._handed(maker)))
        node = self._callees.definition(maker)
        if isinstance(node, TypeInfo):
            return self._callees.is_library(node) or self.makes_quietly(node)
        called = row(node.fullname) if node is not None else None
        # What decorates the class changes no more than that, before anybody has it.
        is_quiet = called is None or called.quiet or called.keeps is not Keeps.NOTHING
        return node is not None and self.is_quiet(node) and is_quiet

    def _written_down(self, info: TypeInfo, question: str, ask: Callable[[TypeInfo], bool]) -> bool:
        """An answer about a class, and all whose objects are made along with it."""
        return all(self._answered(made, question, ask) for made in self._made_along(info))

    def _answered(self, info: TypeInfo, question: str, ask: Callable[[TypeInfo], bool]) -> bool:
        """An answer about a class, which rests on what the class bodies say.

        Of another module's class, whose body may be gone, it is as it was kept; so it is of a base.
        """
        known = self._kept(info, question)
        if known is not None:
            return bool(known)
        above = filter(self._callees.is_imported, self._own(info)[1:])
        return ask(info) and all(self._answered(base, question, ask) for base in above)

    def _made_along(self, info: TypeInfo) -> list[TypeInfo]:
        """A class, and those whose objects it makes of plain data where it validates its fields."""
        known = self._made.get(info)
        if known is not None:
            return known
        found = self._made[info] = [info]
        for made in found:
            if self._callees.is_library(made) or not derives(made, Trait.VALIDATING):
                continue
            held = (
                class_of(part)
                for base in self._own(made)
                for symbol in base.names.values()
                if isinstance(symbol.node, Var) and symbol.node.type is not None
                for part in inside_of(symbol.node.type)
            )
            further = [each for each in held if each is not None and _is_made_of_data(each)]
            found += [each for each in dict.fromkeys(further) if each not in found]
        return found

    def _kept(self, info: TypeInfo, question: str) -> Any:
        """What was kept with a class of another module, whose body may be gone; else ``None``."""
        known = info.metadata.get(_METADATA, {})
        return known.get(question) if self._callees.is_imported(info) else None

    def keep(self, info: TypeInfo) -> None:
        """Keep with a class what the modules that import it have to know."""
        info.metadata[_METADATA] = {
            "proved": self._constructs(info),
            "quiet": self._makes_quietly(info),
            "assigns": self._assigns(info),
            "hooks": self._hooks_assignment(info),
            "inert": self._makes_inertly(info),
            "shown": self._shows_quietly(info),
            "alone": self._is_alone(info),
            "lends": [[*names] for names in self._lends(info)],
            "generated": self._makes_as_generated(info),
            "registered": [*_registered_in(info)],
            "unproved": [each.name for each in _fields_of(info) if self.fills_unproved(each)],
            "filled": [*_filled_in(info)],
            "hidden": [*self._hidden(info)],
        }

    def hides(self, attribute: Var) -> bool:
        """Whether reading an attribute may run what its class has there, and no type shows."""
        if not isinstance(attribute.info, TypeInfo) or not attribute.info:
            return False
        if not attribute.is_initialized_in_class or self._callees.is_library(attribute):
            return False
        known: Iterable[str] | None = self._kept(attribute.info, "hidden")
        return attribute.name in (self._hidden(attribute.info) if known is None else known)

    def _hidden(self, info: TypeInfo) -> Iterable[str]:
        if info not in self._hidden_in:
            self._hidden_in[info] = {*hidden_in(info, self._callees, self.is_wide)}
        return self._hidden_in[info]

    def fills_unproved(self, field: Var) -> bool:
        """Whether a class itself puts a function without a proof into a field that holds one."""
        known = self._kept(field.info, "unproved")
        if known is not None:
            return field.name in known
        return not all(map(self._is_known, _put_into(field)))

    def _is_known(self, function: Expression) -> bool:
        """Whether a function that is named is proved; a parameter is ordinary code's to fill."""
        if isinstance(function, LambdaExpr):
            return False
        found = self._callees.definition(function)
        if not isinstance(found, (FuncDef, Decorator)) or self._callees.is_library(found):
            return True
        return self.proved(found, contract_of_definition(found))

    def is_alone(self, info: TypeInfo) -> bool:
        """Whether nobody has an object of exactly this class, or what it holds, but its maker.

        What is passed to its constructor apart.
        """
        return self._written_down(info, "alone", self._is_alone)

    def _is_alone(self, info: TypeInfo) -> bool:
        own = self._own(info)
        above = {base.fullname for base in info.mro if base not in own}
        meta = info.metaclass_type
        is_plain = above <= {OBJECT, ABC} or _is_named_tuple(own)
        if not is_plain or not (meta is None or meta.type.fullname == ABC_META):
            return False
        if _overrides(own):
            return False
        is_generated = "dataclass" in info.metadata or "attrs" in info.metadata
        # Any decorator but the one that generates methods may give another class.
        return len(info.defn.decorators) == is_generated and all(
            (*map(self.is_alone, own[1:]), *map(self._is_alone_part, info.defn.defs.body))
        )

    def _is_alone_part(self, part: Statement) -> bool:
        """Whether a statement of a class keeps nothing for all objects, and watches nothing."""
        if isinstance(part, AssignmentStmt):
            return all(
                self._is_new_default(target, part) or self._is_lent_default(target, part)
                for target in part.lvalues
            )
        if isinstance(part, (FuncDef, Decorator)):
            if part.name in CONSTRUCTION:
                if isinstance(part, FuncDef) and is_generated(part):
                    return True  # the fields say what it puts there
                known = summary_of(part)
                return part.name in FILLING and _fills_itself(known)
            if part.name in WATCHING or (isinstance(part, Decorator) and _is_validator(part)):
                return False
            # Python runs these where no call is written: they may give the object to nobody.
            runs_unseen = is_special(part.name) or is_property(part)
            # Where a manager's run a `with` is written, which asks who sees what they change.
            fills_itself = part.name in MANAGING and _fills_itself(summary_of(part))
            return not runs_unseen or self.is_quiet(part) or fills_itself
        if isinstance(part, OverloadedFuncDef) and part.is_property:
            # Where its setter runs an assignment is written, which does not ask who has the object.
            setters = map(summary_of, part.items[1:])
            return self.is_quiet(part) and all(map(_fills_itself, setters))
        return isinstance(part, (PassStmt, ExpressionStmt))

    def _is_new_default(self, target: Expression, part: AssignmentStmt) -> bool:
        """Whether an attribute is a value, or is given a new container for each object."""
        variable = target.node if isinstance(target, NameExpr) else None
        if not isinstance(variable, Var) or variable.type is None:
            return False
        if is_value(variable.type) and not isinstance(part.rvalue, CallExpr):
            return True
        makes = _is_field(part.rvalue) if isinstance(part.rvalue, CallExpr) else None
        if not makes:
            return makes is None and isinstance(part.rvalue, TempNode) and _is_field_of(variable)
        assert isinstance(part.rvalue, CallExpr)
        given = zip(part.rvalue.args, part.rvalue.arg_names)
        return all(self._is_new_part(arg, is_called=name in MAKERS) for arg, name in given)

    def _is_lent_default(self, target: Expression, part: AssignmentStmt) -> bool:
        """Whether an attribute may be given the same plain value for each object."""
        variable = target.node if isinstance(target, NameExpr) else None
        if not isinstance(variable, Var) or variable.type is None or is_special(variable.name):
            return False
        held = get_proper_type(variable.type)
        answers = isinstance(held, Instance) and any(map(held.type.get, _DESCRIBING))
        if answers or holds_callable(held) or not may_be_lent(held):
            return False
        made = part.rvalue if isinstance(part.rvalue, CallExpr) and _is_field(part.rvalue) else None
        given = zip(made.args, made.arg_names) if made is not None else ()
        return all(
            name in _DEFAULTS or self._is_new_part(arg, is_called=name in MAKERS)
            for arg, name in given
        )

    def _is_new_part(self, arg: Expression, *, is_called: bool) -> bool:
        """Whether what describes a field is a value, or is called and makes something new."""
        if not is_called:
            return is_value(self._callees.type(arg))
        if isinstance(arg, LambdaExpr):
            [given] = arg.body.body
            if arg.arguments or not isinstance(given, ReturnStmt) or given.expr is None:
                return False  # it may give what it is passed
            return self._is_made_new(given.expr)
        made = self._callees.definition(arg) if isinstance(arg, RefExpr) else None
        if isinstance(made, TypeInfo):
            called = row(made.fullname)
            is_alone = self.is_alone(made) and not any(self.lends(made))
            return is_alone or (called is not None and called.makes_container)
        return is_value(self._callees.type(arg))

    def _is_made_new(self, value: Expression) -> bool:
        """Whether nobody else has a value, or anything that it holds, however often it is made."""
        if isinstance(value, (ListExpr, SetExpr, TupleExpr)):
            return all(map(self._is_made_new, value.items))
        if isinstance(value, DictExpr):
            # What is unpacked into it may hold what others have.
            parts = (part for item in value.items for part in item)
            return all(part is not None and self._is_made_new(part) for part in parts)
        if isinstance(value, CallExpr):
            called = row(value.callee.fullname) if isinstance(value.callee, RefExpr) else None
            kept = [Use.HOLD for _ in value.args]
            uses = called.parameters(value.arg_names) if called is not None else kept
            return self._is_new_part(value.callee, is_called=True) and all(
                self._is_made_new(arg)
                or (use is Use.SOME and self._is_new_part(arg, is_called=True))
                for arg, use in zip(value.args, uses)
            )
        return is_value(self._callees.type(value))

    def concealed(self, info: TypeInfo, name: str | None) -> str | None:
        """What may give objects of a class another attribute than mypy shows, in words."""
        is_known = not (info.fallback_to_any or info.metaclass_type or info.meta_fallback_to_any)
        if is_known and not any("__class_getitem__" in base.names for base in self._own(info)):
            return None  # as of most
        return concealed(info, name, self._callees.is_library)

    def constructs(self, info: TypeInfo) -> bool:
        """Whether constructing the class runs nothing that a person wrote without a proof."""
        return self._written_down(info, "proved", self._constructs)

    def _constructs(self, info: TypeInfo) -> bool:
        meta = info.metaclass_type
        if meta is not None and not self._callees.is_library(meta.type):
            return False
        if self.concealed(info, None) is not None or any(
            map(self._is_transformed, self._own(info))
        ):
            return False
        if self._asks_own_made(info) and self.overridden(info) is not None:
            return False
        runs = (*self._constructors(info), *self._descriptors(info))
        if not all(map(self.vouched, runs)) or self.filled_field(info) is not None:
            return False
        return self._makes_all(info)

    def _is_transformed(self, info: TypeInfo) -> bool:
        """Whether code of the program writes the methods of a class, or may give another class."""
        if info.dataclass_transform_spec is not None:
            return True
        return any(self._gives_another(each) for each in info.defn.decorators)

    def _gives_another(self, decorator: Expression) -> bool:
        """Whether a decorator of the program may give another class than the one below it."""
        named = decorator.callee if isinstance(decorator, CallExpr) else decorator
        node = self._callees.definition(named) if isinstance(named, RefExpr) else None
        if node is None or self._callees.is_library(node):
            return node is None
        function = node.func if isinstance(node, Decorator) else node
        if not isinstance(function, FuncDef) or function.dataclass_transform_spec is not None:
            return True
        if isinstance(decorator, CallExpr):
            made = [each for each in function.body.body if isinstance(each, FuncDef)]
            return not (len(made) == 1 and gives_back(function, made[0]) and gives_back(made[0]))
        return not gives_back(function)

    def filled_field(self, info: TypeInfo) -> str | None:
        """A field that is made as a mapping that fills itself, and declared as another one."""
        for base in self._own(info):
            body = base.defn.defs.body if not self._callees.is_imported(base) else ()
            for part in (each for each in body if isinstance(each, AssignmentStmt)):
                target = part.lvalues[0]
                if isinstance(target, NameExpr) and self._hides_filling(target.node, part.rvalue):
                    return f"{base.name}.{target.name}"
        return None

    def _hides_filling(self, variable: SymbolNode | None, made: Expression) -> bool:
        declared = variable.type if isinstance(variable, Var) else None
        if declared is None or not is_taken_plainly(declared):
            return False
        if not isinstance(made, CallExpr) or not _is_field(made):
            return may_fill_in(self._callees, made)
        return any(
            makes_what_fills(self._callees, arg)
            if name in MAKERS
            else name == "default" and may_fill_in(self._callees, arg)
            for arg, name in zip(made.args, made.arg_names)
        )

    def _makes_all(self, info: TypeInfo) -> bool:
        """Whether all that a generated constructor runs is pure, or the library's."""
        holds = carries(fill_typevars(info))
        return all(self._makes(each, holds=holds) for each in self._makers(info))

    def asks_own(self, node: SymbolNode | None) -> bool:
        """Whether a method of a library may need those that a class of the program has instead.

        A row that says that it is quiet says that it asks no others, but of a mixin, which is made
        of them. A class that validates its fields has all that it runs asked by itself.
        """
        owner = _owner(node)
        if node is None or owner is None or not self._callees.is_library(node):
            return False
        known = row(node.fullname)
        is_apart = has(owner.fullname, Trait.VALIDATING) or (known is not None and known.quiet)
        return _may_ask_self(node) and (is_of(owner.fullname, Habit.MIXING) or not is_apart)

    def _asks_own_made(self, info: TypeInfo) -> bool:
        """Whether a constructor of a library, above a class, may call the methods of the class."""
        return bool(self._own(info)) and any(
            self.asks_own(symbol.node)
            for base in info.mro
            for name in ("__init__", "__new__")
            if (symbol := base.names.get(name)) is not None
        )

    def lends(self, info: TypeInfo) -> tuple[frozenset[str], frozenset[str]]:
        """What new objects of a class hold of others, and what their class relies on: by fields.

        What is passed to a generated constructor apart.
        """
        found = [self._kept(each, "lends") or self._lends(each) for each in self._own(info)]
        lent, relied = (frozenset[str]().union(*(each[to] for each in found)) for to in (0, 1))
        return lent, relied

    def _lends(self, info: TypeInfo) -> tuple[frozenset[str], frozenset[str]]:
        known = [*map(summary_of, _filling(info))]
        lent = {name for each in known for name in each.lent}
        lent |= {
            target.name
            for part in info.defn.defs.body
            if isinstance(part, AssignmentStmt)
            for target in part.lvalues
            if isinstance(target, NameExpr) and not self._is_new_default(target, part)
        }
        return frozenset(lent), frozenset(name for each in known for name in each.relied)

    def makes_as(self, info: TypeInfo, base: TypeInfo) -> bool:
        """Whether making an object of a class does no more than making one of its base does."""
        asked = (self.makes_quietly, self.makes_inertly, self.is_alone)
        return all(ask(info) >= ask(base) for ask in asked) and self.lends_as(info, base)

    def lends_as(self, info: TypeInfo, base: TypeInfo) -> bool:
        """Whether an object of a class holds no more of others than one of its base does."""
        if not (self.is_alone(info) and self.is_alone(base)):
            return True
        return all(one <= other for one, other in zip(self.lends(info), self.lends(base)))

    def unproved_maker(self, info: TypeInfo) -> Unproved | None:
        """A method without a proof that a class runs, if that is not its own constructor."""
        for made in self._made_along(info):
            for name in self._registered(made):
                symbol = made.get(name)
                if symbol is not None and not self.vouched(symbol.node):
                    return Unproved(made, name)
        return self.overridden(info) if self._asks_own_made(info) else None

    def unproved_init(self, info: TypeInfo) -> FuncDef | Decorator | None:
        """The constructor that a class runs, if it is known why that cannot be proved."""
        symbol = info.get("__init__")
        made = symbol.node if symbol is not None and not symbol.plugin_generated else None
        if not isinstance(made, (FuncDef, Decorator)) or self.vouched(made):
            return None
        return made if summary_of(made).reason else None

    def shows_quietly(self, info: TypeInfo) -> bool:
        """Whether what generated methods, or a library, run of the fields only computes."""
        return self._written_down(info, "shown", self._shows_quietly)

    def _shows_quietly(self, info: TypeInfo) -> bool:
        return all(
            _is_lifted(maker) or (self._makes(maker) and self._is_quiet_maker(maker))
            for maker in self._makers(info)
        )

    def makes_quietly(self, info: TypeInfo) -> bool:
        """Whether constructing the class changes nothing but the object that is made."""
        if self._callees.is_library(info):
            return _is_made_quietly(info)
        return self._written_down(info, "quiet", self._makes_quietly)

    def _makes_quietly(self, info: TypeInfo) -> bool:
        own = self._own(info)
        if any("__new__" in base.names for base in own) and any(
            "__init__" in base.names for base in own
        ):
            return False  # what `__new__` gives may be an old object, which is filled again
        made = info.get("__init__")
        if made is not None and made.node and self._is_filled_by_itself(info, made.node):
            return False
        if not all(map(self.is_quiet, self._descriptors(info))):
            return False
        return all(map(self._is_quiet_maker, self._makers(info))) and all(
            (node is not None and self._callees.is_library(node)) or summary_of(node).quiet
            for node in self._constructors(info)
        )

    def _descriptors(self, info: TypeInfo) -> Iterator[SymbolNode]:
        """What generated methods run of descriptors: those that stand for fields."""
        made = info.get("__init__")
        if made is None or not made.plugin_generated:
            return  # one that is written is walked, and asks as it assigns
        for base in self._own(info):
            for symbol in base.names.values():
                held = get_proper_type(symbol.type) if isinstance(symbol.node, Var) else None
                is_data = isinstance(held, Instance) and held.type.get("__set__") is not None
                for name in ("__get__", "__set__") if is_data else ():
                    found = held.type.get(name) if isinstance(held, Instance) else None
                    if found is not None and found.node is not None:
                        yield found.node

    def assigns(self, info: TypeInfo) -> bool:
        """Whether assigning to a field runs no converter, validator or hook without a proof."""
        return self._answered(info, "assigns", self._assigns)

    def _assigns(self, info: TypeInfo) -> bool:
        if not self._hooks_assignment(info):
            return True  # whatever the classes of its fields do, nothing is asked of them
        _, *held = self._made_along(info)
        # Fields of a base that assigns by itself are converted or validated in this class.
        held += filter(self._callees.is_imported, self._own(info)[1:])
        return self._makes_all(info) and all(map(self.constructs, held))

    def _hooks_assignment(self, info: TypeInfo) -> bool:
        """Whether a class, or one above it, converts or validates what is assigned."""
        known = ((base, self._kept(base, "hooks")) for base in info.mro)
        return any(_hooks_assignment(base) if kept is None else kept for base, kept in known)

    def _makers(self, info: TypeInfo) -> Iterator[Expression | Decorator]:
        """The callables that a generated constructor runs, as written in the class.

        What a class of another module runs is asked of that class.
        """
        for base in self._own(info):
            if self._callees.is_imported(base):
                continue  # its body may be gone
            yield from base.defn.decorators
            if derives(base, Trait.VALIDATING):
                yield from self._annotated(base)
            for statement in base.defn.defs.body:
                if isinstance(statement, AssignmentStmt):
                    if isinstance(statement.rvalue, CallExpr) and _is_field(statement.rvalue):
                        yield statement.rvalue
                elif isinstance(statement, Decorator) and _is_validator(statement):
                    yield statement

    def _annotated(self, info: TypeInfo) -> list[NameExpr]:
        """What stands beside the types of a class and may be code."""
        found = self._beside.get(info)
        if found is None:  # the file is read for it, and each question about the class asks it
            named = beside(self._callees.module, info)
            found = self._beside[info] = [*filter(_may_run, named)]
        return found

    def _handed(self, call: CallExpr) -> Iterator[Expression]:
        """The arguments of a call that describes a field, or makes a function, that run later."""
        for arg, name in zip(call.args, call.arg_names):
            makes = isinstance(arg, CallExpr) and _is_field(arg)
            if name in MAKERS or makes or (name != "default" and self._may_be_called(arg)):
                yield arg

    def _rewrites(self, call: CallExpr) -> bool:
        """Whether a function of the program makes other fields of those that a class shows."""
        above = row(call.callee.fullname) if isinstance(call.callee, RefExpr) else None
        if above is None or above.keeps is not Keeps.CALLS:
            return False
        return any(
            name is not None
            and name not in MAKERS
            and isinstance(arg, RefExpr)
            and isinstance(self._callees.definition(arg), (FuncDef, Decorator))
            for arg, name in zip(call.args, call.arg_names)
        )

    def _may_be_called(self, arg: Expression) -> bool:
        found = self._callees.type(arg)
        return isinstance(found, AnyType) or holds_callable(found)

    def _takes_plainly(self, maker: Expression) -> bool:
        """Whether a function is handed what a field is given, and does not declare that grounded.

        No library's type says what that is: a hook declares it `object`, or as it likes.
        """
        node = self._callees.definition(maker) if isinstance(maker, RefExpr) else None
        declared = get_proper_type(signature(node))
        is_own = node is not None and not self._callees.is_library(node)
        if not is_own or not isinstance(declared, CallableType) or not declared.arg_types:
            return False
        contract = contract_of_definition(node)
        is_lifted = contract is not None and contract.kind is Kind.LIFTED
        return not (is_lifted or carries(declared.arg_types[-1]) or only_computes(summary_of(node)))

    def _makes(self, maker: Expression | Decorator, *, holds: bool = False) -> bool:
        """Whether a factory, converter or validator of a field is pure, or the library's.

        Args:
            maker: as it is written in the class, or above it.
            holds: whether it may be handed what is grounded.
        """
        if isinstance(maker, Decorator):
            contract, may_be_handed = contract_above(maker), carries(fill_typevars(maker.func.info))
            if _is_lifted(maker):
                return not may_be_handed
            if contract is not None or (may_be_handed and not is_property(maker)):
                # What it is handed as `Any` may be another field, and grounded.
                return contract is not None and contract.pure
            return self.vouched(maker)
        if isinstance(maker, LambdaExpr):
            calls = [node for node in expressions(maker.body) if isinstance(node, CallExpr)]
            return not maker.arguments and all(self._makes(call.callee) for call in calls)
        if isinstance(maker, CallExpr):
            made = self._callees.definition(maker.callee)
            called = made.get("__call__") if isinstance(made, TypeInfo) else None
            if called is not None and not self.vouched(called.node):
                return False
            if not self._makes(maker.callee) or self._rewrites(maker):
                return False
            return all(
                self._makes(each, holds=holds) and not (holds and self._takes_plainly(each))
                for each in self._handed(maker)
            )
        node = self._callees.definition(maker)
        if isinstance(node, TypeInfo) and not self._callees.is_library(node):
            return self.constructs(node)
        return node is not None and self.vouched(node)


def computes_of_object(node: SymbolNode | None) -> bool:
    """Whether a lifted method computes a plain value from what its object holds with sources.

    Where its call is written, the object is handed over before all eyes; elsewhere it is not.
    """
    if isinstance(node, OverloadedFuncDef):
        return any(map(computes_of_object, node.items))
    function = node.func if isinstance(node, Decorator) else None
    if function is None or not function.info or function.is_static or function.is_class:
        return False
    contract = contract_of_definition(node)
    is_lifted = contract is not None and contract.kind is Kind.LIFTED
    if not is_lifted:
        return False
    own, held = function.info.defn.type_vars, fill_typevars(function.info)
    # What type variables stand for may have sources.
    return bool(own) or carries(held) or hands_out(held)


def hands_out(typ: Type) -> bool:
    """Whether what is passed on may hand out something grounded later, by an attribute.

    That is a function that gives it, or an iterator over it: no boundary counts those sources.
    """
    return any(hands_out_itself(held) for _, held in fields_reached(typ))


def fields_reached(typ: Type) -> Iterator[tuple[str, ProperType]]:
    """What the attributes of an object may hold, at any depth, each with the one that is named."""
    pending, seen = [*inside_of(typ)], set[TypeInfo]()
    while pending:
        part = pending.pop()
        if not isinstance(part, Instance) or is_grounded(part) or part.type in seen:
            continue
        seen.add(part.type)
        for base in part.type.mro:
            own = base.names.values() if not base.fullname.startswith(BUILTINS) else ()
            for field in (symbol.node for symbol in own if isinstance(symbol.node, Var)):
                held = [*inside_of(field.type)] if field.type is not None else []
                yield from ((f"{base.name}.{field.name}", each) for each in held)
                pending += held


def hands_out_itself(held: ProperType, *, by_functions: bool = True) -> bool:
    """Whether a value hands out something grounded when it is asked."""
    if is_grounded(held):
        return False
    called = held.type.get("__call__") if isinstance(held, Instance) else None
    function = get_proper_type(called.type) if called is not None else held
    if isinstance(function, FunctionLike):
        return by_functions and any(carries(form.ret_type) for form in function.items)
    if not isinstance(held, Instance) or not carries(held):
        return False
    if by_functions and fills_in(held.type):
        return True
    moves = any(map(held.type.has_readable_member, RESUMING))
    return moves or held.type.fullname in ITERABLES


_UNSEEN_ANSWERS = frozenset(
    (*DRAWN, *MANAGING, *SUBSCRIPTION, *MEMBERSHIP, *ORDER, *ACCESSING, "__call__")
)
"""Special methods whose answers nobody takes for what their object holds: not by its type."""


def _fills_itself(known: Summary) -> bool:
    """Whether a method changes its own object alone, whatever content is."""
    keeps_plain = not (known.soils or known.answers)
    return known.owns and known.owned in ((0,), ANY) and keeps_plain


def _may_run(named: NameExpr) -> bool:
    """Whether what stands beside a type may be code: not a number or a text with a name."""
    variable = named.node if isinstance(named.node, Var) else None
    return variable is None or variable.type is None or not is_value(variable.type)


def _is_lifted(maker: Expression | Decorator) -> bool:
    """Whether a validator is trusted to only compute, on whatever it is handed."""
    contract = contract_above(maker) if isinstance(maker, Decorator) else None
    return contract is not None and contract.kind is Kind.LIFTED


def _is_lifted_validator(node: SymbolNode) -> bool:
    """Whether a validator is marked; the library's object above it hides the mark."""
    return isinstance(node, Decorator) and _is_validator(node) and _is_lifted(node)


def _runs_later(node: SymbolNode) -> bool:
    """Whether calling a function only makes what runs its body."""
    function = node.func if isinstance(node, Decorator) else node
    return isinstance(function, FuncDef) and (function.is_generator or function.is_coroutine)


def _with_derived(info: TypeInfo, methods: Iterable[str]) -> Iterable[str]:
    """Special methods, and those that a generated comparison asks in its turn.

    ``functools.total_ordering`` makes the comparisons that a class lacks of the one that it has.
    """
    asked = [*methods]
    derived = any(
        name in COMPARISON and (symbol := info.get(name)) is not None and symbol.plugin_generated
        for name in asked
    )
    if info.is_enum and any(name in _COMPOSING for name in asked):
        asked.append("_missing_")  # it makes what the members do not compose yet
    return [*asked, *COMPARISON] if derived else asked


def _overrides(own: list[TypeInfo]) -> bool:
    """Whether one of some classes has a method in the place of another one's."""
    names = [
        name
        for base in own
        for name, symbol in base.names.items()
        if not symbol.plugin_generated and name not in CONSTRUCTION
    ]
    return len(names) > len({*names})


def _is_field_of(variable: Var) -> bool:
    """Whether a generated constructor fills a declared attribute of each object."""
    info = variable.info
    is_generated = "dataclass" in info.metadata or "attrs" in info.metadata
    return (is_generated or _is_named_tuple([info])) and not variable.is_classvar


def _is_named_tuple(own: list[TypeInfo]) -> bool:
    """Whether a class of the program is a named tuple, written with no other above it."""
    return len(own) == 1 and own[0].tuple_type is not None and own[0].mro[1].fullname == TUPLE


_DESCRIBING = ("__get__", "__set__", "__delete__")
_DEFAULTS = frozenset({"default", "default_factory", "factory"})

_METADATA = "corvid_mypy"
"""Under which name it stands in what mypy keeps of a class."""


def _may_ask_self(node: SymbolNode) -> bool:
    """Whether a method of a library may call others of its object; built-in types' do not."""
    owner = _owner(node)
    return owner is not None and not owner.fullname.startswith(BUILTINS)


def _owner(node: SymbolNode | None) -> TypeInfo | None:
    """The class that has a method in its body."""
    function = node.func if isinstance(node, Decorator) else node
    owner = getattr(function, "info", None)
    return owner if isinstance(owner, TypeInfo) and bool(owner) else None


_LANGUAGE = frozenset((RUNTIME, "builtins", "types", "typing", "typing_extensions"))
"""What the language itself makes objects of, or the runtime: their methods are known."""

_BUILDING = frozenset(
    (*op_methods.values(), *ALL_REFLECTED, *IN_PLACE, *UNARY, *COPYING, "__getitem__")
) - {"__contains__", "__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__", "__new__"}
"""The special methods that may make another object of the class, where a library wrote them."""

_UNPROMISED = frozenset({*CONSTRUCTION, "__init_subclass__", "__class_getitem__", "__slots__"})


def _names(classes: list[TypeInfo]) -> set[str]:
    return {name for each in classes for name in each.names}


def _is_method(typ: ProperType | None) -> bool:
    """Whether a class attribute of this type runs something when it is called or read."""
    if isinstance(typ, Instance):
        return typ.type.get("__call__") is not None or typ.type.get("__get__") is not None
    return isinstance(typ, (FunctionLike, AnyType))


def _asked(typ: ProperType) -> TypeInfo | None:
    """The class whose special methods an object has: of a class object, its metaclass."""
    if isinstance(typ, TypeType) or (isinstance(typ, FunctionLike) and typ.is_type_obj()):
        info = class_of(typ)
        meta = info.metaclass_type if info is not None else None
        return meta.type if meta is not None else None
    return class_of(typ)


def _result_classes(node: SymbolNode | None, info: TypeInfo) -> Iterator[TypeInfo]:
    """The classes of what a method gives."""
    found = get_proper_type(signature(node))
    for item in found.items if isinstance(found, FunctionLike) else ():
        for member in members(item.ret_type):
            given = class_of(member)
            if given is not None:
                yield info if isinstance(member, TypeVarType) or given in info.mro else given


def is_untyped(typ: Type) -> bool:
    """Whether mypy knows nothing of a value, by no mistake of the program."""
    found = get_proper_type(typ)
    untold = (TypeOfAny.from_error, TypeOfAny.special_form)
    return isinstance(found, AnyType) and found.type_of_any not in untold


def inside_of(typ: Type) -> Iterable[ProperType]:
    """A type, and the types of what its values hold, at any depth."""
    if isinstance(typ, Instance):
        if not typ.args or is_grounded(typ):
            return (typ,)
        held = [arg for arg in typ.args if isinstance(arg, Instance) and not arg.args]
        if len(held) == len(typ.args):
            return (typ, *held)  # as of most containers, without a walk into them
    return _inside(typ, [])


def _inside(typ: Type, seen: list[Type]) -> Iterator[ProperType]:
    if isinstance(typ, TypeAliasType) and typ.is_recursive:
        if typ in seen:
            return
        seen = [*seen, typ]
    proper = get_proper_type(typ)
    if isinstance(proper, UnionType):
        for item in proper.items:  # each may be an alias that meets itself
            yield from _inside(item, seen)
        return
    for member in members(typ):
        yield member
        if is_grounded(member):
            continue
        held: list[Type] = []
        if isinstance(member, Instance):
            held += member.args
        elif isinstance(member, TupleType):
            held += [*member.items, member.partial_fallback]
        elif isinstance(member, TypedDictType):
            held += member.items.values()
        elif isinstance(member, (FunctionLike, TypeType)):
            held += _drawn_from_class(member)
        for each in held:
            yield from _inside(each, seen)


def _drawn_from_class(member: FunctionLike | TypeType) -> Iterator[Type]:
    """What iterating over a class gives: of an enumeration, its members."""
    made = class_called(member)
    if made is not None and made.is_enum:
        yield fill_typevars(made)


def _is_field(value: CallExpr) -> bool:
    """Whether a call describes a field of a record, or what fills one."""
    name = value.callee.fullname if isinstance(value.callee, RefExpr) else ""
    return name == PARTIAL or is_of(name, Habit.DESCRIBING)


def _hooks_assignment(info: TypeInfo) -> bool:
    """Whether a class converts or validates what is assigned: attrs does, pydantic if told to."""
    if "attrs" in info.metadata:
        return True
    if not derives(info, Trait.VALIDATING):
        return False
    return _VALIDATES in info.defn.keywords or any(
        (isinstance(node, CallExpr) and _VALIDATES in node.arg_names)
        or (isinstance(node, StrExpr) and node.value == _VALIDATES)
        for statement in info.defn.defs.body
        if isinstance(statement, AssignmentStmt)
        for node in expressions(statement.rvalue)
    )


_VALIDATES = "validate_assignment"


def _is_made_of_data(info: TypeInfo) -> bool:
    """Whether a library that validates data makes objects of this class of it."""
    return is_record(info) or info.is_enum or derives(info, Trait.VALIDATING)


def _fields_of(info: TypeInfo) -> Iterator[Var]:
    """The fields of a class that are declared to hold a function."""
    for symbol in info.names.values():
        field = symbol.node
        if isinstance(field, Var) and isinstance(get_proper_type(field.type), CallableType):
            yield field


def _put_into(field: Var) -> Iterator[Expression]:
    """The functions that a class itself puts into a field."""
    for part in walk(field.info.defn.defs):
        for target in part.lvalues if isinstance(part, AssignmentStmt) else ():
            if isinstance(target, (NameExpr, MemberExpr)) and target.name == field.name:
                assert isinstance(part, AssignmentStmt)
                value = part.rvalue
                yield from value.args if isinstance(value, CallExpr) else [value]


def _registered_in(info: TypeInfo) -> Iterator[str]:
    for part in info.defn.defs.body:
        if isinstance(part, Decorator) and _is_validator(part):
            yield part.name


def _filled_in(info: TypeInfo) -> Iterator[str]:
    """The attributes that ``__init__`` sets on the only way through it."""
    made = info.names.get("__init__")
    node = made.node if made is not None else None
    function = node.func if isinstance(node, Decorator) else node
    if not isinstance(function, FuncDef):
        return
    for part in function.body.body:
        if any(isinstance(node, ReturnStmt) for node in walk(part)):
            return  # what follows may be left out
        for target in part.lvalues if isinstance(part, AssignmentStmt) else ():
            if _is_of_self(target, function):
                yield target.name


def _is_of_self(target: Expression, function: FuncDef) -> TypeGuard[MemberExpr]:
    """Whether a target is an attribute of the object that a method belongs to."""
    if not isinstance(target, MemberExpr) or not isinstance(target.expr, NameExpr):
        return False
    return bool(function.arguments) and target.expr.node is function.arguments[0].variable


def _is_validator(node: Decorator) -> bool:
    """Whether a method of a class body is run by its generated constructor."""
    for expr in node.original_decorators:
        ref = expr.callee if isinstance(expr, CallExpr) else expr
        if isinstance(ref, RefExpr) and is_of(ref.fullname, Habit.VALIDATING):
            return True
        if isinstance(ref, MemberExpr) and ref.name in FIELD_DECORATORS:
            return True
    return False


def holds_callable(typ: Type) -> bool:
    """Whether a value of this type is or holds something that may be called."""
    return any(map(is_callable, inside_of(typ)))


def is_callable(typ: ProperType) -> bool:
    """Whether a value of this type may be called: a function, a class, an object with a call."""
    if isinstance(typ, (CallableType, Overloaded, TypeType)):
        return True
    if not isinstance(typ, Instance) or is_grounded(typ):
        return False
    return typ.type.get("__call__") is not None


def _construction(info: TypeInfo) -> Iterable[str]:
    """What having an object of a class runs, be it that nothing is done with it."""
    return (*CONSTRUCTION, *SPLITTING) if info.has_base(EXCEPTION_GROUP) else CONSTRUCTION


def _filling(info: TypeInfo) -> Iterator[SymbolNode | None]:
    """What puts something into an object of a class where no call of it is written."""
    yield from (info.names[name].node for name in FILLING if name in info.names)
    for symbol in info.names.values():
        if isinstance(symbol.node, OverloadedFuncDef) and symbol.node.is_property:
            yield from symbol.node.items[1:]


def _is_made_quietly(info: TypeInfo) -> bool:
    """Whether making an object of a library class changes nothing, by the one table.

    One without a row may take a number, a handle or a lock; an exception holds its arguments.
    """
    listed = row(info.fullname)
    if listed is not None:
        return listed.quiet
    validates = derives(info, Trait.VALIDATING)  # what that runs is asked by itself
    return validates or is_runtime(info) or info.has_base(EXCEPTION)

"""Lifted calls: what runs on the bare content of grounded values."""

from __future__ import annotations

from collections.abc import Iterable
from string import Formatter

from mypy.nodes import (
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    MemberExpr,
    StrExpr,
    SymbolNode,
    TemplateStrExpr,
    TypeInfo,
    Var,
)
from mypy.types import AnyType, FunctionLike, Instance, NoneType, ProperType, Type

from corvid_mypy import library
from corvid_mypy.library import Trait, has
from corvid_mypy.model.contracts import Contract, Kind
from corvid_mypy.model.special_methods import COMPARISON, PASSED_ON
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import Summary, only_computes
from corvid_mypy.model.types import (
    carries,
    classes_in,
    is_grounded,
    is_record,
    may_be_grounded,
    members,
    surely_grounds,
    unwrapped,
)
from corvid_mypy.program.callees import class_called, class_of, contract_of_definition, is_runtime
from corvid_mypy.proof.code.callbacks import parts
from corvid_mypy.proof.code.factories import hands_out_missing
from corvid_mypy.proof.code.judging import Proof
from corvid_mypy.proof.code.making import made_as_known
from corvid_mypy.proof.code.vouching import (
    fields_reached,
    hands_out_itself,
    holds_callable,
    inside_of,
)
from corvid_mypy.proof.labels import is_frozen_value, is_immutable
from corvid_mypy.report import messages
from corvid_mypy.report.messages import Message
from corvid_mypy.report.wording import text
from corvid_mypy.seam.language_names import GENERATOR, ITERABLES
from corvid_mypy.seam.runtime_names import PROVENANCE
from corvid_mypy.seam.substitution import plain
from corvid_mypy.seam.syntax import expressions


def unlifted_special(proof: Proof, held: Type, methods: Iterable[str] | None = None) -> str | None:
    """A special method of the program's that would run on bare content, unless lifted.

    Args:
        proof: the proof.
        held: the type of the content.
        methods: those that content of this type may be asked for; ``None`` for all.
    """
    asked_first = [class_of(member) for member in members(held)]
    passed_on = PASSED_ON if methods is None else [name for name in methods if name in PASSED_ON]
    for part in proof.vouching.with_fields(held):
        info = class_of(part)
        if info is not None and not proof.callees.is_library(info):
            asked = methods if info in asked_first else passed_on
            name = proof.vouching.unlifted(info, asked)
            if name is not None:
                return name
    return None


def judge_content(proof: Proof, call: CallExpr) -> Message | None:
    """A lifted call runs the special methods of content, and the callbacks handed along."""
    unvouched = _unvouched(proof, call.args)
    if unvouched is not None:
        return unmarked_lift(proof, unvouched)
    for arg in call.args:
        for held in inside_of(plain(proof.type(arg))):
            name = unlifted_special(proof, held)
            if name is not None:
                return messages.unlifted_method(name)
    return None


def judge_interpolation(proof: Proof, call: CallExpr) -> Message | None:
    """Content may be the specification by which another argument writes itself."""
    template = call.args[0] if call.args else None
    if template is None or (isinstance(template, StrExpr) and _is_flat(template.value)):
        return None  # what it shows of the others is their text
    has_content = any(may_be_grounded(proof.type(arg)) for arg in call.args)
    if isinstance(template, TemplateStrExpr):
        return judge_handed(proof, shown_in(call), (_FORMAT,)) if has_content else None
    # The template says itself which attributes and items of the others it shows.
    return judge_handed(proof, shown_in(call), None)


def shown_in(call: CallExpr) -> Iterable[Expression]:
    """What `interpolate` puts into a text."""
    template = call.args[0] if call.args else None
    return expressions(template) if isinstance(template, TemplateStrExpr) else call.args[1:]


def _is_flat(template: str) -> bool:
    """Whether a template reads no attribute or item, and no specification from an argument."""
    try:
        fields = [*Formatter().parse(template)]
    except ValueError:
        return False  # it fails when it runs
    names = [name for _, name, _, _ in fields if name]
    specifications = [specification for _, _, specification, _ in fields if specification]
    return not any({".", "["} & {*name} for name in names) and not any(
        "{" in specification for specification in specifications
    )


_FORMAT = "__format__"


def judge_handed(
    proof: Proof, values: Iterable[Expression], methods: Iterable[str] | None = None
) -> Message | None:
    """A plain value whose own methods the library may call with content, or as content says."""
    for value in values:
        for part in (value, *parts(proof.callees.resolve(value))):
            for info in classes_in(plain(proof.type(part))):
                if has(info.fullname, Trait.FILLED):
                    return messages.handed_content("__missing__", text(value))
                name = proof.vouching.unlifted(info, methods)
                if name is None and methods is None:
                    name = proof.vouching.computed(info)
                if name is not None:
                    return messages.handed_content(name, text(value))
    return None


def judge_boundary(proof: Proof, call: CallExpr, contract: Contract) -> Message | None:
    """A boundary may call what it is passed, or be given by it what no source is counted of."""
    problem = _judge_callbacks(proof, call) if contract.kind is Kind.LIFTED else None
    if problem is not None:
        return problem
    own = [call.callee.expr] if isinstance(call.callee, MemberExpr) else []
    grounds = any(surely_grounds(proof.type(arg)) for arg in call.args)
    is_counted = contract.kind is Kind.PROMPT and grounds
    reached = [*call.args, *(own if contract.kind is not Kind.TOOL else ())]
    for operand in reached:
        # A prompt is trusted to ask what its own object has to be asked.
        by_functions = contract.kind is Kind.LIFTED or operand not in own
        held = proof.type(operand)
        attribute = _hiding(proof, held, by_functions=by_functions)
        if attribute is not None:
            return messages.handed_out_later(text(operand), attribute, text(call.callee))
        if operand not in own and _hands_out_inside(held):
            return messages.drawn_inside(text(operand), text(call.callee))
        answering = _answering(proof, operand, is_counted=is_counted)
        if answering is not None and operand not in own:
            return messages.answers_later(text(answering), text(call.callee))
        missing = hands_out_missing(proof, operand)
        if missing is not None:
            return messages.makes_what_is_missing(text(missing), text(call.callee))
        made = next((each for each in inside_of(held) if _is_filled_class(each)), None)
        if made is not None:
            kind = f"type[{text(operand)}]"
            return messages.closed_to_boundaries(text(operand), kind, text(call.callee))
        given_back = _given_back(proof, operand, call)
        if given_back is not None:
            return messages.given_back(text(operand), given_back, text(call.callee))
        closed = next((class_of(each) for each in inside_of(held) if _is_closed(proof, each)), None)
        if closed is not None:
            return messages.closed_to_boundaries(text(operand), closed.name, text(call.callee))
    return None


def _hiding(proof: Proof, held: Type, *, by_functions: bool) -> str | None:
    """The attribute by which an object may give something grounded that no boundary counts."""
    for attribute, each in fields_reached(held):
        if hands_out_itself(each, by_functions=by_functions) or _is_closed(proof, each):
            return attribute
    return None


def _hands_out_inside(held: Type) -> bool:
    """Whether something is drawn out of what a value holds, or returned, that no boundary counts.

    What is drawn from the value itself it counts.
    """
    outer = members(held)
    for each in inside_of(held):
        if not isinstance(each, Instance) or is_grounded(each):
            continue
        if each not in outer and hands_out_itself(each, by_functions=False):
            return True
        if each.type.fullname == GENERATOR and carries(each.args[-1]):
            return True  # what it returns in the end
        listed = library.row(each.type.fullname)
        if listed is not None and listed.groups and carries(each):
            return True  # its items are drawn from themselves
    return False


def _given_back(proof: Proof, operand: Expression, call: CallExpr) -> str | None:
    """The class of a plain object that a boundary may give back as content.

    What is written into the content then would be read without sources in the object. It gives
    containers in new ones, and nobody has what is made where it is passed.
    """
    if isinstance(operand, CallExpr):
        return None
    content = [unwrapped(each) for each in inside_of(proof.type(call)) if is_grounded(each)]
    made = {info for each in content for info in classes_in(each)}
    given = [info for info in made if not proof.callees.is_library(info)]
    for part in inside_of(proof.type(operand)):
        info = None if is_grounded(part) or is_frozen_value(part) else class_of(part)
        if info is not None and any(info in each.mro[:-1] or each in info.mro for each in given):
            return info.name
    return None


def _answering(proof: Proof, passed: Expression, *, is_counted: bool) -> Expression | None:
    """A function that gives something grounded, among what a boundary is passed.

    ``is_counted`` is whether what tools retrieve meanwhile is among the sources of the answer.
    """
    for part in parts(passed):
        contract = proof.callees.contract(part)
        is_tool = is_counted and contract is not None and contract.retrieves
        found = (each for each in inside_of(proof.type(part)) if isinstance(each, FunctionLike))
        forms = (form for each in found if not each.is_type_obj() for form in each.items)
        if not is_tool and any(carries(form.ret_type) for form in forms):
            return part
    return None


def _is_filled_class(typ: ProperType) -> bool:
    """Whether this is a class that holds something grounded itself, of which no boundary knows."""
    made = class_called(typ)
    own = (symbol.node for base in made.mro for symbol in base.names.values()) if made else ()
    return any(
        isinstance(node, Var)
        and (node.is_classvar or (node.is_initialized_in_class and not is_record(node.info)))
        and node.type is not None
        and carries(node.type)
        for node in own
    )


def _is_closed(proof: Proof, held: ProperType) -> bool:
    """Whether an object of the library holds something grounded, and has no items to look at."""
    if not isinstance(held, Instance) or is_grounded(held) or not carries(held):
        return False
    if not proof.callees.is_library(held.type) or is_runtime(held.type):
        return False
    return all(base.fullname not in ITERABLES for base in held.type.mro)


def _judge_callbacks(proof: Proof, call: CallExpr) -> Message | None:
    """A lifted function may call what it is passed with content, or as content says."""
    if not any(map(proof.carries, call.args)) and not proof.carries(call):
        return None
    unvouched = _unvouched(proof, call.args)
    if unvouched is None:
        held = (_function_in(proof.type(arg)) for arg in call.args)
        attribute = next(filter(None, held), None)
        if attribute is None:
            return None
        return messages.unvouched_callback(attribute, text(call.callee), is_own=False)
    is_own = _is_own(proof, unvouched)
    return messages.unvouched_callback(text(unvouched), text(call.callee), is_own=is_own)


def _function_in(held: Type) -> str | None:
    """An attribute of a plain object that holds a function to be called with something."""
    for attribute, each in fields_reached(held):
        if isinstance(each, FunctionLike) and any(form.arg_types for form in each.items):
            return attribute
    return None


def _is_own(proof: Proof, function: Expression) -> bool:
    """Whether a function is defined in the program, where it can be marked."""
    found = proof.callees.definition(function)
    return isinstance(found, (FuncDef, Decorator)) and not proof.callees.is_library(found)


def unmarked_lift(proof: Proof, function: Expression) -> Message:
    """``lift`` of a function that is not marked."""
    found = proof.callees.definition(function)
    is_own, name = _is_own(proof, function), text(function)
    if not isinstance(found, (FuncDef, Decorator)) or contract_of_definition(found) is not None:
        return messages.unvouched_lift(name, is_own=is_own)
    summary = summary_of(found)
    if summary.reason:
        cause = proof.cause(found)
        return messages.unvouched_lift(name, is_own=is_own, why=summary.reason, cause=cause)
    return messages.unvouched_lift(name, is_own=is_own, why=_why_not_inert(summary))


def _why_not_inert(summary: Summary) -> str:
    """What keeps a function without a mark from being lifted, although it can be proved."""
    if not summary.quiet:
        return "it changes something that others see, or calls what does"
    if summary.acts:
        return "it has an effect, or calls what has one"
    return "" if summary.inert else "it names something of the runtime, or may handle what carries"


def _unvouched(proof: Proof, args: Iterable[Expression]) -> Expression | None:
    """An argument that may be called with content, and that nobody vouches for."""
    for arg in args:
        if holds_callable(proof.type(arg)) and not _is_for_content(proof, arg):
            return arg
    return None


def _is_for_content(proof: Proof, arg: Expression) -> bool:
    """Whether a callable may be handed bare content: one that is lifted, or audited."""
    contract = proof.callees.contract(arg)
    if contract is not None and contract.kind is Kind.LIFTED:
        return True
    node = proof.callees.definition(arg)
    if node is None:
        return False
    if not made_as_known(proof, proof.callees.resolve(arg), node):
        return False
    return computes_inertly(proof, node) or library.is_value_function(node.fullname)


def computes_inertly(proof: Proof, node: SymbolNode) -> bool:
    """Whether a function or class of the program may be handed content: it does no more than that.

    Such a class only holds what it is handed.
    """
    if isinstance(node, TypeInfo):
        is_own = not proof.callees.is_library(node)
        return is_own and proof.vouching.constructs(node) and proof.vouching.makes_inertly(node)
    return only_computes(summary_of(node))


def judge_operation(proof: Proof, call: CallExpr, callee: MemberExpr) -> Message | None:
    """A method of a grounded value runs on its content, and hands it to what it is given."""
    if callee.name in PROVENANCE:
        return None
    receiver = proof.type(callee.expr)
    unvouched = _unvouched(proof, call.args)
    if unvouched is not None:
        is_own = _is_own(proof, unvouched)
        return messages.unvouched_callback(text(unvouched), text(callee), is_own=is_own)
    handed = judge_handed(proof, call.args)
    if handed is not None:
        return handed
    for member in members(unwrapped(receiver)):
        if isinstance(member, (NoneType, AnyType)):
            continue
        info = class_of(member)
        symbol = info.get(callee.name) if info is not None else None
        if symbol is None or symbol.node is None:
            return messages.unseen_callee(text(callee))
        if not proof.callees.is_library(symbol.node):
            if not proof.vouching.lifted(symbol):
                return messages.unlifted_method(callee.name)
            continue
        row = library.row(symbol.node.fullname)
        filled = _filled(proof, call, row)
        if filled is not None:
            return messages.filled(text(callee), text(filled))
        writes = row is not None and (row.writes or row.gives is not library.Gives.VALUE)
        if row is not None and row.effect and writes:
            return messages.writes_content(text(callee))
        unlifted = _asked_by_library(proof, member, row)
        if unlifted is not None:
            return messages.unlifted_method(unlifted)
    return None


def _asked_by_library(proof: Proof, content: ProperType, row: library.Row | None) -> str | None:
    """A method of the program's that one of the library's calls on the content that it is of."""
    if row is not None and row.manner in (library.Manner.ORDER, library.Manner.COMPARE):
        return unlifted_special(proof, content, COMPARISON)
    info = class_of(content)
    if info is None or proof.callees.is_library(info):
        return None
    replacing = proof.vouching.unlifted_override(info)
    if replacing is not None:
        return replacing  # the library's methods are made of those
    asked = library.asked(row.receiver) if row is not None else None
    return unlifted_special(proof, content, None if asked is None else (*asked[0], *asked[1]))


def _filled(proof: Proof, call: CallExpr, row: library.Row | None) -> Expression | None:
    """A plain argument that a method of content may change."""
    return next((arg for arg in call.args if may_fill(row, proof.type(arg))), None)


def may_fill(row: library.Row | None, found: Type) -> bool:
    """Whether a method of content may change a plain argument, as far as the table knows."""
    if row is not None and (row.quiet or row.changes == "self"):
        return False
    return not (is_immutable(found) or carries(found) or holds_callable(found))

"""What is handed on, and may be called there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mypy.nodes import (
    AssignmentExpr,
    AssignmentStmt,
    CallExpr,
    ConditionalExpr,
    Decorator,
    DictExpr,
    Expression,
    FuncDef,
    GeneratorExpr,
    LambdaExpr,
    ListComprehension,
    ListExpr,
    NameExpr,
    OpExpr,
    RefExpr,
    SetExpr,
    StarExpr,
    SymbolNode,
    TupleExpr,
    TypeInfo,
    Var,
)
from mypy.types import CallableType, FunctionLike, Instance, ProperType, TypeType

from corvid_mypy.library import row
from corvid_mypy.model.contracts import TRUSTED, Contract, Kind, contract_of, is_weaker
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.program.alternatives import alternatives, maker
from corvid_mypy.program.bodies import boundaries_among, is_abstract
from corvid_mypy.program.callees import contract_named, is_property
from corvid_mypy.proof.code.definitions import is_nested
from corvid_mypy.proof.code.judging import Proof, judges
from corvid_mypy.proof.code.making import made_as_known
from corvid_mypy.proof.code.vouching import holds_callable, inside_of, is_callable
from corvid_mypy.report import messages
from corvid_mypy.report.messages import Cause, Message
from corvid_mypy.report.wording import text
from corvid_mypy.seam.language_names import PARTIAL
from corvid_mypy.seam.runtime_names import GROUNDED_PURE, TELLING


@judges(FuncDef, LambdaExpr)
def defaults(proof: Proof, node: FuncDef | LambdaExpr) -> None:
    """The defaults of parameters are handed on, too."""
    for argument in node.arguments:
        default = argument.initializer
        if default is not None and holds_callable(proof.type(default)):
            hand_on(proof, default)


@judges(AssignmentStmt)
def stored(proof: Proof, node: AssignmentStmt) -> None:
    """What is put into a field or a container may be called by whoever reads it."""
    names_only = all(isinstance(target, NameExpr) for target in node.lvalues)
    if not names_only and holds_callable(proof.type(node.rvalue)):
        hand_on(proof, node.rvalue)


@judges(ConditionalExpr, OpExpr)
def joined(proof: Proof, node: ConditionalExpr | OpExpr) -> None:
    """``f if c else g`` and ``f or g`` join functions, whose contracts must agree."""
    if isinstance(node, ConditionalExpr):
        arms = (node.if_expr, node.else_expr)
    elif node.op in ("and", "or"):
        arms = (node.left, node.right)
    else:
        return
    functions = all(isinstance(proof.type(arm), FunctionLike) for arm in arms)
    if functions and len({proof.callees.contract(arm) for arm in arms}) > 1:
        proof.refuse(node, messages.joined_contracts(text(node)))


def hand_on(proof: Proof, arg: Expression) -> None:
    """Refuse what may be called where it is handed to, unless somebody vouches for it."""
    held = contract_of(proof.type(arg))
    for part in functions(proof, proof.callees.resolve(arg)):
        # Of several functions, mypy keeps what the first one promises.
        is_less = held is not None and is_weaker(contract_of(proof.type(part)), held)
        if holds_callable(proof.type(part)) and (is_less or not _is_vouched(proof, part)):
            message = unknown_made(proof, part) or _unproved_callback(proof, part)
            proof.refuse(arg, message, arg)
            return


def functions(proof: Proof, arg: Expression) -> Iterator[Expression]:
    """The functions that an argument is or holds, as they are written; of a table, each of them."""
    is_variable = isinstance(arg, NameExpr) and isinstance(arg.node, Var)
    yield from (alternatives(proof.callees, arg) if is_variable else []) or parts(arg)


def _unproved_callback(proof: Proof, part: Expression) -> Message:
    """Why a function may not be handed on."""
    node = proof.callees.definition(part)
    contract = contract_named(node)
    variable = proof.callees.definition_of(part) if isinstance(part, RefExpr) else None
    if isinstance(variable, Var):
        others = [text(each) for each in alternatives(proof.callees, part)]
        return messages.variable_callback(text(part), others[0] if others else None)
    maker = proof.callees.definition(part.callee) if isinstance(part, CallExpr) else None
    if isinstance(part, CallExpr) and maker is not None and proof.callees.is_library(maker):
        return messages.made_callback(text(part), text(part.callee))
    if node is None or contract is None or contract.kind not in (Kind.AGENT, Kind.FUNCTION):
        return messages.impure_callback(text(part))
    if contract.pure and proof.vouching.proved(node, contract):
        return messages.impure_callback(text(part))
    return unproved_mark(proof, node, contract, part)


def unproved_mark(
    proof: Proof, node: SymbolNode | None, contract: Contract, callee: Expression
) -> Message:
    """An agent without a proof; or a proof that fails, be it that its error is silenced."""
    marks = boundaries_among(proof.callees.above(node))
    is_claimed = contract.pure or contract.kind is Kind.FUNCTION
    if node is None or not (is_claimed or any(name == GROUNDED_PURE for name, _ in marks)):
        return messages.impure_agent(text(callee))
    if not (contract.pure or summary_of(node).reason):
        return messages.silenced_proof(text(callee))
    return unproved(proof, node, callee, messages.broken_proof)


def unproved(
    proof: Proof,
    node: SymbolNode,
    callee: Expression,
    say: Callable[[str, Cause, str, str], Message],
) -> Message:
    """Where in a callee, and why, its proof does not go through."""
    summary = summary_of(node)
    return say(text(callee), proof.cause(node), summary.reason, summary.cure)


def unproved_helper(proof: Proof, node: SymbolNode, callee: Expression) -> Message:
    """Where in a function without a mark, and why, its proof does not go through."""
    function = node.func if isinstance(node, Decorator) else node
    lent = sorted(summary_of(node).relied & proof.kept)
    if lent:
        return messages.changes_lent(text(callee), lent[0])
    if summary_of(node).reason:
        is_open = isinstance(function, FuncDef) and is_abstract(function)
        if is_property(node):
            say = messages.unmarked_property if is_open else messages.unprovable_property
        else:
            say = messages.unmarked_abstract if is_open else messages.unprovable
        return unproved(proof, node, callee, say)
    marks = boundaries_among(proof.callees.above(node))
    if marks:
        return messages.hides_mark(text(callee), marks[-1][0].rpartition(".")[2])
    return messages.impure_function(text(callee))


def unknown_made(proof: Proof, made: Expression) -> Message | None:
    """Why a function that one of the program makes is not known to keep sources."""
    node = proof.callees.definition(made.callee) if isinstance(made, CallExpr) else None
    if not isinstance(node, FuncDef) or proof.callees.is_library(node):
        return None
    if not isinstance(proof.type(made), FunctionLike):
        return None
    reason = summary_of(node).reason
    cause = proof.cause(node) if reason else None
    return messages.unknown_made(text(made), node.name, cause, reason, _wrapped(node))


def _wrapped(maker: FuncDef) -> str | None:
    """The parameter of a function that makes functions by which it is passed one."""
    typ = maker.type
    if not isinstance(typ, CallableType):
        return None
    taken = zip(typ.arg_names, typ.arg_types)
    return next((name for name, each in taken if holds_callable(each)), None)


def parts(value: Expression) -> Iterator[Expression]:
    """The expressions a value is made of, as far as it is written out."""
    below: list[Expression | None]
    if isinstance(value, (ListExpr, TupleExpr, SetExpr)):
        below = [*value.items]
    elif isinstance(value, DictExpr):
        below = [part for item in value.items for part in item]
    elif isinstance(value, StarExpr):
        below = [value.expr]
    elif isinstance(value, ConditionalExpr):
        below = [value.if_expr, value.else_expr]
    elif isinstance(value, OpExpr):
        below = [value.left, value.right]
    elif isinstance(value, AssignmentExpr):
        below = [value.value]
    elif isinstance(value, GeneratorExpr):
        below = [value.left_expr]
    elif isinstance(value, ListComprehension):
        below = [value.generator.left_expr]
    else:
        yield value
        return
    for part in filter(None, below):
        yield from parts(part)


def _is_vouched(proof: Proof, arg: Expression) -> bool:
    """Whether whoever is handed this may call it."""
    target = proof.callees.resolve(arg)
    if target is not arg and not isinstance(target, (RefExpr, LambdaExpr, CallExpr)):
        return all(_is_vouched(proof, part) for part in parts(target))
    if isinstance(target, LambdaExpr):
        return proof.holds(target)
    if isinstance(arg, RefExpr) and proof.is_parameter(arg.node):
        return True
    found = proof.type(target)
    if not isinstance(found, (FunctionLike, TypeType)):
        return all(_is_vouched_object(proof, held) for held in inside_of(found))
    node = proof.callees.definition_of(target)
    contract = contract_named(node)
    if contract is not None and contract.kind in TRUSTED:
        return True
    if node is None:
        return maker(proof.callees, target) is not None
    summary = summary_of(node)
    if isinstance(node, (Decorator, FuncDef)) and (
        proof.vouching.proved(node, contract) or summary.tells
    ):
        # Nobody asks there whether what it is passed is quiet, or what its variables stand for.
        return not summary.asks_callers and made_as_known(proof, target, node)
    if isinstance(node, TypeInfo):
        return proof.vouching.constructs(node)
    if is_nested(proof, node):
        return True
    called = row(node.fullname)
    if called is not None and called.refused:
        return False  # what it is passed there, nobody asks
    return proof.callees.is_library(node) and node.fullname not in TELLING


def _is_vouched_object(proof: Proof, held: ProperType) -> bool:
    """Whether an object's own call is proved; what is called through a library's is not seen."""
    if not is_callable(held):
        return True
    if not isinstance(held, Instance) or held.type.fullname == PARTIAL:
        return False
    called = held.type.get("__call__")
    contract = contract_named(called.node) if called is not None else None
    is_boundary = contract is not None and contract.kind in TRUSTED
    return called is None or is_boundary or proof.vouching.vouched(called.node)

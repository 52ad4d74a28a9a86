"""What the boundary decorators do to the type of the function below them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from mypy.errorcodes import ErrorCode
from mypy.nodes import (
    CallExpr,
    Context,
    Decorator,
    Expression,
    FuncDef,
    RefExpr,
)
from mypy.plugin import FunctionContext, MethodContext
from mypy.typeops import make_simplified_union
from mypy.types import (
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    Overloaded,
    ProperType,
    Type,
    TypeType,
    get_proper_type,
)

from corvid_mypy.inference import placing
from corvid_mypy.inference.decorator_arguments import Unreadable, contract_from
from corvid_mypy.inference.offers import with_offers
from corvid_mypy.library import Keeps
from corvid_mypy.model.contracts import Contract, Kind, contract_of, encode, mark
from corvid_mypy.model.types import Wrapper, carries
from corvid_mypy.program.bodies import KINDS, applied, boundaries_above, boundary, kept, set_up
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.report.messages import Message
from corvid_mypy.report.wording import text
from corvid_mypy.seam.checker import (
    TypeChecker,
    current_checker,
    function_class,
    member,
    modules_of,
    report,
    silences,
    string,
    tree_of,
)
from corvid_mypy.seam.language_names import EXCEPTION, MODULE, TYPE
from corvid_mypy.seam.runtime_names import AGENT, BOUNDARY, GROUNDED_PURE, LIFTED, RUNTIME
from corvid_mypy.seam.substitution import plain


def decorate(ctx: FunctionContext, decorator: str) -> Type:
    """The result of a boundary decorator: of ``@tool`` a function, of ``@tool(...)`` a factory."""
    checker = current_checker()
    assert checker is not None
    kind = KINDS[decorator]
    factory = get_proper_type(ctx.default_return_type)
    if not (isinstance(factory, Instance) and factory.type.fullname == BOUNDARY):
        return _apply(ctx, checker, Contract(kind, pure=kind is Kind.FUNCTION))
    try:
        contract = contract_from(ctx, kind)
    except Unreadable as problem:
        report(checker, Finding(problem.code, problem.place, problem.message))
        return factory
    return factory.copy_modified(args=[LiteralType(encode(contract), string(checker))])


def apply_factory(ctx: MethodContext) -> Type:
    """The result of applying the factory that ``@tool(...)`` returned."""
    checker = current_checker()
    assert checker is not None
    contract = set_up(ctx.type)
    return _apply(ctx, checker, contract) if contract is not None else ctx.default_return_type


def _apply(ctx: FunctionContext | MethodContext, checker: TypeChecker, contract: Contract) -> Type:
    function = _definition(ctx)
    target = _called(get_proper_type(ctx.arg_types[0][0]), function, ctx, checker)
    if not isinstance(target, FunctionLike):
        return ctx.default_return_type
    problem = _misplaced(contract, target, ctx.context) or _dishonest(contract, target)
    if problem is not None:
        report(checker, Finding(codes.DECLARATION, _place(ctx), problem))
        return target
    if contract.cites is not None and contract.cites not in target.items[0].arg_names:
        message = messages.unknown_citation(contract.cites, target.items[0])
        report(checker, Finding(codes.CITATION, _place(ctx), message))
    if contract.pure and tree_of(checker).is_stub:
        report(checker, Finding(codes.LAUNDERING, _place(ctx), messages.proof_in_stub()))
        contract = contract._replace(pure=False)
    if contract.pure and _is_waived(ctx.context, checker, codes.LAUNDERING):
        contract = contract._replace(pure=False)
    wrapper = Wrapper(modules_of(checker))
    for item in target.items:
        for told in placing.problems(checker, contract, item, ctx.context):
            report(checker, told, is_asked_again=True)
    items = [_marked(item, contract, function, wrapper, checker) for item in target.items]
    if contract.kind is Kind.AGENT and _is_waived(ctx.context, checker, codes.UNGROUNDED_RETURN):
        items = [item.copy_modified(ret_type=plain(item.ret_type)) for item in items]
    marked = items[0] if len(items) == 1 else Overloaded(items)
    if contract.kind is Kind.LIFTED and isinstance(ctx.context, CallExpr):
        result = make_simplified_union([item.ret_type for item in items])
        return wrapper.instance(LIFTED, marked, result)
    return marked


def _called(
    target: ProperType,
    function: FuncDef | None,
    ctx: FunctionContext | MethodContext,
    checker: TypeChecker,
) -> ProperType:
    """How what a mark stands on is called: a cache's object says less than the function below."""
    if not isinstance(target, Instance) or target.type.get("__call__") is None:
        return target
    if function is not None and function.type is not None and _is_only_cached(ctx.context):
        return get_proper_type(function.type)
    return get_proper_type(member(checker, "__call__", target, ctx.context))


def _is_only_cached(node: Context) -> bool:
    """Whether nothing but caches stands between a function and its marks."""
    if not isinstance(node, Decorator):
        return False
    exprs = node.original_decorators
    below = list(takewhile(lambda expr: boundary(expr) is None, reversed(exprs)))
    return all(kept(expr) in (Keeps.RESULTS, Keeps.FUNCTION) for expr in below)


def _is_waived(place: Context, checker: TypeChecker, code: ErrorCode) -> bool:
    """Whether a promise is waived where it is made: then callers do not rely on it."""
    return silences(checker, code, _claims(place))


def _claims(place: Context) -> Iterator[int]:
    if not isinstance(place, Decorator):
        yield place.line
        return
    for name, line in boundaries_above(place):
        if name in (AGENT, GROUNDED_PURE):
            yield line


def _definition(ctx: FunctionContext | MethodContext) -> FuncDef | None:
    node = ctx.context
    if not isinstance(node, Decorator) and isinstance(ctx.args[0][0], RefExpr):
        node = ctx.args[0][0].node or node
    if isinstance(node, Decorator):
        return node.func
    return node if isinstance(node, FuncDef) else None


def _place(ctx: FunctionContext | MethodContext) -> Context:
    """Where a complaint about the decorated function belongs: at the ``def``."""
    return ctx.context.func if isinstance(ctx.context, Decorator) else ctx.context


def _misplaced(contract: Contract, target: FunctionLike, place: Context) -> Message | None:
    kind = contract.kind
    if kind is Kind.LIFTED:
        return None
    name = "grounded_pure" if kind is Kind.FUNCTION else kind.value
    if target.is_type_obj():
        return messages.decorates_class(name)
    if isinstance(place, Decorator):
        if place.func.is_property and kind is not Kind.FUNCTION:
            return messages.decorates_property(name)
        for expr in _below(place) if contract.pure else ():
            return messages.hidden_function(text(expr))
    below = contract_of(target)
    if below is None or below.kind is kind or {below.kind, kind} == {Kind.AGENT, Kind.FUNCTION}:
        return None
    return messages.decorates_boundary(name, below.kind.value)


def _below(node: Decorator) -> Iterator[Expression]:
    """Decorators under ``@grounded_pure`` that may put another function in place of this one."""
    above = iter(node.original_decorators)
    if any(boundary(expr) == GROUNDED_PURE for expr in above):
        yield from (expr for expr in above if not _is_transparent(expr))


def _is_transparent(expr: Expression) -> bool:
    ref = applied(expr)
    is_runtimes = isinstance(ref, RefExpr) and ref.fullname.startswith(f"{RUNTIME}.")
    return is_runtimes or kept(expr) is Keeps.FUNCTION


def _dishonest(contract: Contract, target: FunctionLike) -> Message | None:
    """A tool that promises what its effects or its result cannot keep."""
    if contract.kind is not Kind.TOOL:
        return None
    for item in target.items:
        if carries(item.ret_type) and not contract.retrieves:
            return messages.tool_without_effect(item)
        if contract.retrieves and not _wrappable(item.ret_type):
            return messages.unwrappable(item)
    return None


def _wrappable(typ: Type) -> bool:
    proper = get_proper_type(typ)
    if isinstance(proper, TypeType) or (isinstance(proper, FunctionLike) and proper.is_type_obj()):
        return False
    return not (
        isinstance(proper, Instance)
        and (proper.type.has_base(EXCEPTION) or proper.type.fullname in (MODULE, TYPE))
    )


def _marked(
    item: CallableType,
    contract: Contract,
    function: FuncDef | None,
    wrapper: Wrapper,
    checker: TypeChecker,
) -> CallableType:
    below = contract_of(item)
    if below is not None:
        outer = below if contract.kind is Kind.FUNCTION else contract
        contract = outer._replace(
            pure=contract.pure or below.pure,
            discloses=contract.discloses if contract.pure else below.discloses,
            offers=below.offers,
            shows_receiver=below.shows_receiver,
        )
    result = item.ret_type
    grounds = contract.kind in (Kind.TOOL, Kind.AGENT) and contract.retrieves
    if contract.kind is Kind.PROMPT:
        grounds = any(carries(kind) for kind in item.arg_types)
        result = result if grounds else plain(result)
    if function is not None and function.is_generator:
        contract = contract._replace(streams=True)
    if function is not None and contract.is_checked and not (below and below.is_checked):
        contract = with_offers(contract, function, tree_of(checker), modules_of(checker))
    if grounds:
        result = wrapper.result(result, is_generator=contract.streams, itemises=contract.itemises)
    return item.copy_modified(
        ret_type=result,
        # Where items stand matters to nobody who calls.
        instance_type=mark(contract._replace(source=None, location=None), wrapper, string(checker)),
        fallback=function_class(checker) if item.is_type_obj() else item.fallback,
    )

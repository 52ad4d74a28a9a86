"""``functools.partial``: what a function is handed now, and what is left to call.

mypy's own plugin checks the arguments, and keeps what is left in the type of the partial object.
"""

from __future__ import annotations

from mypy.nodes import (
    ARG_NAMED,
    ARG_NAMED_OPT,
    ARG_OPT,
    ARG_POS,
    LDEF,
    CallExpr,
    NameExpr,
    Node,
    Var,
)
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import CallableType, Instance, Type, get_proper_type

from corvid_mypy.inference.signatures import as_called, refers_to_definition, solve
from corvid_mypy.model.contracts import contract_of
from corvid_mypy.model.types import (
    Wrapper,
    carries,
    left_to_call,
    surely_grounds,
    with_left_to_call,
)
from corvid_mypy.program.callees import is_partial
from corvid_mypy.seam.checker import (
    TypeChecker,
    current_checker,
    enclosing_functions,
    function_class,
    modules_of,
    remembered,
    tree_of,
)
from corvid_mypy.seam.syntax import Bindings, Nodes

_OPEN = {ARG_POS: ARG_OPT, ARG_NAMED: ARG_NAMED_OPT}
_bindings: dict[Node, Bindings] = remembered()


def _follows(function: CallableType) -> bool:
    """Whether what a function gives is grounded as its arguments are, whichever they are."""
    contract = contract_of(function)
    return contract is not None and contract.is_transparent and contract.cites is None


def applied(ctx: FunctionContext) -> FunctionContext:
    """``partial(f, doc)``: a prompt or a lifted function that is handed something grounded."""
    checker = current_checker()
    function = get_proper_type(ctx.arg_types[0][0]) if ctx.arg_types[0] else None
    if checker is None or not isinstance(function, CallableType) or not _follows(function):
        return ctx
    if not _hands_over(ctx) or not refers_to_definition(checker, ctx.args[0][0]):
        return ctx
    form = as_called(function, Wrapper(modules_of(checker)))
    return ctx._replace(arg_types=[[form], *ctx.arg_types[1:]])


def called(ctx: MethodContext) -> MethodContext:
    """``partial(f)(doc)``: what is left of a prompt or a lifted function is called."""
    checker, left = current_checker(), left_to_call(ctx.type)
    if checker is None or left is None or not _follows(left) or not _hands_over(ctx):
        return ctx
    if not _is_made_here(checker, ctx):
        return ctx
    assert isinstance(ctx.type, Instance)
    form = as_called(left, Wrapper(modules_of(checker)))
    return ctx._replace(type=with_left_to_call(ctx.type, form))


def _hands_over(ctx: FunctionContext | MethodContext) -> bool:
    """Whether something grounded is handed over, and not a whole that is spread."""
    return any(
        surely_grounds(typ) and not kind.is_star()
        for types, kinds in zip(ctx.arg_types, ctx.arg_kinds)
        for typ, kind in zip(types, kinds)
    )


def _is_made_here(checker: TypeChecker, ctx: MethodContext) -> bool:
    """Whether the callee is a ``partial(f)`` of a definition, or a variable that is only that."""
    made = ctx.context.callee if isinstance(ctx.context, CallExpr) else None
    if isinstance(made, NameExpr) and isinstance(made.node, Var):
        root: Node = tree_of(checker)
        if made.kind == LDEF:
            *_, root = enclosing_functions(checker)
        if root not in _bindings:
            _bindings[root] = Bindings(Nodes(root))
        made = _bindings[root].only(made.node)
    return is_partial(made) and refers_to_definition(checker, made.args[0])


def signature(
    checker: TypeChecker, call: CallExpr, function: CallableType, given: list[Type], made: Type
) -> CallableType:
    """``partial(f, ...)`` as a call of ``f`` that may leave parameters open.

    Args:
        checker: mypy's checker of the module.
        call: the call of ``partial``.
        function: the type of its first argument.
        given: the types of all its arguments.
        made: the type of the partial object.
    """
    left = left_to_call(made)
    if _follows(function) and left is not None and carries(left.ret_type):
        function = as_called(function, Wrapper(modules_of(checker)))
    taking = function.copy_modified(
        arg_types=[given[0], *function.arg_types],
        arg_kinds=[ARG_POS, *(_OPEN.get(kind, kind) for kind in function.arg_kinds)],
        arg_names=[None, *function.arg_names],
        ret_type=made,
        fallback=function_class(checker),
        instance_type=None,
    )
    return solve(checker, call, taking, given) or taking

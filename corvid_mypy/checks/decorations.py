"""Decorators above a mark: it counts only on the function that callers get."""

from __future__ import annotations

from typing import Final

from mypy.nodes import CallExpr, Decorator, Expression, FuncDef, RefExpr

from corvid_mypy.checks.inferring import Module, decorator_of, tells_alike
from corvid_mypy.library import Keeps
from corvid_mypy.model.contracts import Kind, contract_of
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.program.bodies import Body, applied, decorator_above, hiding, kept
from corvid_mypy.proof.code.wrapping import wrapping
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.report.messages import Cause, Message
from corvid_mypy.report.wording import text
from corvid_mypy.seam.checker import shown

_TRUSTED: Final = (Kind.TOOL, Kind.PROMPT, Kind.LIFTED)


def problem(module: Module, body: Body, allowed: frozenset[str]) -> Finding | None:
    """The outermost decorator that may put another function in the place of a marked one.

    Args:
        module: the module.
        body: the body below the mark.
        allowed: the kinds that its proof may disclose, which hold for what callers get.
    """
    found = _hides_trust(module, body)
    if found is not None:
        return found
    if summary_of(body.function).inert:
        return None  # it reaches nothing retrieved, whatever is done with it
    for above in hiding(module.checker, body.function):
        message = _problem(module, body, above) or _disclosed(module, body, above, allowed)
        if message is not None:
            return Finding(codes.LAUNDERING, above, message)
    return None


def _hides_trust(module: Module, body: Body) -> Finding | None:
    """A decorator of the program after which mypy does not know the mark of a trusted body.

    What it does is known, and it may be harmless; but calls are not those of a tool or prompt.
    """
    above = decorator_above(module.checker, body.function)
    if not _is_trusted(body) or above is None or contract_of(above.var.type) is not None:
        return None
    for each in hiding(module.checker, body.function):
        known = decorator_of(module.checker, each)
        if known is not None:
            name, mark = body.function.name, body.contract.decorator
            bound = _taken(module, each) if known.keeps else None
            message = messages.hidden_trust(text(each), name, mark, bound)
            return Finding(codes.LAUNDERING, each, message)
    return None


def _taken(module: Module, above: Expression) -> str:
    """The type of the function that a decorator of the program gives back."""
    decorator = _of_program(module, above)
    below = wrapping(decorator) if decorator is not None else None
    taken = below.passed.type if below is not None else None
    return shown(module.checker, taken) if taken is not None else "Callable[..., object]"


def _problem(module: Module, body: Body, above: Expression) -> Message | None:
    """What is wrong with a decorator above a mark; a cache may keep what is proved."""
    name, known = body.function.name, summary_of(body.function)
    if kept(above) is Keeps.RESULTS and not _is_trusted(body):
        return None if known.proved else messages.cached_mark(text(above), name, known.reason)
    decorator, passing = _of_program(module, above), decorator_of(module.checker, above)
    if passing is not None:
        is_told = passing.tells and body.contract.pure and not tells_alike(body.function, above)
        if decorator is None or not is_told:
            return None
        # What callers get is no proof, although the mark stands there.
        cause = _cause(module, decorator, passing.line)
        return messages.leaking_decorator(text(above), name, cause, passing.reason)
    if _is_trusted(body):
        return messages.taken_trust(text(above), name, body.contract.decorator)
    if decorator is None:
        return messages.taken_mark(text(above), name)
    why = summary_of(decorator)
    if why.wraps:
        return messages.leaking_decorator(
            text(above), name, _cause(module, decorator, why.line), why.reason
        )
    return messages.untyped_decorator(
        text(above), name, _cure(decorator, body.function, makes=isinstance(above, CallExpr))
    )


def _disclosed(
    module: Module, body: Body, above: Expression, allowed: frozenset[str]
) -> Message | None:
    """A kind that a decorator discloses around each call, and the proof below may not."""
    passing = decorator_of(module.checker, above)
    if passing is None or not body.contract.pure:
        return None
    more = sorted({kind.value for kind in passing.discloses} - allowed)
    return messages.undisclosed(more[0], text(above), sorted(allowed)) if more else None


def _is_trusted(body: Body) -> bool:
    """Whether a person vouches for a body, and so for what stands between it and its mark."""
    return body.contract.kind in _TRUSTED


def _of_program(module: Module, above: Expression) -> FuncDef | None:
    """The function that decorates, where it is the program's own."""
    ref = applied(above)
    found = ref.node if isinstance(ref, RefExpr) else None
    function = found.func if isinstance(found, Decorator) else found
    is_own = isinstance(function, FuncDef) and not module.callees.is_library(function)
    return function if isinstance(function, FuncDef) and is_own else None


def _cause(module: Module, decorator: FuncDef, line: int) -> Cause:
    """Where in a decorator its proof does not go through."""
    if module.callees.is_imported(decorator):
        return Cause(line + 1, decorator.fullname)
    return Cause(decorator.line + line)


def _cure(decorator: FuncDef, function: FuncDef, *, makes: bool) -> str:
    """How a decorator is typed, so that it is seen what it does with the function below.

    It goes by signatures alone: of other modules mypy's cache has no bodies.
    """
    given = "Callable[P, Awaitable[R]]" if function.is_coroutine else "Callable[P, R]"
    names = [name for name in decorator.arg_names if name]
    header = f"Callable[[{given}], {given}]"
    if not makes and len(names) == 1:
        header = f"def {decorator.name}({names[0]}: {given}) -> {given}"
    return header

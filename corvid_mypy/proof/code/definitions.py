"""Functions and classes that are defined inside a pure body."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    ClassDef,
    Decorator,
    FuncDef,
    OverloadedFuncDef,
    RaiseStmt,
    SymbolNode,
    TryStmt,
    YieldExpr,
)

from corvid_mypy.library import Keeps
from corvid_mypy.program.bodies import kept
from corvid_mypy.proof.code.judging import Proof, judges
from corvid_mypy.report import messages
from corvid_mypy.report.wording import text
from corvid_mypy.seam.syntax import leaves, statements, walk

_KEEPING = (Keeps.CALLS, Keeps.GENERATOR, Keeps.FUNCTION)
"""What decorators keep that call the function below them, and no other."""


@judges(Decorator)
def decorated(proof: Proof, node: Decorator) -> None:
    """A decorator may put another function in the place of a nested one."""
    for expr in node.original_decorators:
        if kept(expr) not in _KEEPING:
            proof.refuse(expr, messages.replacing_decorator(text(expr)))
        elif kept(expr) is Keeps.GENERATOR:
            for swallowed in _swallowing(node.func):
                proof.refuse(swallowed, messages.swallowing_manager(node.name))


def _swallowing(function: FuncDef) -> Iterator[TryStmt]:
    """Where a manager written as a generator keeps an exception of its ``with`` to itself."""
    for node in walk(function.body):
        if isinstance(node, TryStmt) and any(isinstance(at, YieldExpr) for at in walk(node.body)):
            goes_on = (not isinstance(each.body[-1], RaiseStmt) for each in node.handlers)
            if any(goes_on) or leaves(node.finally_body):
                yield node


@judges(ClassDef)
def local_class(proof: Proof, node: ClassDef) -> None:
    """Defining a class runs its decorators, its metaclass, and ``__init_subclass__``."""
    for expr in node.decorators:
        if kept(expr) not in _KEEPING:
            proof.refuse(expr, messages.replacing_decorator(text(expr)))
    meta = node.info.metaclass_type
    if meta is not None and not proof.callees.is_library(meta.type):
        proof.refuse(node, messages.impure_implicit(f"Defining `{node.name}`"))
    for base in node.info.mro[1:]:
        symbol = base.names.get("__init_subclass__")
        if symbol is not None and not proof.vouching.vouched(symbol.node):
            proof.refuse(node, messages.impure_implicit(f"Defining `{node.name}`"))


def is_nested(proof: Proof, node: SymbolNode | None) -> bool:
    """Whether a function is defined inside the body, and so checked with it."""
    if not isinstance(node, (FuncDef, OverloadedFuncDef, Decorator)):
        return False
    is_method = bool(node.info)  # of a class that is defined inside, which is not walked
    # The lines spare a look at most; a function of another module may be at the same ones.
    return not is_method and proof.holds(node) and node in statements(proof.function.body)

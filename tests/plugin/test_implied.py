"""Every node class at which Python calls a special method by itself has a judge that asks."""

from __future__ import annotations

import mypy.build  # noqa: F401 - first: the modules of mypy import each other
from mypy import nodes

from corvid_mypy.proof.code.judging import JUDGES
from corvid_mypy.proof.rules import __all__ as _classified
from corvid_mypy.proof.walker import RULES

CALLING_NOTHING = {
    # statements that only hold others, name something, or leave
    nodes.Block,
    nodes.BreakStmt,
    nodes.ContinueStmt,
    nodes.ExpressionStmt,
    nodes.GlobalDecl,
    nodes.Import,
    nodes.ImportAll,
    nodes.ImportFrom,
    nodes.NonlocalDecl,
    nodes.PassStmt,
    nodes.ReturnStmt,
    nodes.TryStmt,
    nodes.TypeAliasStmt,
    # literals and types
    nodes.BytesExpr,
    nodes.ComplexExpr,
    nodes.EllipsisExpr,
    nodes.EnumCallExpr,
    nodes.FloatExpr,
    nodes.IntExpr,
    nodes.NamedTupleExpr,
    nodes.NewTypeExpr,
    nodes.ParamSpecExpr,
    nodes.PromoteExpr,
    nodes.TempNode,
    nodes.TypeAliasExpr,
    nodes.TypeApplication,
    nodes.TypedDictExpr,
    nodes.TypeFormExpr,
    nodes.TypeVarExpr,
    nodes.TypeVarTupleExpr,
    # expressions that hand their operands through, or hold them
    nodes.AssertTypeExpr,
    nodes.AssignmentExpr,
    nodes.CastExpr,
    nodes.ListExpr,
    nodes.RevealExpr,
    nodes.SliceExpr,
    nodes.TemplateStrExpr,
    nodes.TupleExpr,
    nodes.YieldExpr,
}


TESTING = {nodes.AssertStmt, nodes.IfStmt, nodes.WhileStmt}
"""What is asked for its truth where it is tested, by `Walker.ask_for_truth`."""


COMPARING = {nodes.ComparisonExpr, nodes.MatchStmt}
"""What asks its parts one after the other, by `ask_to_compare` and `ask_to_match`: each look may
end the rest, which is then asked under it."""


def test_every_node_class_is_judged_or_calls_nothing() -> None:
    assert _classified
    classes = {found for found in RULES if issubclass(found, (nodes.Expression, nodes.Statement))}
    assert classes == CALLING_NOTHING | TESTING | COMPARING | (set(JUDGES) & classes)
    assert not CALLING_NOTHING & set(JUDGES)

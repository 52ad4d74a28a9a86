"""Run mypy over `program.py` and count what the plugin does: `python counting.py CONFIG CACHE`.

Prints a JSON object. It is a process of its own, since the counters replace functions.
"""

from __future__ import annotations

import collections
import functools
import gc
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import mypy.build  # isort: skip  # first: mypy's modules import each other in a ring

from mypy import api
from mypy.nodes import CallExpr, Node

from corvid_mypy import dispatch
from corvid_mypy.checks import inspection
from corvid_mypy.inference import signatures as calls
from corvid_mypy.proof import walker
from corvid_mypy.seam import checker
from corvid_mypy.seam import syntax as tree

assert mypy.build
counts: collections.Counter[str] = collections.Counter()
visits: collections.Counter[tuple[Any, Node]] = collections.Counter()
"""By walker, which is kept, so that no later one is taken for it."""


def _counted(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def count(*args: Any, **kwargs: Any) -> Any:
        counts[name] += 1
        return function(*args, **kwargs)

    return count


def _inferred(checked: Any, *asked: Any) -> Any:
    counts["inferred"] += len(asked)
    return _infer(checked, *asked)


def _visited(self: Any, node: Any) -> Any:
    if node is not None:
        visits[self, node] += 1
        counts["walks"] += self.proves
    return _walk(self, node)


def _walked(*args: Any) -> Iterator[Any]:
    for node in _every(*args):
        counts["walked"] += 1
        yield node


def _found(root: Any) -> Any:
    found = _expressions(root)
    counts["walked"] += len(found)
    return found


def _measured(self: Any, checker: Any) -> None:
    if checker.tree.fullname == "program":
        below = list(_every(checker.tree, tree._to_nodes, None))
        counts["nodes"] = len(below)
        counts["calls"] = sum(isinstance(node, CallExpr) for node in below)
    _module(self, checker)


_infer, _walk, _module = checker.infer, walker.Walker.walk, inspection.Inspection.module
_every: Any = tree._walk
_expressions: Any = tree.expressions


def main(config: str, cache: str) -> None:
    """Count, check, print."""
    calls.Calls.refine = _counted("refined", calls.Calls.refine)  # type: ignore[method-assign]
    calls.infer = checker.infer = _inferred  # type: ignore[assignment]
    walker.Walker.walk = _visited  # type: ignore[method-assign]
    asked = _counted("asked", dispatch.CorvidPlugin._is_needed)
    dispatch.CorvidPlugin._is_needed = asked  # type: ignore[method-assign]
    gc.get_referrers = _counted("searched", gc.get_referrers)
    inspection.Inspection.module = _measured  # type: ignore[method-assign]
    tree._walk = _walked
    for module in list(sys.modules.values()):
        if getattr(module, "expressions", None) is _expressions:
            module.expressions = _found  # type: ignore[attr-defined]
    printed = api.run(["--config-file", config, "--cache-dir", cache, "program.py"])
    print(json.dumps({**counts, "visits": max(visits.values(), default=0), "printed": printed[0]}))


main(*sys.argv[1:])

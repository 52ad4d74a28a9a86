"""Annotations of what turned out to be grounded: results, parameters, variables."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePath

import libcst as cst
from attrs import frozen

from corvid_cli.fix.kinds.found import Found
from corvid_cli.fix.kinds.lift import called_with
from corvid_cli.fix.model import Fix
from corvid_cli.fix.nodes import is_named, within
from corvid_cli.fix.source import Source
from corvid_cli.fix.types import GROUNDED, Steps, is_grounded, is_none, merged

NESTED = frozenset(("return", "yield", "optional", "element", "arm", "else-arm"))
"""The kinds of site at which a value is put into what the function, or a variable, declares."""

_MARKS = ("agent", "grounded_pure")


def fixes(found: Found) -> Sequence[Fix]:
    """Return the annotation that says what is grounded."""
    finding = found.finding
    if finding.kind in NESTED or finding.kind == "annotated assignment":
        return _declared(found)
    if finding.code == "return-value":
        return _returned(found)
    if finding.kind == "argument":
        return [*_collected(found)] or _passed(found)
    return []


@frozen
class _Slot:
    """An annotation, and which part of it a value is put into."""

    annotation: cst.Annotation
    steps: Steps


def _declared(found: Found) -> list[Fix]:
    slot = _slot(found)
    if slot is None:
        return []
    return _annotated(found, found.source, slot, found.finding.actual)


def _annotated(found: Found, source: Source, slot: _Slot, actual: str | None) -> list[Fix]:
    """Return the fix that has an annotation say what a value is."""
    there = found.beside(source)
    new = merged(slot.annotation.annotation, actual, slot.steps, there.wrapped)
    if new is None:
        return []
    return [there.replaced(slot.annotation.annotation, source.code(new), "annotation", GROUNDED)]


def _slot(found: Found) -> _Slot | None:
    """Return the annotation that a value is held to, and the way through displays to it."""
    steps = list[int]()
    node: cst.CSTNode = found.node
    for parent in found.source.parents(node):
        if isinstance(parent, cst.Return | cst.Yield):
            return _of_result(found, parent, steps)
        if isinstance(parent, cst.AnnAssign):
            return _Slot(parent.annotation, steps[::-1])
        if isinstance(parent, cst.BaseStatement | cst.BaseSmallStatement | cst.Arg):
            return None
        steps += _step(parent, node)
        node = parent
    return None


def _step(parent: cst.CSTNode, node: cst.CSTNode) -> Iterable[int]:
    """Return which parameter of a display's type a part of it stands for."""
    if isinstance(parent, cst.DictElement | cst.DictComp):
        yield int(node is parent.value)
    elif isinstance(parent, cst.List | cst.Set | cst.ListComp | cst.SetComp | cst.GeneratorExp):
        yield 0
    elif isinstance(parent, cst.Tuple):
        yield [*parent.elements].index(cst.ensure_type(node, cst.Element))


def _of_result(found: Found, end: cst.CSTNode, steps: list[int]) -> _Slot | None:
    function = found.source.around(end, cst.FunctionDef)
    if function is None or function.returns is None:
        return None
    drawn = [0] if isinstance(end, cst.Yield) else []
    return _Slot(function.returns, [*drawn, *steps[::-1]])


def _returned(found: Found) -> list[Fix]:
    """Return the annotation of a helper whose parameters are grounded, and its result not yet."""
    function = found.source.around(found.node, cst.FunctionDef)
    if function is None:
        return []
    parameters = [each.annotation for each in _parameters(function) if each.annotation]
    if not any(is_grounded(each.annotation) for each in parameters):
        return []
    return _as_grounded(found, found.source, function)


def _collected(found: Found) -> Iterator[Fix]:
    """Yield the annotation of a local container that a value is put into by a method."""
    name = _added_to(called_with(found))
    function = found.source.around(found.node, cst.FunctionDef)
    for annotation in _declarations(function, name) if function is not None else ():
        yield from _annotated(found, found.source, _Slot(annotation, [0]), found.finding.actual)


def _added_to(call: cst.Call | None) -> str | None:
    """Return the name of the container that a call puts an item into."""
    match call:
        case cst.Call(
            func=cst.Attribute(
                value=cst.Name(value=name), attr=cst.Name(value="append" | "add" | "appendleft")
            )
        ):
            return name
        case _:
            return None


def _declarations(function: cst.FunctionDef, name: str | None) -> Iterator[cst.Annotation]:
    """Yield the annotations with which a function declares a name."""
    for each in within(function):
        match each:
            case cst.AnnAssign(target=cst.Name(value=declared)) if declared == name:
                yield each.annotation
            case _:
                pass


def _passed(found: Found) -> list[Fix]:
    """Return the annotation of a parameter, and of the result where no mark holds the body to it.

    What a function without a mark does with what it is passed, only a grounded result shows: mypy
    refuses that where the function drops the sources.
    """
    call, there = called_with(found), _definition(found)
    if call is None or there is None:
        return []
    source, function = there
    parameter = _parameter(found, call, source, function)
    if parameter is None or parameter.annotation is None:
        return []
    slot = _Slot(parameter.annotation, ())
    passed = _annotated(found, source, slot, found.finding.actual)
    if _is_marked(function):
        return passed
    returned = _as_grounded(found, source, function)
    return [*passed, *returned] if passed and returned else []


def _as_grounded(found: Found, source: Source, function: cst.FunctionDef) -> list[Fix]:
    """Return the annotation that says that a function returns something grounded."""
    returns = function.returns
    if returns is None or is_none(returns.annotation):
        return []
    return _annotated(found, source, _Slot(returns, ()), f"{GROUNDED}[object]")


def _definition(found: Found) -> tuple[Source, cst.FunctionDef] | None:
    """Return the function that is called, if one of the files defines it, once and in the open."""
    *module, name = (found.finding.callee or "").split(".")
    if not module:
        return None
    for source in found.files.values():
        for path in (module, module[:-1]):
            if path and _is_module(source, path):
                owner = module[len(path) :]
                functions = [*_functions(source.module, [*owner, name])]
                return (source, functions[0]) if len(functions) == 1 else None
    return None


def _is_module(source: Source, path: Sequence[str]) -> bool:
    """Whether a file is, as far as its name says, the module of that name."""
    *folders, file = PurePath(source.path).with_suffix("").parts
    parts = folders if file == "__init__" else [*folders, file]
    return parts[-len(path) :] == [*path]


def _functions(holder: cst.Module | cst.ClassDef, path: Sequence[str]) -> Iterator[cst.FunctionDef]:
    """Yield the functions that stand somewhere in a module or a class, by name."""
    body = holder.body if isinstance(holder, cst.Module) else holder.body.body
    for each in body:
        if isinstance(each, cst.ClassDef) and len(path) > 1 and each.name.value == path[0]:
            yield from _functions(each, path[1:])
        if isinstance(each, cst.FunctionDef) and [each.name.value] == [*path]:
            yield each


def _parameter(
    found: Found, call: cst.Call, source: Source, function: cst.FunctionDef
) -> cst.Param | None:
    """Return the parameter that the value fills."""
    argument = next(each for each in call.args if each.value is found.node)
    parameters = _parameters(function)
    if argument.keyword is not None:
        named = [each for each in parameters if each.name.value == argument.keyword.value]
        return named[0] if named else None
    if any(each.star for each in call.args):
        return None
    own = source.around(function, cst.ClassDef) is not None and not _is_static(function)
    index = [*call.args].index(argument) + own
    positional = [*function.params.posonly_params, *function.params.params]
    return positional[index] if index < len(positional) else None


def _parameters(function: cst.FunctionDef) -> list[cst.Param]:
    parameters = function.params
    return [*parameters.posonly_params, *parameters.params, *parameters.kwonly_params]


def _is_static(function: cst.FunctionDef) -> bool:
    return any(is_named(each.decorator, "staticmethod") for each in function.decorators)


def _is_marked(function: cst.FunctionDef) -> bool:
    marks = (each.decorator for each in function.decorators)
    named = (each.func if isinstance(each, cst.Call) else each for each in marks)
    return any(is_named(each, *_MARKS) for each in named)

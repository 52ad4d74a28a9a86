"""Shows a function of a source file with its line numbers, and where in it something is."""

import ast
import tokenize
from collections.abc import Iterator
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


def read_source(path: str | Path) -> str:
    """Return the text of a Python file, in the encoding that it declares (PEP 263)."""
    with tokenize.open(path) as file:
        return file.read()


def functions(source: str) -> Iterator[Function]:
    """Yield the functions and methods of a module, outer ones before those nested in them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function):
            yield node


def function_named(source: str, name: str) -> Function:
    """Return the function of that name."""
    return next(node for node in functions(source) if node.name == name)


def function_around(source: str, line: int) -> Function:
    """Return the innermost function whose lines include `line`."""
    return [f for f in functions(source) if f.lineno <= line <= (f.end_lineno or line)][-1]


def excerpt(source: str, function: Function, underline: tuple[int, int, int] | None = None) -> str:
    """Return the function's lines, numbered, with decorators.

    `underline` is a line and the columns, from 0 and half-open, under which carets are set.
    """
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])
    shown = []
    for number, text in enumerate(source.splitlines(), start=1):
        if first <= number <= (function.end_lineno or first):
            shown.append(f"{number:5} | {text}".rstrip())
            if underline is not None and number == underline[0]:
                _, start, end = underline
                shown.append(f"      | {' ' * start}{'^' * (end - start)}")
    return "\n".join(shown) + "\n"

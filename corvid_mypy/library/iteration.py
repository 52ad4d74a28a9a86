"""``itertools``, ``functools`` and ``operator``."""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Keeps, Manner, Row, members, rows, values

_ITERATORS = (
    "chain cycle pairwise product permutations combinations combinations_with_replacement batched "
    "islice repeat count starmap accumulate filterfalse takewhile dropwhile compress groupby "
    "zip_longest"
)
_ITERTOOLS: list[Row] = [
    *rows(
        "itertools",
        Gives.ITEMS,
        {
            "chain product": "*=iterate",
            "chain.from_iterable cycle pairwise": "iterable=iterate",
            "permutations combinations combinations_with_replacement": "iterable=iterate, r",
            "batched": "iterable=iterate, n",
            "zip_longest": "*=iterate, fillvalue=hold",
            "islice": "iterable=advance, stop | iterable=advance, start, stop, step",
        },
        quiet=True,
        lazy=True,
        why="groups or repeats the items that it draws, by their number alone",
    ),
    *rows(
        "itertools",
        Gives.ITEMS,
        {"tee": "iterable=iterate, n"},
        quiet=True,
        lazy=True,
        why="several iterators over the same items",
    ),
    *rows(
        "itertools",
        Gives.HELD,
        {"repeat": "object=hold, times"},
        quiet=True,
        lazy=True,
        why="returns what it is passed again and again",
    ),
    *rows("itertools", Gives.VALUE, "count", quiet=True, lazy=True, why="counts"),
    *rows(
        "itertools",
        Gives.RETURNED,
        {
            "starmap": "function=call, iterable=iterate",
            "accumulate": "iterable=read, func=call, initial=hold",
        },
        quiet=True,
        lazy=True,
        why="calls the function once for each item, whatever the items are; accumulate adds items "
        "where it has no function",
    ),
    *rows(
        "itertools",
        Gives.SELECTED,
        {
            "filterfalse": "function=call, iterable=test",
            "takewhile": "predicate=some, iterable=stop",
            "dropwhile": "predicate=some, iterable=stop",
        },
        quiet=True,
        lazy=True,
        manner=Manner.SELECT,
        why="which items are given, and how many, depends on what tests say",
    ),
    *rows(
        "itertools",
        Gives.SELECTED,
        {"compress": "data=advance, selectors=test"},
        quiet=True,
        lazy=True,
        why="which items are given, and how many, depends on what the others say",
    ),
    *rows(
        "itertools",
        Gives.SELECTED,
        {"groupby": "iterable=hash items, key=call"},
        quiet=True,
        lazy=True,
        groups=True,
        manner=Manner.GROUP,
        why="which items are given together depends on what keys say",
    ),
    *rows(
        "itertools",
        Gives.ITEMS,
        {members(_ITERATORS, "__iter__"): "self=iterate"},
        quiet=True,
        lazy=True,
        why="an iterator is its own iterator",
    ),
    *rows(
        "itertools",
        Gives.HELD,
        {members(_ITERATORS, "__next__"): "self=advance"},
        changes="self",
        why="draws one item, and runs what makes it",
    ),
]

_FUNCTOOLS: list[Row] = [
    *rows(
        "functools",
        Gives.RETURNED,
        {"reduce": "function=call, iterable=iterate, initial=hold"},
        quiet=True,
        why="calls the function once for each item, whatever the items are",
    ),
    *rows(
        "functools",
        Gives.HELD,
        {"partial": "func=hold, *=hold, **=hold"},
        quiet=True,
        why="keeps a function with arguments, to be called later",
    ),
    *rows(
        "functools",
        Gives.FRESH,
        "partial.func partial.args partial.keywords partialmethod.func partialmethod.args "
        "partialmethod.keywords",
        refused="reads as anything at all what it was passed",
        why="what a function was kept with",
    ),
    *rows(
        "functools",
        Gives.RETURNED,
        {"partial.__call__": "self=call, *=hold, **=hold"},
        quiet=True,
        why="calls the function with the arguments that it keeps",
    ),
    *rows(
        "functools",
        Gives.HELD,
        {
            "cache": "user_function=hold",
            "lru_cache": "maxsize=hold, typed=hold",
            "cached_property": "func=hold",
        },
        quiet=True,
        keeps=Keeps.RESULTS,
        why="keeps a function, to be called later; not each call of the result calls it",
    ),
    *rows(
        "functools",
        Gives.HELD,
        {"singledispatch": "func=hold", "cmp_to_key": "mycmp=hold"},
        quiet=True,
        why="keeps a function, to be called later",
    ),
    *rows(
        "functools",
        Gives.RETURNED,
        {"_lru_cache_wrapper.__call__": "self=some, *=hash, **=hash"},
        why="calls the function only for arguments that are equal to no earlier ones",
    ),
    *rows(
        "functools._lru_cache_wrapper",
        Gives.VALUE,
        "cache_info cache_clear",
        refused="reveals, or changes, what the function was asked before, be it content",
        why="reveals, or changes, what is kept",
    ),
    *rows(
        "functools",
        Gives.HELD,
        {"wraps": "wrapped=hold"},
        quiet=True,
        keeps=Keeps.CALLS,
        why="names a function as another; what is called is the function below",
    ),
    *rows(
        "functools",
        Gives.HELD,
        {"update_wrapper": "wrapper=hold, wrapped=hold"},
        changes="wrapper",
        keeps=Keeps.CALLS,
        why="names a function as another; what is called is the function below",
    ),
    *rows(
        "functools",
        Gives.HELD,
        {"total_ordering": "cls=hold"},
        changes="cls",
        keeps=Keeps.CALLS,
        why="adds comparisons that are made of those the class has",
    ),
]

_COMPUTING = (
    "abs add and_ concat eq floordiv ge gt index inv invert le lshift lt "
    "matmul mod mul ne neg not_ or_ pos pow rshift sub truediv truth xor"
)
_NAMED = "reaches members in a way that no type shows"
_ANY = "what it reads or calls is named by text, and its result is Any"

_OPERATOR: list[Row] = [
    *values("_operator", _COMPUTING, why="an operator as a function"),
    *rows(
        "_operator",
        Gives.VALUE,
        {"contains countOf indexOf": "a=hash items, b=hash"},
        quiet=True,
        lift=True,
        why="compares items for equality, up to the first that decides",
    ),
    *rows(
        "_operator",
        Gives.HELD,
        "getitem",
        quiet=True,
        lift=True,
        why="returns what a container holds, as its type says",
    ),
    *rows(
        "_operator",
        Gives.VALUE,
        {"is_ is_not": "a=hold, b=hold"},
        quiet=True,
        refused="whether two values are the same object is content",
        instead="write `==`",
        why="compares identities",
    ),
    *rows(
        "_operator",
        Gives.NOTHING,
        {"setitem": "a=read, b=hash, c=hold", "delitem": "a=read, b=hash"},
        changes="a",
        why="changes what a container holds",
    ),
    *rows(
        "operator",
        Gives.HELD,
        {"itemgetter": "item=hold, *=hold"},
        quiet=True,
        why="keeps the keys that it looks up later",
    ),
    *rows(
        "operator",
        Gives.HELD,
        "attrgetter attrgetter.__call__",
        refused=_NAMED,
        instead="write `lambda item: item.{}`",
        why=_ANY,
    ),
    *rows(
        "operator",
        Gives.HELD,
        "methodcaller methodcaller.__call__",
        refused=_NAMED,
        instead="write `lambda item: item.{}(...)`",
        why=_ANY,
    ),
    *rows(
        "operator",
        Gives.HELD,
        "itemgetter.__call__",
        refused=_NAMED,
        instead="write `lambda item: item[...]`",
        why=_ANY,
    ),
]

TABLE: list[Row] = [*_ITERTOOLS, *_FUNCTOOLS, *_OPERATOR]

"""The built-in functions, and the classes of plain values: text, bytes, numbers, ranges."""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Keeps, Manner, Row, members, rows, values

COMPARISONS = "__eq__ __ne__ __lt__ __le__ __gt__ __ge__"
_TEXT = (
    "capitalize center count endswith expandtabs find index isalnum isalpha isascii isdigit "
    "islower isspace istitle isupper join ljust lower lstrip partition removeprefix removesuffix "
    "replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip "
    "swapcase title translate upper zfill maketrans "
    f"{COMPARISONS} __add__ __contains__ __getitem__ __iter__ __len__ __hash__ __mod__ __mul__ "
    "__rmul__ __getnewargs__"
)
_REAL = (
    "real imag conjugate as_integer_ratio "
    f"{COMPARISONS} __add__ __sub__ __mul__ __floordiv__ __truediv__ __mod__ __divmod__ __pow__ "
    "__radd__ __rsub__ __rmul__ __rfloordiv__ __rtruediv__ __rmod__ __rdivmod__ __rpow__ "
    "__neg__ __pos__ __abs__ __int__ __float__ __trunc__ __ceil__ __floor__ __round__ __bool__ "
    "__hash__ __format__ __getnewargs__"
)
_BITS = "__and__ __or__ __xor__ __rand__ __ror__ __rxor__"

_VALUES: list[Row] = [
    *values(
        "builtins",
        "ascii bin bytes chr complex float format hex int oct ord range repr slice str sum "
        "bytearray",
        why="computes a value from values, by their own special methods where they have such",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        "abs divmod pow round",
        quiet=True,
        lift=True,
        delegates=True,
        why="calls the special method of its name",
    ),
    *values("builtins", "bool", manner=Manner.TEST, why="computes a truth value from a value"),
    *values(
        "builtins.str",
        f"{_TEXT} casefold encode isdecimal isidentifier isnumeric isprintable __format__",
        why="text never changes; the result is another value",
    ),
    *values(
        "builtins.str",
        "format format_map",
        manner=Manner.FORMAT,
        why="text never changes; the result is another value",
    ),
    *values(
        "builtins.bytes",
        f"{_TEXT} decode hex fromhex __bytes__",
        why="bytes never change; the result is another value",
    ),
    *values(
        "builtins.int",
        f"{_REAL} {_BITS} numerator denominator bit_length bit_count to_bytes from_bytes "
        "__lshift__ __rshift__ __rlshift__ __rrshift__ __invert__ __index__",
        why="a number never changes; the result is another value",
    ),
    *values(
        "builtins.bool",
        f"{_BITS} __getnewargs__",
        why="a truth value never changes; the result is another value",
    ),
    *values(
        "builtins.float",
        f"{_REAL} hex is_integer fromhex",
        why="a number never changes; the result is another value",
    ),
    *values(
        "builtins.complex",
        "real imag conjugate __add__ __sub__ __mul__ __pow__ __truediv__ __radd__ __rsub__ "
        "__rmul__ __rpow__ __rtruediv__ __eq__ __ne__ __neg__ __pos__ __abs__ __hash__ __bool__ "
        "__format__",
        why="a number never changes; the result is another value",
    ),
    *values(
        "builtins.range",
        "start stop step count index __len__ __eq__ __hash__ __contains__ __iter__ __getitem__ "
        "__reversed__",
        why="a range never changes, and holds numbers alone",
    ),
    *values(
        "builtins.slice", "start stop step indices __eq__", why="a slice of numbers never changes"
    ),
    *values(
        "builtins.bytearray",
        "capitalize center copy count decode endswith find hex index isalnum isalpha isdigit "
        "join lower lstrip partition replace rfind rindex rsplit rstrip split splitlines "
        "startswith strip title translate upper __len__ __iter__ __getitem__ __add__ __contains__ "
        "__eq__ __lt__",
        why="reads the bytes and changes nothing",
        lift=False,
    ),
    *rows(
        "builtins.bytearray",
        Gives.NOTHING,
        "append extend insert remove __setitem__ __delitem__",
        changes="self",
        why="changes the bytes it holds",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {"len": "obj=count"},
        quiet=True,
        lift=True,
        why="counts the items, and looks at none",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {
            "callable": "obj=outside",
            "isinstance": "obj=class, class_or_tuple=kind",
            "issubclass": "cls=hold, class_or_tuple=kind",
        },
        quiet=True,
        manner=Manner.TEST,
        why="asks of which class something is, not what it holds",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {"type": "o=outside, / | name, bases, dict, /"},
        quiet=True,
        manner=Manner.REFLECT,
        why="asks of which class something is, not what it holds",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {"hash": "obj=hash"},
        quiet=True,
        lift=True,
        why="computes a number from what makes two values equal",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {"any all": "iterable=stop"},
        quiet=True,
        manner=Manner.TEST,
        lift=True,
        why="looks at the truth of one item after the other, and stops at the first that decides",
    ),
]

_ITERATORS = "map filter zip enumerate reversed"
_DRAWING: list[Row] = [
    *rows(
        "builtins",
        Gives.ITEMS,
        {"sorted": "iterable=order, key=call"},
        quiet=True,
        manner=Manner.ORDER,
        lift=True,
        why="all items in order: which stands where is content, and each keeps what it holds",
    ),
    *rows(
        "builtins",
        Gives.CHOSEN,
        {
            "min max": "iterable=order, /, key=call, default=hold"
            "| arg1=compare, arg2=compare, /, *=compare, key=call"
        },
        quiet=True,
        manner=Manner.ORDER,
        lift=True,
        why="returns one of what it compares, and draws all whatever they are",
    ),
    *rows(
        "builtins",
        Gives.ITEMS,
        {"list tuple": "iterable=iterate"},
        quiet=True,
        lift=True,
        why="holds the items that it draws, in the same order",
    ),
    *rows(
        "builtins",
        Gives.ITEMS,
        {
            "set frozenset": "iterable=hash items",
            "dict": "map=hash items, **=hold | iterable=hash items, **=hold",
        },
        quiet=True,
        lift=True,
        why="keeps one of what is equal, so that it hashes and compares items, or keys",
    ),
    *rows(
        "builtins",
        Gives.ITEMS,
        {"reversed": "sequence=iterate"},
        quiet=True,
        lazy=True,
        lift=True,
        why="returns the items from last to first",
    ),
    *rows(
        "builtins",
        Gives.ITEMS,
        {
            "zip": "*=advance",
            "enumerate": "iterable=iterate",
            "aiter": "async_iterable=iterate",
        },
        quiet=True,
        lazy=True,
        why="returns item by item what it is asked for",
    ),
    *rows(
        "builtins",
        Gives.ITEMS,
        {"iter": "object=iterate, / | object=some, sentinel=hash, /"},
        quiet=True,
        lazy=True,
        manner=Manner.END,
        why="returns item by item what it is asked for",
    ),
    *rows(
        "builtins",
        Gives.RETURNED,
        {"map": "func=call, *=advance"},
        quiet=True,
        lazy=True,
        why="calls the function once for each item, whatever the items are",
    ),
    *rows(
        "builtins",
        Gives.SELECTED,
        {"filter": "function=call, iterable=test"},
        quiet=True,
        manner=Manner.SELECT,
        lazy=True,
        why="tests each item; which remain, and how many, is what the tests say",
    ),
    *rows(
        "builtins",
        Gives.HELD,
        {"next anext": "i=advance, default=hold"},
        changes="i",
        why="draws one item, whatever it is",
    ),
    *rows(
        "builtins",
        Gives.ITEMS,
        {members(_ITERATORS, "__iter__"): "self=iterate"},
        quiet=True,
        lazy=True,
        why="an iterator is its own iterator",
    ),
    *rows(
        "builtins",
        Gives.HELD,
        {members(_ITERATORS, "__next__"): "self=advance"},
        changes="self",
        why="draws one item, and runs what makes it",
    ),
]

_OBJECTS: list[Row] = [
    *rows(
        "builtins",
        Gives.FRESH,
        "object",
        quiet=True,
        why="makes an object that holds nothing",
    ),
    *rows(
        "builtins.object",
        Gives.NOTHING,
        {"__init__ __init_subclass__": "self=hold"},
        quiet=True,
        why="does nothing",
    ),
    *rows(
        "builtins.object",
        Gives.VALUE,
        {"__eq__ __ne__": "self=hash, value=hash"},
        quiet=True,
        why="compares; where a class does not say how, by identity",
    ),
    *values(
        "builtins.object",
        "__str__ __repr__ __format__ __hash__",
        lift=False,
        why="what a class does not write itself reads its value; of a plain object, its address",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        {
            "property": "fget=hold, fset=hold, fdel=hold",
            "staticmethod classmethod": "f=hold",
        },
        quiet=True,
        keeps=Keeps.FUNCTION,
        why="what is called is the function below",
    ),
    *rows(
        "builtins",
        Gives.HELD,
        {"super": "t=hold, obj=hold"},
        quiet=True,
        why="names the methods of a base class",
    ),
    *rows(
        "builtins",
        Gives.NOTHING,
        "print",
        effect=True,
        line=True,
        elsewhere="file",
        why="writes to the standard output",
    ),
    *rows("builtins", Gives.VALUE, "open", effect=True, why="opens a file, or makes one"),
    *rows("builtins", Gives.FRESH, "input", effect=True, why="asks whoever sits at the terminal"),
]

_EXCEPTIONS = (
    "ArithmeticError AssertionError AttributeError BaseException BlockingIOError BrokenPipeError "
    "BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError "
    "ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Exception "
    "FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit ImportError "
    "ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError "
    "KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError "
    "NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError "
    "ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning "
    "StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError "
    "TimeoutError TypeError UnboundLocalError UnicodeError UnicodeWarning UserWarning ValueError "
    "Warning ZeroDivisionError"
)
_RAISED: list[Row] = [
    *rows(
        "builtins",
        Gives.HELD,
        {_EXCEPTIONS: "*=hold"},
        quiet=True,
        why="an exception holds its arguments",
    ),
    *rows(
        "builtins",
        Gives.HELD,
        {
            "ExceptionGroup BaseExceptionGroup": "message=hold, exceptions=iterate",
            "BaseException.with_traceback": "self=hold, tb=hold",
        },
        quiet=True,
        why="holds the exceptions that it is passed",
    ),
    *rows(
        "builtins.BaseException",
        Gives.NOTHING,
        {"add_note": "self=hold, note=hold", "__init__": "self=hold, *=hold"},
        changes="self",
        why="changes what the exception holds",
    ),
]

_REFUSED: list[Row] = [
    *rows(
        "builtins",
        Gives.VALUE,
        "eval exec compile __import__ breakpoint",
        refused="runs code that cannot be seen",
        manner=Manner.REFLECT,
        why="runs code that is text",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        "locals globals vars dir",
        refused="reads all names at once, so that no type shows what",
        manner=Manner.REFLECT,
        why="reads names in a way that no type shows",
    ),
    *rows(
        "builtins",
        Gives.HELD,
        "getattr",
        refused="reaches an attribute by a name that may be computed",
        instead="write the attribute itself, such as `hit.text`",
        manner=Manner.REFLECT,
        spelled=True,
        why="reaches attributes in a way that no type shows",
    ),
    *rows(
        "builtins",
        Gives.HELD,
        "hasattr setattr delattr",
        refused="reaches an attribute by a name that may be computed",
        instead="write the attribute itself, such as `hit.text`",
        manner=Manner.REFLECT,
        why="reaches attributes in a way that no type shows",
    ),
    *rows(
        "builtins",
        Gives.VALUE,
        "id",
        refused="returns an address, which depends on all that was made before",
        manner=Manner.REFLECT,
        why="reads an address",
    ),
]

TABLE: list[Row] = [*_VALUES, *_DRAWING, *_OBJECTS, *_RAISED, *_REFUSED]

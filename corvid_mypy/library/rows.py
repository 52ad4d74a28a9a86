"""What a row of the library table says, and how rows are written down.

A table module calls :func:`rows` (functions and classes), :func:`methods` (with a receiver) or
:func:`values` (what computes a value from values), once for each group of callables that do the
same for the same reason. What each parameter undergoes is written as in a signature::

    methods("builtins.dict", Gives.HELD, {"get": "self=hash items, key=hash, default=hold"}, why=…)

Parameters come in typeshed's order, because mypy keeps no names of positional-only parameters in
its cache: the first such parameter is the first one written, and so on. Parameters that are not
written are read. ``*`` stands for all further positional parameters, ``**`` for further keywords.
Where overloads differ, there is a shape for each, separated by ``|``, and ``/`` ends the
positional-only parameters, so that a call can tell the shapes apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from itertools import takewhile
from typing import NamedTuple

from mypy.nodes import ARG_STAR, ARG_STAR2
from mypy.types import CallableType


class Use(Enum):
    """What a callable does with one argument; a method's receiver is the parameter ``self``."""

    __hash__ = object.__hash__  # as of `Trait`

    HOLD = "hold"
    """Keeps it or passes it on, and never looks at it."""
    OUTSIDE = "outside"
    """Looks at how many items it has, or of which class it is, no deeper."""
    COUNT = "count"
    """Counts its items, and looks at none (``len``)."""
    CLASS = "class"
    """Looks at which class it is of, or that nothing is there (``isinstance``)."""
    KIND = "kind"
    """Asks it, which is a class or several, whether something is of it."""
    READ = "read"
    """Looks at its content, at any depth, and may call any of its methods.

    It may look up a key that is missing, which some mappings then put there.
    """
    ITERATE = "iterate"
    """Draws all its items without looking at them; a mapping shows its keys."""
    ADVANCE = "advance"
    """Draws some of its items, as many whatever they are (``next``, ``islice``, ``zip``)."""
    TEST = "test"
    """Draws all its items and looks at the truth of each, or of what a function returns for it."""
    STOP = "stop"
    """The same, and it may stop at an item that decides (``any``)."""
    HASH = "hash"
    """Hashes it, or compares it for equality, with others (a key, the value ``index`` seeks)."""
    HASH_ITEMS = "hash items"
    """Draws its items and hashes or compares each; where it holds or makes a mapping, the keys.

    It may stop at one that decides (``isdisjoint``).
    """
    COMPARE = "compare"
    """Compares it by order with others (each of the arguments of ``min(a, b)``)."""
    ORDER = "order"
    """Draws all its items and orders them, or what a key function makes of them."""
    CALL = "call"
    """Calls it exactly once for each item, or once, whatever is passed. If callable; else reads."""
    SOME = "some"
    """Calls it, now or later; how often depends on content. If it is callable; else reads it."""
    AWAIT = "await"
    """Awaits or schedules it, or each of its items."""
    COPY = "copy"
    """Copies it by its own copying methods; what it holds, too, if the copy is deep."""


class Gives(Enum):
    """What the result is made of."""

    HELD = "held"
    """What was passed in, or what the receiver holds, as the result's type says."""
    KEYS = "keys"
    """The keys of what the receiver holds, and nothing of what they stand for."""
    ITEMS = "items"
    """The items it drew, perhaps in another order or grouping; how many is plain in how many."""
    CHOSEN = "chosen"
    """One of the items it drew; which one depends on what they are."""
    SELECTED = "selected"
    """Some of the items it drew; which and how many depends on content."""
    RETURNED = "returned"
    """What the callables it was passed return."""
    VALUE = "value"
    """A value computed from its arguments (and from the world, if the row is not quiet)."""
    FRESH = "fresh"
    """Something that depends on no argument's content."""
    NOTHING = "nothing"
    """``None``."""
    NEVER = "never"
    """It does not return."""


class Manner(Enum):
    """How a call looks at the arguments that it is handed, as a site of an ordinary agent says it.

    In an agent a grounded argument is held against the parameter that it fills, unless the
    callable looks at what no type of a parameter shows.
    """

    FILL = "fill"
    """Each argument fills a parameter, and nothing else is said."""
    TEST = "test"
    """Tests what it is passed."""
    ORDER = "order"
    """Orders what it is passed, or what it belongs to."""
    GROUP = "group"
    """Tells what is equal in what it is passed; what it groups by may be its second argument."""
    SELECT = "select"
    """Tests what its first argument answers for each item, or each item itself."""
    END = "end"
    """Compares what its first argument gives with its second, if there are two."""
    COMPARE = "compare"
    """Compares what it belongs to with what it is passed."""
    HASH = "hash"
    """Hashes what it is passed."""
    FORMAT = "format"
    """Makes text of what it is passed."""
    MAP = "map"
    """Calls its first argument with the items of the others, and its own type does not say so."""
    REFLECT = "reflect"
    """Reaches values in ways that no type shows."""


class Keeps(Enum):
    """What callers have of a function that stands below a decorator."""

    NOTHING = "nothing"
    """Whatever the decorator gives."""
    RESULTS = "results"
    """What the function gave before to equal arguments."""
    MARK = "mark"
    """The function, or what calls it; what a framework does with it beside needs no proof."""
    CALLS = "calls"
    """The function, or what calls it, and nothing else is done with it."""
    GENERATOR = "generator"
    """A context manager that runs the function, a generator, up to its yield and from there on."""
    FUNCTION = "function"
    """The very function."""


class Shape(NamedTuple):
    """The parameters of some overloads of a callable, in typeshed's order.

    Attributes:
        uses: by name; ``*`` and ``**`` for all further ones. The receiver is not among them.
        positional_only: how many are positional-only, where that tells the shapes apart.
    """

    uses: dict[str, Use]
    positional_only: int | None = None


class Row(NamedTuple):
    """What one library callable does.

    Attributes:
        name: the full name that mypy gives it: where it is defined, not where it is imported from.
        gives: what its result is made of.
        why: the reason, one sentence.
        shapes: its parameters, a shape for each group of overloads.
        receiver: what it does with the object that it is a method of.
        quiet: it changes no object and asks nothing of the world, so that nobody notices whether
            it was called. What the callables do that it is passed, and the iterators that it
            draws, is another matter.
        changes: the parameter that it changes, and it changes nothing else: ``self`` as a rule.
            Such a row is not quiet, but harmless where the changed object is nobody else's.
        effect: an exchange with the world outside, or with other tasks: a line tells that it
            happened.
        lazy: its result does the work when it is advanced, and draws its arguments only then; a
            ``StopIteration`` that a function of ``map`` raises ends the items, and is not seen.
        lift: it computes a value from values, so that ``lift`` takes it in a proof.
        passes: the class or function of a context manager that lets failures pass.
        swallows: the same of one that may keep them to itself.
        detached: it runs code beside, whose failure need not reach whoever called: going on tells
            nothing, but what that code did not do any more tells that it failed.
        constructs: it makes an object of the class of what it is passed, by its constructor.
        keeps: as a decorator, what it lets callers have of the function below.
        refused: why a proof may never call or read it; empty if it may.
        instead: what to write in its place; ``{}`` is the name that it is passed as a text.
        forbidden: the parameters that a proof leaves out.
        line: nothing of the program reads the effect back.
        elsewhere: the parameter that sends the line to an object of the program.
        asks: methods that it calls on what it is passed.
        writes: what it belongs to, or where that stands, can be read back from the world outside.
        delegates: the special method of its name, of its first argument, does the work.
        spelled: it is refused only where what it reads is of a grounded value, a class or a module,
            or the name of it is computed.
        puts: what is passed behind so many arguments is put into what it belongs to, to be read
            back from there.
        fills: the parameter whose values become fields, of whatever types they are.
        reads: the parameter that says how JSON has sources, without which it has none.
        describes: it describes a field of a class, and what it is passed to call makes the field.
        unfailing: it does not fail because of what it is passed to show, whatever that is.
        groups: each item that it gives is a key with an iterator, which nobody else has.
        manner: how it looks at its arguments where a site of an ordinary agent says so.
    """

    name: str
    gives: Gives
    why: str
    shapes: tuple[Shape, ...] = ()
    receiver: Use = Use.READ
    quiet: bool = False
    changes: str = ""
    effect: bool = False
    lazy: bool = False
    lift: bool = False
    passes: bool = False
    swallows: bool = False
    detached: bool = False
    constructs: bool = False
    keeps: Keeps = Keeps.NOTHING
    refused: str = ""
    forbidden: tuple[str, ...] = ()
    line: bool = False
    asks: tuple[str, ...] = ()
    writes: bool = False
    manner: Manner = Manner.FILL
    delegates: bool = False
    spelled: bool = False
    puts: int | None = None
    fills: str = ""
    reads: str = ""
    describes: bool = False
    elsewhere: str = ""
    groups: bool = False
    unfailing: bool = False
    instead: str = ""

    @property
    def uses(self) -> dict[str, Use]:
        """What is done with each parameter by name, the receiver as ``self``.

        One that overloads treat differently is read; so is one that is missing here.
        """
        merged = {"self": self.receiver}
        for shape in self.shapes:
            for name, use in shape.uses.items():
                merged[name] = use if merged.get(name, use) is use else Use.READ
        return merged

    @property
    def takes(self) -> set[Use]:
        """What is done with its parameters, the receiver apart."""
        return {use for shape in self.shapes for use in shape.uses.values()}

    @property
    def looks(self) -> bool:
        """Whether it compares, orders or tests what it is passed, or chooses of it."""
        asked = {*self.takes, self.receiver}
        return self.gives in (Gives.CHOSEN, Gives.SELECTED) or not asked.isdisjoint(_LOOKING)

    @property
    def calls_at_once(self) -> bool:
        """Whether it calls what it is passed before it returns, and keeps nothing of it."""
        now = Use.CALL in self.takes and Use.SOME not in self.takes
        is_plain = self.gives in (Gives.ITEMS, Gives.CHOSEN, Gives.NOTHING)
        return now and is_plain and not (self.lazy or self.effect)

    @property
    def makes_container(self) -> bool:
        """Whether its result is a new container of what it drew, which nobody else has."""
        return self.gives is Gives.ITEMS and self.quiet and not self.lazy

    @property
    def compares_arguments(self) -> bool:
        """Whether it compares its arguments themselves, if there are several."""
        firsts = (next(iter(shape.uses.values()), None) for shape in self.shapes)
        return Use.COMPARE in firsts

    def parameters(self, names: Sequence[str | None]) -> list[Use]:
        """What is done with each parameter of a signature, as mypy has it.

        Args:
            names: the names of its parameters without the receiver, in order; ``None`` for
                positional-only ones, ``*`` and ``**`` for starred ones (see :func:`named`). Those
                that a plugin added (the fields, in ``dataclasses.replace``) are further keywords.

        Returns:
            A use for each; where no shape fits the signature, or two disagree, it is read.
        """
        fitting = [_align(shape, names) for shape in self.shapes if self._fits(shape, names)]
        if not fitting:
            return [Use.READ] * len(names)
        answers = zip(*fitting)
        return [found[0] if len(set(found)) == 1 else Use.READ for found in answers]

    def _fits(self, shape: Shape, names: Sequence[str | None]) -> bool:
        """Whether a signature may be the one that a shape describes."""
        if len(self.shapes) == 1:
            return True
        others = {name for other in self.shapes for name in other.uses} - set(shape.uses)
        if not others.isdisjoint(name for name in names if name and name[0] != "*"):
            return False
        return shape.positional_only in (None, names.count(None))


_LOOKING = frozenset(
    {Use.TEST, Use.STOP, Use.HASH, Use.HASH_ITEMS, Use.COMPARE, Use.ORDER, Use.CLASS}
)


def _align(shape: Shape, names: Sequence[str | None]) -> list[Use]:
    positional = [use for _, use in takewhile(_is_before_star, shape.uses.items())]
    further = shape.uses.get("*", Use.READ)
    keywords = shape.uses.get("**", Use.READ)
    found = []
    for index, name in enumerate(names):
        if name is None:
            found.append(positional[index] if index < len(positional) else further)
        else:
            found.append(shape.uses.get(name, Use.READ if name == "*" else keywords))
    return found


def named(signature: CallableType) -> Sequence[str | None]:
    """The parameters of a signature without receiver, as :meth:`Row.parameters` takes them."""
    if ARG_STAR not in signature.arg_kinds and ARG_STAR2 not in signature.arg_kinds:
        return signature.arg_names
    starred = {ARG_STAR: "*", ARG_STAR2: "**"}
    return list(map(starred.get, signature.arg_kinds, signature.arg_names))


def _is_before_star(parameter: tuple[str, Use]) -> bool:
    return parameter[0][0] != "*"


def rows(
    module: str,
    gives: Gives,
    uses: Mapping[str, str] | str,
    *,
    why: str,
    quiet: bool = False,
    changes: str = "",
    effect: bool = False,
    lazy: bool = False,
    lift: bool = False,
    passes: bool = False,
    swallows: bool = False,
    detached: bool = False,
    constructs: bool = False,
    keeps: Keeps = Keeps.NOTHING,
    refused: str = "",
    forbidden: str = "",
    line: bool = False,
    asks: str = "",
    writes: bool = False,
    manner: Manner = Manner.FILL,
    delegates: bool = False,
    spelled: bool = False,
    puts: int | None = None,
    fills: str = "",
    reads: str = "",
    describes: bool = False,
    elsewhere: str = "",
    groups: bool = False,
    unfailing: bool = False,
    instead: str = "",
) -> Iterator[Row]:
    """Rows of functions, classes, or methods that do the same for the same reason.

    Args:
        module: what the names are members of; empty where they are full names.
        gives: what their results are made of.
        uses: what is done with the parameters, by name, or by several names with spaces between;
            or only the names, and all parameters are read.
        forbidden: the names of parameters that a proof leaves out.

    The other arguments are those of :class:`Row`.
    """
    for names, text in ({uses: ""} if isinstance(uses, str) else uses).items():
        shapes, receiver = _parsed(text)
        for name in names.split():
            yield Row(
                f"{module}.{name}".lstrip("."),
                gives,
                why,
                shapes,
                receiver,
                quiet,
                changes,
                effect,
                lazy,
                lift,
                passes,
                swallows,
                detached,
                constructs,
                keeps,
                refused,
                tuple(forbidden.split()),
                line,
                tuple(asks.split()),
                writes,
                manner,
                delegates,
                spelled,
                puts,
                fills,
                reads,
                describes,
                elsewhere,
                groups,
                unfailing,
                instead,
            )


def members(owners: str, names: str) -> str:
    """The full names of members that several classes, or modules, have."""
    return " ".join(f"{owner}.{name}" for owner in owners.split() for name in names.split())


def values(
    owner: str,
    names: str,
    *,
    why: str,
    lift: bool = True,
    manner: Manner = Manner.FILL,
) -> Iterator[Row]:
    """Rows of functions, methods and properties that compute a value from values."""
    return rows(
        owner,
        Gives.VALUE,
        names,
        why=why,
        quiet=True,
        lift=lift,
        manner=manner,
    )


def _parsed(text: str) -> tuple[tuple[Shape, ...], Use]:
    """The shapes, and what is done with the receiver."""
    shapes, receiver = [], Use.READ
    for part in text.split("|"):
        uses: dict[str, Use] = {}
        positional_only = None
        for item in filter(None, map(str.strip, part.split(","))):
            name, _, use = item.partition("=")
            if name == "/":
                positional_only = len([each for each in uses if each[0] != "*"])
            elif name == "self":
                receiver = Use(use)
            else:
                uses[name] = Use(use) if use else Use.READ
        shapes.append(Shape(uses, positional_only))
    return tuple(shapes), receiver

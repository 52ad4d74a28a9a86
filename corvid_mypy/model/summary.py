"""What is known of a function without looking at its body again: its summary.

A summary is inferred when the function's module is checked, and kept with the function's type, so
that importers, the cache, mypy's workers and the daemon have it.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Disclosure(Enum):
    """What a proved function may tell of content: each kind is a sort of line in its output."""

    CONDITION = "condition"
    PRESENCE = "presence"
    LENGTH = "length"
    PROVENANCE = "provenance"
    SELECTION = "selection"
    REFUSAL = "refusal"
    FAILURE = "failure"
    EFFECT = "effect"


ANY: Final = (-1,)
"""Whichever parameters they are."""
NONE: Final = -2
"""No place at all."""


WORDS: Final = "-"
"""In place of the name of a parameter: a text that is written there, or none."""
ANYTHING: Final = "*"
"""In place of a name: whichever it is, as of what the function computed from its parameters."""


class Summary(NamedTuple):
    """What a function promises to those who call it.

    Attributes:
        inert: it names nothing of the runtime, handles nothing that carries, and runs only inert
            and library code: nothing grounded can be reached from it.
        quiet: it changes no object that it did not make, and binds no name outside itself.
        proved: the derivation goes through: marked (*proved*) or not (*provable*).
        acts: it has an effect, be it whatever content is.
        discloses: the kinds of disclosure that it, and what it calls, may write.
        tells: the derivation goes through, but for its result, which is plain and content.
        by_lines: of what it gives so, lines tell all that says nothing of sources: which refusal
            it is, or which record without sources, and what that holds.
        says: what is content of what it gives, or puts into what it is passed, may repeat a text of
            it, and is not merely one of several values.
        blends: it makes plain texts that are not its own part of grounded ones.
        releases: it is no generator that, below ``@contextmanager``, may keep what fails in the
            ``with`` to itself.
        follows: it changes nothing but by the functions that it is passed.
        heeds: after a look at content it calls what it is passed, which has to be quiet.
        draws: after a look at content it draws from what it is passed as an iterable, which may
            tell nobody how far.
        unfailing: content does not decide whether it fails, nor does an answer of the world.
        only_asks: it fails no otherwise than a retrieval that is asked with nothing of content.
        neutral: it would be inert, but for what its type variables may stand for.
        chooses: content may decide which of the values that a type variable stands for, or of the
            objects that it was passed, it gives, or puts into another.
        wraps: as a decorator it gives a function that calls the one below, and does beside that
            what this summary says.
        keeps: as a decorator it gives the very function below.
        makes: what is said of it as a decorator is true of what a call of it gives.
        owns: passed objects that the caller made, and nobody else has, it is proved, and all
            that it changes is those objects and what they hold, each by itself.
        owned: the places of the parameters that these objects are passed to.
        soils: called so, it may give those objects content to hold.
        answers: called so, it may answer with content.
        selects: called so, all that it changes in those objects is which grounded values they hold,
            and how many.
        assigns: the names of the attributes that it may give other values there, of those objects
            and of what they hold; `ANYTHING` for all.
        builds: as a class method it may make objects of the class that it is called on.
        fresh: there it relies on nobody else having such an object, or what it holds.
        gives_own: nobody but its caller has the object or container that it gives, or anything that
            can be changed in that, but for what type variables may stand for.
        gives_new: nobody but its caller has the container that it gives, whoever has what is in it.
        gives_another: the same of this very function, be there others in its place in subclasses.
        gives_filling: the mapping that it gives may add what is looked up, whatever its type says.
        gives_functions: the function that it gives is one of those nested in it, which do no more
            than it promises itself.
        lent: the names of the fields through which others may have what objects of its own hold,
            those that it is passed and gives included.
        relied: the names of those fields of which it relies on nobody else having that.
        fills: the attributes that it surely gives to the object that it is a method of; `ANYTHING`
            for all.
        raised: what is in the texts of the exceptions that it raises: the names of parameters,
            `WORDS` or `ANYTHING`; nothing if it raises none itself.
        keyed: as a method of a generic class it is proved where this variable of the class, by its
            place, stands for a plain value; `NONE` if that would not help.
        line: the line, counted from the function's own, of the first thing that is not derived.
        reason: why that is not derived; empty if it is proved.
        cure: what to write there instead, if that is known.
    """

    inert: bool = False
    quiet: bool = False
    proved: bool = False
    acts: bool = False
    discloses: frozenset[Disclosure] = frozenset()
    tells: bool = False
    by_lines: bool = False
    says: bool = False
    blends: bool = False
    releases: bool = False
    follows: bool = False
    heeds: bool = False
    draws: bool = False
    unfailing: bool = False
    only_asks: bool = False
    neutral: bool = False
    chooses: bool = False
    wraps: bool = False
    keeps: bool = False
    makes: bool = False
    owns: bool = False
    soils: bool = False
    answers: bool = False
    selects: bool = False
    owned: tuple[int, ...] = ()
    assigns: frozenset[str] = frozenset()
    builds: bool = False
    fresh: bool = False
    gives_own: bool = False
    gives_new: bool = False
    gives_another: bool = False
    gives_filling: bool = False
    gives_functions: bool = False
    lent: frozenset[str] = frozenset()
    relied: frozenset[str] = frozenset()
    raised: frozenset[str] = frozenset()
    fills: frozenset[str] = frozenset()
    keyed: int = NONE
    line: int = 0
    reason: str = ""
    cure: str = ""

    @property
    def is_derived(self) -> bool:
        """Whether the derivation goes through, be it but for the result."""
        return self.proved or self.tells

    @property
    def refuses_surely(self) -> bool:
        """Whether it changes something, and then gets to its refusal, whatever content is."""
        return self.by_lines and self.unfailing and not self.quiet

    @property
    def asks_callers(self) -> bool:
        """Whether it can be called only where somebody sees to what it is passed, and gives."""
        return self.heeds or self.draws or self.chooses


class Traces(NamedTuple):
    """What is left by code that runs where no call names it, each as of a summary."""

    discloses: frozenset[Disclosure] = frozenset()
    blends: bool = False
    raised: frozenset[str] = frozenset()

    def beside(self, other: Traces) -> Traces:
        """What both leave."""
        if other == NO_TRACES:
            return self  # most code leaves none
        return Traces(
            self.discloses | other.discloses,
            self.blends or other.blends,
            self.raised | other.raised,
        )


NO_TRACES: Final = Traces()
EVERY_TRACE: Final = Traces(
    discloses=frozenset(Disclosure), blends=True, raised=frozenset((WORDS, ANYTHING))
)
"""Of what nobody looked at."""


def traces(known: Summary) -> Traces:
    """What a function leaves that is called by no name."""
    return Traces(known.discloses, known.blends, known.raised)


def only_computes(known: Summary) -> bool:
    """Whether a function may run on bare content: it gives what it computes, and no more."""
    return known.inert and known.quiet and not known.acts


def keeps_nothing(known: Summary) -> bool:
    """Whether nobody has what a function is passed after it: the world outside may keep it."""
    return known.quiet and known.is_derived and not known.acts


def joined(one: Summary, other: Summary) -> Summary:
    """What either of two functions promises, whichever is called."""
    return Summary(
        inert=one.inert and other.inert,
        neutral=one.neutral and other.neutral,
        unfailing=one.unfailing and other.unfailing,
        only_asks=one.only_asks and other.only_asks,
        quiet=one.quiet and other.quiet,
        proved=one.proved and other.proved,
        acts=one.acts or other.acts,
        discloses=one.discloses | other.discloses,
        tells=(one.tells or other.tells) and one.is_derived and other.is_derived,
        by_lines=one.by_lines and other.by_lines,
        says=one.says or other.says,
        blends=one.blends or other.blends,
        releases=one.releases and other.releases,
        follows=one.follows and other.follows,
        heeds=one.heeds or other.heeds,
        draws=one.draws or other.draws,
        chooses=one.chooses or other.chooses,
        owns=one.owns and other.owns and (one.owned == other.owned or one.owned == ANY),
        owned=other.owned,
        assigns=one.assigns | other.assigns,
        soils=one.soils or other.soils,
        answers=one.answers or other.answers,
        selects=one.selects and other.selects,
        builds=one.builds or other.builds,
        fresh=one.fresh or other.fresh,
        gives_own=one.gives_own and other.gives_own,
        gives_new=one.gives_new and other.gives_new,
        gives_another=one.gives_another and other.gives_another,
        gives_filling=one.gives_filling or other.gives_filling,
        gives_functions=one.gives_functions and other.gives_functions,
        lent=one.lent | other.lent,
        relied=one.relied | other.relied,
        raised=one.raised | other.raised,
        fills=_filled(one.fills, other.fills),
        keyed=_keyed(one, other),
    )


def _filled(one: frozenset[str], other: frozenset[str]) -> frozenset[str]:
    """The attributes that either of two functions gives, of which one may be said to give all."""
    if ANYTHING in one:
        return other
    return one if ANYTHING in other else one & other


def _keyed(one: Summary, other: Summary) -> int:
    """The variable that has to stand for a plain value, whichever of two functions is called."""
    if one.proved or one.keyed == other.keyed:
        return other.keyed
    return one.keyed if other.proved else NONE


def promises_less(given: Summary, held: Summary) -> bool:
    """Whether a function may do to its callers what they do not expect of the one it replaces."""
    is_keyed = held.keyed != NONE and given.keyed == held.keyed
    is_derived = given.proved or is_keyed or (held.tells and given.tells)
    keeps = is_derived and given.quiet >= held.quiet and given.inert >= held.inert
    if asks_more(given, held):
        return True
    if given.tells and (held.by_lines > given.by_lines or given.says > held.says):
        return True
    if given.blends > held.blends or not given.raised - {WORDS} <= held.raised:
        return True
    if may_not_refuse(given, held):
        return True
    if gives_less(given, held):
        return True
    if held.follows and not (given.follows or given.quiet):
        return True
    return not keeps or given.acts > held.acts or discloses_more(given, held)


def asks_more(given: Summary, held: Summary) -> bool:
    """Whether a function asks of its callers what the one it replaces does not."""
    return given.heeds > held.heeds or given.draws > held.draws or given.chooses > held.chooses


def gives_less(given: Summary, held: Summary) -> bool:
    """Whether others may have what a function gives, where nobody has what the other one gives."""
    if held.gives_own > given.gives_own or held.gives_new > given.gives_new:
        return True
    return given.gives_filling > held.gives_filling or held.gives_functions > given.gives_functions


def may_not_refuse(given: Summary, held: Summary) -> bool:
    """Whether a function may fail before it refuses, where the one it replaces gets there."""
    return held.refuses_surely and not given.unfailing


def discloses_more(given: Summary, held: Summary) -> bool:
    """Whether a function writes kinds of lines that the one it replaces does not.

    That there was a look is no line, and proofs that allow none expect one of each method.
    """
    return not given.discloses - {Disclosure.CONDITION} <= held.discloses


def below(inner: Summary, decorator: Summary) -> Summary:
    """What a function promises below a decorator that calls it, or gives it back."""
    if decorator.keeps or not inner.is_derived:
        return inner
    if inner.tells and not decorator.follows:
        return Summary(reason="a decorator gets its result, which is content, and may keep it")
    if inner.heeds:
        return Summary(reason="content decides whether it calls what a decorator passes to it")
    if inner.draws:
        return Summary(reason="content decides how much it draws of what a decorator passes to it")
    if decorator.heeds and not inner.quiet:
        return Summary(
            reason="content decides whether a decorator calls it, and it changes something"
        )
    around = decorator._replace(
        quiet=decorator.follows,
        releases=True,
        heeds=False,
        gives_own=False,
        gives_new=False,
        gives_another=False,
    )
    if (decorator.heeds and inner.acts) or (inner.tells and decorator.acts):
        around = around._replace(discloses=around.discloses | {Disclosure.EFFECT})
    # It follows nothing that is not quiet: the decorator may pass what its callers do not see.
    return joined(inner._replace(follows=inner.quiet), around)


def of_made(maker: Summary) -> Summary:
    """What is known of the function that another one makes: no more than of that one itself."""
    return Summary(
        inert=maker.inert,
        neutral=maker.neutral,
        unfailing=maker.unfailing,
        only_asks=maker.only_asks,
        quiet=maker.quiet,
        proved=maker.proved,
        acts=maker.acts,
        discloses=maker.discloses,
        releases=True,
        follows=maker.follows,
    )


UNKNOWN = Summary()
"""Nothing is known: the function was not looked at, or cannot be."""

BEST = Summary(
    inert=True,
    neutral=True,
    unfailing=True,
    only_asks=True,
    quiet=True,
    proved=True,
    by_lines=True,
    releases=True,
    follows=True,
    owns=True,
    owned=ANY,
    selects=True,
    gives_own=True,
    gives_new=True,
    gives_another=True,
    gives_functions=True,
    fills=frozenset((ANYTHING,)),
)
"""What recursion assumes of a function that is being summarised: the greatest fixed point."""

HELD = BEST._replace(gives_own=False, gives_new=False, gives_another=False, gives_functions=False)
"""What proofs know of what a variable holds, and of reading one: they go by no object it gives."""

QUIET = Summary(quiet=True, proved=True, releases=True, follows=True)
"""What proofs know of a method that they do not see, be it that it reads content, and may fail."""

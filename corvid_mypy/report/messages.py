"""What the user reads: message texts and hints."""

from __future__ import annotations

from typing import Final, NamedTuple

import mypy.version
from mypy.types import CallableType

from corvid_mypy.model.special_methods import DRAWN, MEMBERSHIP, ORDER, PLAIN_ANSWERS
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.seam.runtime_names import UNWRAP


class Cause(NamedTuple):
    """The line that is the reason: of the same file, or counted in a function that is named."""

    line: int
    function: str = ""

    def __str__(self) -> str:
        return f"line {self.line} of `{self.function}`" if self.function else f"line {self.line}"


class Message(NamedTuple):
    """One line that says what is wrong, and the code to write instead.

    ``cause`` is the line that a text names, for whoever reads no English; ``cure`` what to write
    there, without what else would help where this is said.
    """

    text: str
    hint: str = ""
    cause: Cause | None = None
    cure: str = ""


def unreadable(argument: str) -> Message:
    """An argument of a decorator that is not a literal."""
    return Message(
        f"`{argument}` must be a literal or a Final constant, so that mypy can read it",
        f"write the value itself: `{argument}=...`, or a name that is declared `Final`",
    )


def taken_for_local(name: str) -> Message:
    """A variable of the module is bound where mypy takes its name for a local one."""
    return Message(
        f"`{name}` is bound here in the module, not in this function, and mypy takes it for a "
        "local variable",
        f"bind it in a statement of its own: `{name} = ...`",
    )


def unreadable_effect() -> Message:
    """An effect whose data categories are unknown."""
    return Message(
        "mypy cannot read which effects this function has",
        'define each effect once, with its data as literals, such as `pay = Effect("pay", '
        'data="financial")`, and pass `uses=pay`',
    )


def disclosure(kind: str, value: str, actual: str, function: str) -> Message:
    """A proved body is told something of a grounded value."""
    return Message(f"`{value}` ({actual}) discloses {kind} in @grounded_pure `{function}`")


def trusted(function: str, mark: str) -> Message:
    """A function that is vouched for by a person, not by a proof."""
    return Message(f"@{mark} function `{function}` receives unwrapped content and is trusted")


def leaves(value: str, actual: str, slot: str | None, function: str) -> Message:
    """A function without a mark drops sources, and mypy has nothing against it."""
    into = "" if slot is None else f" into `{slot}`"
    return Message(f"`{value}` ({actual}) leaves what is checked{into} in `{function}`")


def flows(function: str, count: int) -> Message:
    """How much of a function is about grounded values."""
    return Message(f"{count} expressions of `{function}` are grounded")


def out_of_range(argument: str, value: str) -> Message:
    """A confidence that is no probability."""
    return Message(
        f"`{argument}` is {value}, out of range: confidences lie between 0 and 1",
        "write a number between 0 and 1, such as 0.9",
    )


def unknown_citation(parameter: str, function: CallableType) -> Message:
    """``cites`` names no parameter."""
    names = ", ".join(f"`{name}`" for name in function.arg_names if name)
    return Message(
        f'`cites="{parameter}"` names no parameter of `{_named(function)}`',
        f"cite one of its parameters: {names}" if names else "add a parameter to cite",
    )


def decorates_class(decorator: str) -> Message:
    """A boundary decorator on a class."""
    return Message(
        f"@{decorator} marks functions and methods, and this is a class",
        f"put @{decorator} on the methods that need it",
    )


def decorates_property(decorator: str) -> Message:
    """A boundary decorator on a property."""
    return Message(
        f"@{decorator} cannot mark a property: reading an attribute is not a call",
        f"write a method instead, and mark that `@{decorator}`",
    )


def decorates_boundary(decorator: str, below: str) -> Message:
    """Two boundary decorators that contradict each other."""
    if "grounded_pure" in (decorator, below) or "function" in (decorator, below):
        outside = below if decorator == "grounded_pure" else decorator
        return Message(
            f"@grounded_pure cannot be proved of a @{outside}, whose body is trusted, not checked",
            f"write `@{outside}` alone: @grounded_pure functions may call it as it is",
        )
    return Message(
        f"A function cannot be both @{decorator} and @{below}",
        "keep one of the two decorators",
    )


def hidden_function(decorator: str) -> Message:
    """Another decorator stands between ``@grounded_pure`` and the function."""
    return Message(
        f"@{decorator} may replace this function with one that was not proved",
        f"write `@grounded_pure` directly above the function, below `@{decorator}`",
    )


def tool_without_effect(function: CallableType) -> Message:
    """A tool that declares a grounded result but no grounded effect."""
    return Message(
        f"Tool `{_named(function)}` returns Grounded, but none of its effects retrieves anything",
        f"write `@tool(uses=retrieval)` above `def {_named(function)}`",
    )


def unplaced(detail: str, name: str, item: str) -> Message:
    """A tool reads its items' sources off what they do not have."""
    return Message(
        f'`{detail}="{name}"` names no attribute or key of `{item}`',
        f"name one that each item has, or pass a function: `{detail}=lambda item: ...`",
    )


def misplaced(detail: str, name: str, actual: str, expected: str) -> Message:
    """What says where an item stands is of another type."""
    return Message(
        f'`{detail}="{name}"` is of type `{actual}`, where `{expected}` is needed',
        f"pass a function that makes one: `{detail}=lambda item: ...`",
    )


def places_others(detail: str, taken: str, item: str) -> Message:
    """The function that says where items stand takes others."""
    return Message(
        f"The function that is passed as `{detail}` takes `{taken}`, and the items are `{item}`",
        f"pass a function of `{item}`, or the name of an attribute or key",
    )


def single_source(function: CallableType, item: str, name: str) -> Message:
    """A tool returns records that say themselves where they come from."""
    return Message(
        f"All that `{_named(function)}` returns at once gets one source, though each {item} names "
        "its own",
        f'write `@tool(..., source="{name}")`: each item is grounded by itself then',
    )


def unwrappable(function: CallableType) -> Message:
    """A grounded tool whose result cannot carry provenance."""
    return Message(
        f"The result of tool `{_named(function)}` cannot carry sources: "
        "exceptions, classes and modules are never grounded",
        "return the data itself",
    )


def _named(function: CallableType) -> str:
    return function.name.split(" of ")[0] if function.name else "this function"


ISSUES: Final = "https://github.com/corvid-mypy/corvid-mypy/issues"


def internal(problem: Exception) -> Message:
    """A failure of the plugin itself, with what a report of it needs."""
    from importlib.metadata import version  # no part of every start: it brings the email package

    versions = f"corvid-mypy {version('corvid-mypy')}, mypy {mypy.version.__version__}"
    what = " ".join(f"{type(problem).__name__}: {problem}".split())
    return Message(
        f"corvid-mypy could not check this: {what} at {_raised_at(problem)} ({versions})",
        f"this is a bug in corvid-mypy: please report it at {ISSUES}; "
        "until it is fixed this code counts as unproved",
    )


def _raised_at(problem: Exception) -> str:
    """File and line of the plugin, or of what it called, where an exception was raised."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "an unknown place"
    folders = trace.tb_frame.f_code.co_filename.replace("\\", "/").split("/")
    return f"{'/'.join(folders[-3:])}:{trace.tb_lineno}"


STAYS_GROUNDED: Final = (
    "what content decides must stay grounded: bind a Grounded variable, or return a refusal such "
    "as `InsufficientEvidence(reason=...)`"
)
"""What to write where content decides what happens next."""


def without_mark(function: str) -> str:
    """What to write where content decides what a helper returns, and its callers may test that."""
    return (
        f"remove the `@grounded_pure` above `def {function}`: mypy follows what a helper without "
        "the mark returns, and its callers may test it"
    )


def site(
    *, value: str, actual: str, kind: str, slot: str | None, function: str, pure: bool
) -> Message:
    """A coercion site; ``slot`` says into what, if it is anything in particular."""
    into = f" {slot}" if slot is not None else ""
    where = "@grounded_pure" if pure else "agent"
    return Message(
        f"Sources of `{value}` ({actual}) are dropped: {kind}{into} in {where} `{function}`"
    )


def function_as(value: str, slot: str, kind: str, function: str) -> Message:
    """A function is handed on as one that keeps sources, and its own type does not say that."""
    return Message(
        f"`{value}` is passed as `{slot}` in `{function}`, and its own type does not say that it "
        f"keeps sources: {kind}"
    )


def by_equality(comparison: str) -> str:
    """What to write where a grounded value is compared by identity with a plain one."""
    return f"write `{comparison}`: a grounded value is never the same object as a plain one"


def predicate(grounded: str, function: str, code: str) -> str:
    """What to write where a helper that answers yes or no is declared plain."""
    return (
        f"write `-> {grounded}` as the result of `{function}`; or `{code}`, if its callers only "
        "test it"
    )


def may_be_plain(value: str, called: str, plain: str) -> str:
    """What to write where a prompt is passed nothing but what may be grounded, or plain."""
    return (
        f"keep what is a plain `{plain}` in a variable of its own, and call `{called}` in a branch "
        f"for each: `{value}` may be plain, and then the result would be, too"
    )


def operator_as_lambda(called: str, symbol: str) -> str:
    """What to write in place of an operator's function, whose types are ``Any``."""
    return f"write `lambda left, right: left {symbol} right` in place of `{called}`"


def match_in_place(function: str, value: str) -> str:
    """What to write in place of a function that is one of several, by the class of an argument."""
    return (
        f"write `match {value}:` in `def {function}`, with a `case` for each class: mypy cannot "
        "see which function is called, where the class of an argument chooses it"
    )


def without_default(code: str, declared: str) -> str:
    """What to write where a plain default is given for what is not there."""
    return (
        f"write `{code}`, which is `None` where there is none, and declare `{declared}`: "
        "a plain default was not retrieved"
    )


def shown_by_base(base: str, fields: str) -> str:
    """What to write where an object is used as a base that does not say what it holds."""
    return f"declare {fields} in `class {base}` too: then its type says what has sources"


def items_of_classes(classes: str, base: str) -> str:
    """What to write where objects of several classes are held as one that shows less."""
    return f"declare the items as `{classes}`, in place of `{base}`, which hides what they hold"


def made_function_answers(name: str) -> str:
    """What to write where a function that was made answers plainly about what is grounded."""
    return f"declare the function that `{name}` returns with a result of `Grounded[...]`"


def without_lift(method: str, result: str) -> str:
    """What to write for a lifted method of an object whose attributes have sources themselves."""
    return (
        f"remove the `@lift` above `def {method}`, and declare its result `-> {result}`: what it "
        "reads of its object keeps its sources then"
    )


def property_answers(name: str, plain: str) -> str:
    """What to write where a property computes something plain from what is grounded."""
    return (
        f"declare the property `{name}` as `-> Grounded[{plain}]`, and let a function marked "
        "`@lift`, or `lift(...)`, compute it"
    )


def function_of_own(name: str, parameters: str) -> str:
    """What to write where a function is handed on whose type is too wide."""
    return f"write `lambda {parameters}: {name}({parameters})` in its place"


def plain_content(value: str, actual: str, kind: str, function: str) -> Message:
    """A helper returned retrieved content as a plain value, which leaves the proof."""
    return Message(
        f"`{value}` ({actual}) is retrieved content as a plain value: {kind} in @grounded_pure "
        f"`{function}`"
    )


def retrieves_itself(function: str) -> str:
    """What to write where a helper retrieves something, and returns a plain value for it."""
    return (
        f"let `{function}` return what it retrieved, as `Grounded[...]`, or a refusal such as "
        "`InsufficientEvidence(reason=...)`"
    )


def called_in_comprehension(function: str, call: str) -> str:
    """What to write where the library calls a function of the program for each item."""
    return f"write a comprehension that calls `{function}(...)`, in place of `{call}`"


def lost_before(value: str, kind: str, lost: str, actual: str, line: int) -> Message:
    """A value leaves a proof whose sources were dropped on an earlier line."""
    return Message(
        f"`{value}` has no sources: line {line} drops those of `{lost}` ({actual}): {kind}",
        cause=Cause(line),
    )


def explicit_unwrap(name: str) -> Message:
    """The unwrap is named in a pure body."""
    return Message(
        f"`{name}` drops sources on purpose, which @grounded_pure rules out",
        "return the grounded value, and unwrap it in a caller that is not @grounded_pure",
    )


def lifted_around(called: str, value: str) -> str:
    """What to write where content is passed to a function of which nothing is known."""
    return f"write a function marked `@lift` that calls `{called}`, and pass it `{value}`"


def lifted_lookup(lookup: str, key: str) -> str:
    """What to write where content is looked up in a table of plain keys."""
    return f"write a function marked `@lift` that returns `{lookup}`, and pass it `{key}`"


def lifted_helper(function: str, parameters: str) -> str:
    """What to write where a helper does nothing but pass its content to such a function."""
    return (
        f"write `@lift` above `def {function}`, and declare {parameters}: what it computes is "
        "grounded for its callers"
    )


def dropped_on_purpose(called: str, value: str) -> str:
    """What to write where ordinary code writes content outside of the program."""
    return (
        f"pass `{called}` the text alone, `{value}.{UNWRAP}()`: what is read from there has no "
        "sources"
    )


def in_unmarked(hint: str) -> Message:
    """What to write where mypy itself says that something grounded does not fit."""
    return Message(f"Hint: {hint}")


def impure_agent(name: str) -> Message:
    """A pure body calls an agent that is not pure."""
    return Message(
        f"`{name}` is an agent without @grounded_pure: it may drop sources",
        f"write `@grounded_pure` above the `@agent` of `{name}`",
    )


def silenced_proof(name: str) -> Message:
    """A pure body calls a function whose proof a comment silences."""
    return Message(
        f"`{name}` is marked @grounded_pure, and a `type: ignore` silences its proof: it may drop "
        "sources",
        f"remove the `type: ignore` beside the mark of `{name}`, and mend what is reported then",
    )


def chosen_boundary(name: str, mark: str) -> Message:
    """One of several boundaries is called with something grounded, by a name of all."""
    return Message(
        f"`{name}` is a @{mark} that is called by another name here, so what it returns is not "
        "known to stay grounded",
        f"call `{name}(...)` by its own name, in a branch for each"
        + ("; or by one of prompts with equal promises alone" if mark == "prompt" else ""),
    )


def impure_function(name: str) -> Message:
    """A pure body calls a plain function of the program."""
    return Message(
        f"`{name}` is not @grounded_pure, so it is not known to keep sources",
        f"write `@grounded_pure` above `{name}`, or `@lift` if it computes a value from values",
    )


def half_marked_overload(name: str) -> Message:
    """An overloaded function whose implementation alone is proved."""
    return Message(
        f"The overloads of `{name}`, which callers see, are not @grounded_pure",
        f"write `@grounded_pure` on each `@overload` of `{name}`, as on the implementation",
    )


def perhaps_defined(name: str) -> Message:
    """A class defines an attribute under a condition, and a base has it, too."""
    return Message(
        f"`{name}` may not be defined here, and then it is what a base class has by that name",
        f"define `{name}` without a condition, and test that in it",
    )


def mangled(name: str, spelled: str) -> Message:
    """A name that Python spells otherwise inside of a class, and mypy does not."""
    return Message(
        f"Inside of a class Python reads `{spelled}` where `{name}` is written, and mypy does not",
        f"give `{name}` a name with one underscore",
    )


def shadowed_super() -> Message:
    """``super`` is another name in this module."""
    return Message(
        "`super` is bound in this module, so it may give anything; mypy takes it for Python's own",
        "give what is called `super` another name",
    )


def declared_only(name: str, base: str) -> Message:
    """A class declares an attribute without a value, and a base has a method by that name."""
    return Message(
        f"`{name}` is only declared here, so reading it still runs `{name}` of `{base}`",
        f"give `{name}` a value, or another name",
    )


def concealed_attribute(shown: str, made: str, why: str) -> Message:
    """An object may have another attribute, or method, than mypy shows."""
    return Message(
        f"Cannot tell what {shown} of `{made}` runs: {why}",
        f"derive `{made}` from classes that mypy knows, without a metaclass of your own; or put "
        "what needs it into a @tool or a @lift function",
    )


def impure_constructor(name: str, made: str, validator: str | None) -> Message:
    """A pure body constructs a class that runs code of its own.

    Args:
        name: how the class is written.
        made: its name.
        validator: the method that a library runs there, if it is not the constructor.
    """
    if validator is not None:
        return Message(
            f"Constructing `{name}` runs {validator}, which is not @grounded_pure",
            "write `@grounded_pure` above that method",
        )
    return Message(
        f"Constructing `{name}` runs code that is not @grounded_pure",
        f"write `@grounded_pure` above `{made}.__init__`, or make `{made}` a dataclass with "
        "Grounded fields",
    )


def unprovable_constructor(name: str, where: Cause, reason: str, cure: str) -> Message:
    """A constructor without a mark that a proof runs, and that cannot be proved."""
    found = unprovable(name, where, reason, cure)
    return found._replace(
        text=f"Making `{name}` runs `__init__`, which cannot be proved: {where}: {reason}",
        hint=found.cure or f"let who makes `{name}` compute that, and pass it to the constructor",
    )


def fill_a_local(field: str) -> str:
    """What to write where a constructor fills a field as content decides."""
    return (
        f"fill a local variable in this method, such as `{field}`, and write `self.{field} = "
        f"{field}` where it is complete"
    )


def return_what_is_chosen(name: str) -> str:
    """What to write where a function fills what it is passed, as content decides."""
    return (
        f"others may have `{name}`: make a new container here, fill that, and return it; or move "
        "the change before the test"
    )


def built_otherwise(method: str, owner: str) -> Message:
    """A class method that calls ``cls(...)`` is called on what may be a subclass."""
    return Message(
        f"`{method}` may make an object of a subclass of `{owner}`, whose constructor is not known",
        f"call the method on `{owner}` by name, or write `@final` above `class {owner}`",
    )


def unlifted_method(name: str) -> Message:
    """A method of a program class runs on the bare content."""
    return Message(
        f"Method `{name}` would receive unwrapped content, and is not marked @lift", _lifted(name)
    )


def identity_of_values(left: str, right: str) -> Message:
    """Whether two equal values are one object, content may have decided by what it had computed."""
    return Message(
        f"`{left} is {right}` reveals whether two values are one object, which depends on "
        "what was computed before",
        f"write `{left} == {right}`",
    )


def never_one(left: str, right: str, *, is_negated: bool) -> Message:
    """A grounded value is compared by identity with a plain one."""
    reason = "one side is grounded, and so an object of its own"
    return _never(left, right, reason, is_negated=is_negated)


def never_same(left: str, right: str, *, is_negated: bool) -> Message:
    """What is read out of grounded values is compared by identity."""
    reason = "what is read from a grounded value is a new object each time"
    return _never(left, right, reason, is_negated=is_negated)


def _never(left: str, right: str, reason: str, *, is_negated: bool) -> Message:
    """An identity that has one outcome, whatever the values are."""
    written, symbol = ("is not", "!=") if is_negated else ("is", "==")
    outcome = "true" if is_negated else "false"
    return Message(
        f"`{left} {written} {right}` is always {outcome}: {reason}",
        f"write `{left} {symbol} {right}`",
    )


def never_matches(written: str, subject: str) -> Message:
    """A pattern asks whether something grounded is one of Python's two truth values."""
    return Message(
        f"`case {written}` never matches: `{subject}` is grounded, and so an object of its own",
        by_truth(written, subject),
    )


def by_truth(written: str, subject: str) -> str:
    """What to write in the place of a pattern that asks whether something is a truth value."""
    test = f"if {subject}:" if written == "True" else f"if not {subject}:"
    return f"write `{test}` in the place of `case {written}`, which compares by identity"


def hidden_attribute(value: str, name: str, owner: str) -> Message:
    """An attribute of the content has the name of one that every grounded value has itself."""
    own = f"{value}.sources().confidence" if name == "confidence" else f"Grounded.{name}({value})"
    return Message(
        f"`{value}.{name}` is what the grounded value says of its sources, and `{owner}` has "
        f"`{name}`, too",
        f"rename `{name}` in `{owner}`; or return it from a function marked @lift, such as `def "
        f"{name}_of(it: {owner})`, and write `{own}` for what the sources say",
    )


def kept_failure(method: str) -> Message:
    """A method fails as content decides, and a method of a library that calls it catches that."""
    return Message(
        f"{method} may raise because of content, and the library that calls it here may catch that "
        "and return a plain value",
        "return a refusal such as `None` instead of raising, or define the method that is called "
        "here in the class as well",
    )


def unseen_property(owner: str, name: str) -> Message:
    """An attribute is looked for in an object of any class, where a property may stand."""
    return Message(
        f"`{owner}` may be of any class, and looking for `{name}` may run a property that is not "
        "known",
        "declare it as the class that it is, or as a union of such classes",
    )


def assigned_plainly(target: str) -> Message:
    """The hook of a class is handed what is assigned, and does not know that it is grounded."""
    return Message(
        f"`__setattr__` gets what is assigned to `{target}` as a plain value",
        "declare its last parameter with the type of the attribute, such as `Grounded[str]`; or "
        "write `@lift` above `__setattr__`, if it only computes a value from values",
    )


def handed_content(method: str, value: str) -> Message:
    """A method of a program class is called with the bare content of another value."""
    return Message(
        f"`{method}` of `{value}` may be called with unwrapped content, and is not marked @lift",
        f"write `@lift` above `{method}`, or pass a plain text, number or dict",
    )


def unseen_callee(name: str) -> Message:
    """The callee's definition cannot be seen."""
    return Message(
        f"Cannot tell which function `{name}` calls, so it is not known to keep sources",
        "call a function by its own name; declare a table of functions as a Mapping, in this "
        "module, and look plain keys up in it; or declare a protocol whose `__call__` is "
        "@grounded_pure",
    )


def prompt_table(table: str, held: str, parameters: str) -> str:
    """What to write where prompts are looked up in a table."""
    return (
        f"declare `{table}: Mapping[str, {held}]`, and write `lambda {parameters}: "
        f"name({parameters})` in it for each prompt: what a table holds is called as it is declared"
    )


def unchanging_table(table: str, items: list[str] | None) -> str:
    """What to write where a function is called that a loop draws from a list."""
    if items is None:
        return f"declare `{table}` as a `Sequence`: anyone may put another function into a list"
    written = ", ".join(items) if len(items) > 1 else f"{items[0]},"
    return f"write `{table} = ({written})`: anyone may put another function into a list"


def compares_what_it_holds(container: str, value: str) -> str:
    """What to write where a container that others have is changed by a comparison."""
    return (
        f"`{container}` compares `{value}` with what it holds, which shows in how much it holds "
        "then: do this with a container that the function makes itself, or append to a list"
    )


def refusal_itself(refusal: str) -> str:
    """What to write where a plain text is made of what a refusal says that content decided."""
    return (
        f"return `{refusal}` itself, or a list of such: callers may learn what it says where it is "
        "returned, and nowhere else"
    )


def own_words(error: str) -> str:
    """What to write where a plain text is made of what an exception says."""
    return (
        f"use a text or a name of your own in place of `{error}`: what an exception says may be "
        "content"
    )


def holds_plain(name: str, declared: str) -> str:
    """What to write where a prompt is passed what need not hold anything grounded."""
    return (
        f"pass what is plain as an argument of its own, and declare what `{declared}` holds as "
        f"`Grounded[...]` alone: by its type, `{name}` may hold nothing grounded"
    )


def keep_inside(function: str, name: str) -> str:
    """What to write in a function that computes something plain of what it is passed."""
    return (
        f"let `{function}` keep what it computes of `{name}` as `Grounded[...]`, also in the "
        "fields of what it returns"
    )


def frozen(decorator: str, name: str) -> str:
    """What to write where a record is used as a value, and anyone could change it."""
    return (
        f"write `{decorator}` above `class {name}`: a record that can be changed is not followed "
        "here"
    )


def bound_display(kind: str, display: str) -> str:
    """What to write for a display that is passed where it is written, and no name declares."""
    return f"bind it to a variable that is declared so, `held: {kind} = {display}`, and pass that"


def cached_by_text(name: str) -> str:
    """What to write where a cache looks a grounded value up by its text alone."""
    return (
        f"write `@lift` above the cache of `{name}`, and declare its parameters plain: a cache "
        "gives equal texts the sources of the first one"
    )


def class_of_table(name: str, made: str) -> Message:
    """A name stands for one of several classes, of which an object is made."""
    return Message(
        f"Cannot tell which class `{name}` makes an object of: `{made}` is one of several",
        f"keep objects in the table, `{made}()` in the place of `{made}`; or call each class by "
        "its own name",
    )


def method_of_any(value: str, method: str, *, is_named: bool) -> Message:
    """A method of what mypy knows nothing of, such as an item of parsed JSON."""
    kinds = {"str": str, "dict[str, Any]": dict, "list[Any]": list}
    kind = next((each for each, held in kinds.items() if hasattr(held, method)), "Record")
    declared = f"`{value}: {kind}`" if is_named else f"`value: {kind} = {value}`"
    called = "" if is_named else f", and call `value.{method}(...)`"
    return Message(
        f"Cannot tell which function `{value}.{method}` calls: to mypy `{value}` is `Any`",
        f"declare what it is: {declared}{called}",
    )


def unseen_method(value: str, method: str, classes: list[str]) -> Message:
    """A method of a union of classes, each of which has its own."""
    cases = ", ".join(f"`case {name}():`" for name in classes)
    return Message(
        f"Cannot tell which `{method}` is called: `{value}` is of one of several classes",
        f"write `match {value}:` with {cases}, and call `{value}.{method}(...)` in each",
    )


def content_to_field(shown: str, field: str) -> Message:
    """A function that an object holds is passed content."""
    return Message(
        f"`{shown}` holds a function that any code may have put there, and is passed a grounded "
        "value here",
        f"declare `{field}` as a protocol whose `__call__` is marked @grounded_pure: what is put "
        "there is checked then",
    )


def unaudited_library(name: str, *, computes: bool) -> Message:
    """A library function that is not in the audited table is handed something grounded."""
    return Message(
        f"Library function `{name}` is passed a grounded value, and is not known to keep it",
        f"write `lift({name})(...)`"
        if computes
        else f"write a function marked `@lift` that calls `{name}`, or a loop that keeps each item",
    )


def unvouched_lift(
    name: str, *, is_own: bool, why: str = "", cause: Cause | None = None
) -> Message:
    """``lift`` of something that is not marked; ``why`` is what keeps it from needing no mark."""
    because = "".join(f": {part}" for part in (cause, why) if part)
    return Message(
        f"`{name}` is not marked @lift, so it may not receive unwrapped content{because}",
        f"write `@lift` above `def {name}`, and call `{name}(...)`"
        if is_own
        else "write a function of your own for it, marked `@lift`, and call that",
        cause,
    )


def ungrounded_return(value: str, actual: str, slot: str, cure: str | None) -> Message:
    """A return declared grounded returns something that no retrieval produced."""
    return Message(
        f"Returns `{value}` ({actual}) where `{slot}` is promised: no retrieval produced it",
        cure
        or "return what a @tool(uses=retrieval), or a @prompt that was passed its result, "
        "returned; or let a function marked `@lift` compute it from that",
    )


def lost_return(
    value: str, actual: str, slot: str, lost: str, line: int | None, cure: str
) -> Message:
    """The same of something that was retrieved; ``line`` is where it lost its sources before."""
    where = "it drops" if line is None else f"line {line} drops"
    return Message(
        f"Returns `{value}` ({actual}) where `{slot}` is promised: {where} the sources of `{lost}`",
        cure,
        Cause(line) if line is not None else None,
    )


def pass_as_it_is(value: str) -> str:
    """A function that may look up keys gets a dictionary that adds none."""
    return f"pass `dict({value})`: what is looked up in `{value}` is added there, if it is missing"


def filled_field(field: str, made: str) -> Message:
    """A field is made as a mapping that adds what is looked up, and declared as another one."""
    return Message(
        f"Making `{made}` fills `{field}` with a mapping that adds a missing key when it is looked "
        "up, and its type does not say so: content may decide which keys it has then",
        f"declare `{field.rpartition('.')[2]}: defaultdict[...]` in that class",
    )


def filling(value: str) -> Message:
    """A mapping that adds the keys that are looked up is kept as one that does not say so."""
    return Message(
        f"`{value}` adds a missing key when it is looked up, and is known as a mapping that does "
        "not from here: content may decide which keys it has then",
        f"write `dict({value})`, or declare it `defaultdict` there as well",
    )


def misread(name: str) -> Message:
    """A name that mypy takes for another variable than Python, such as one that is bound later."""
    return Message(
        f"mypy takes `{name}` for another variable than Python, which reads one that is bound "
        "further in, or later: what was put into that is not known here",
        f"give one of the two another name than `{name}`",
    )


def defined_again(name: str) -> Message:
    """A name stands for one of several definitions, of which mypy knows one."""
    return Message(
        f"`{name}` is bound more than once around here, and mypy knows one of its definitions only",
        f"give each definition of `{name}` a name of its own, and choose between these",
    )


def local_overload(name: str) -> Message:
    """A proof does not look into the body of an overloaded function that it defines."""
    return Message(
        f"`{name}` is overloaded inside of a proof, where it is not known what its body does",
        f"define `{name}` outside of this function, or without `@overload`",
    )


def unannotated(name: str) -> Message:
    """A pure function without annotations is not checked by mypy."""
    return Message(
        f"`{name}` has no annotations, so its body is not checked and nothing is proved of it",
        f"annotate the parameters and the result of `{name}`",
    )


def unclassified(node: object) -> Message:
    """A kind of syntax that the plugin does not know."""
    return Message(
        f"corvid-mypy does not know this syntax yet: {type(node).__name__}",
        "write it another way, or upgrade corvid-mypy",
    )


def missing_data(agent: str, categories: list[str]) -> Message:
    """Data categories that an agent promises and nothing it calls provides."""
    shown = ", ".join(f"`{category}`" for category in categories)
    written = " or ".join(f'`data="{category}"`' for category in categories)
    return Message(
        f"`{agent}` declares data {shown}, but nothing it calls has an effect of that kind",
        f"call a @tool whose effects have {written}, or remove it from the declaration",
    )


def no_confidence(callee: str, kind: str, least: str) -> Message:
    """A called agent or prompt that declares no confidence."""
    argument = "min_confidence" if kind == "agent" else "confidence"
    return Message(
        f"{kind.capitalize()} `{callee}` declares no confidence, so min_confidence={least} "
        "cannot be kept",
        f"write `@{kind}({argument}=...)` above `def {callee.rpartition('.')[2]}`",
    )


def too_uncertain(callee: str, confidence: str, least: str) -> Message:
    """A boundary whose confidence is below what the agent promises."""
    return Message(
        f"`{callee}` offers confidence {confidence}, below the min_confidence={least} "
        "of this agent",
        f"call something more certain, or write `min_confidence={confidence}` or less",
    )


def forged(how: str) -> Message:
    """A grounded value made where nothing was retrieved."""
    return Message(
        f"{how} makes a grounded value where nothing was retrieved",
        "return the data from a function marked `@tool(uses=retrieval)`: its calls are grounded",
    )


def plain_json(reader: str, parameter: str) -> Message:
    """JSON without chains is read into grounded fields."""
    if parameter == "context":
        hint = (
            'write it by `model_dump_json(context={"provenance": True, "key": key})`, and read it '
            f"with the same context: `{reader}(..., context=...)`"
        )
    else:
        hint = "write it by `interchange.dumps(value, key=key)`, and read it by `interchange.loads`"
    return Message(
        f"`{reader}` reads plain JSON into grounded fields: nothing in it says where they come "
        "from",
        hint,
    )


def unsigned(reader: str) -> Message:
    """JSON that bears no signature is read where grounded values are believed."""
    return Message(
        f"`{reader}` may believe JSON that is not signed, so it makes grounded values where "
        "nothing was retrieved",
        "sign the JSON where it is written, and name the `key` here, in the call itself, "
        "and no `trust`",
    )


def forged_new_type(name: str) -> Message:
    """A ``NewType`` of a grounded type."""
    return Message(
        f"NewType `{name}` makes a subclass of Grounded, which is no retrieval",
        f"make it of the plain type, and write `Grounded[{name}]` where it is grounded",
    )


def any_is_grounded(value: str, actual: str, slot: str) -> Message:
    """``Any``, or what holds it, fills a grounded slot."""
    return Message(
        f"`{value}` has type {actual} where `{slot}` is needed: nothing shows that a retrieval "
        "produced it",
        f"annotate what `{value}` comes from, so that its type says whether it is grounded",
    )


def any_is_handed(value: str, slot: str) -> Message:
    """A function that takes grounded values is used where it would be handed ``Any``."""
    return Message(
        f"`{value}` takes grounded values, and is passed values of type Any as `{slot}`: nothing "
        "shows that they were retrieved",
        "annotate where the values are made, so that their types say whether they are grounded",
    )


def scattered(value: str, actual: str, slot: str) -> Message:
    """A grounded container fills a slot whose items must be grounded."""
    return Message(
        f"`{value}` ({actual}) is one grounded container, and `{slot}` needs each item grounded",
        f"write `each({value})`, which returns a list of grounded items; an item that is read "
        "by its index or key is grounded already",
    )


def ungrounded_citation(parameter: str, value: str) -> Message:
    """What a prompt cites is passed in plain."""
    return Message(
        f"`{value}` is cited as `{parameter}`, but no retrieval produced it",
        f"pass `{parameter}` what a @tool(uses=retrieval) returned",
    )


def joined_contracts(value: str) -> Message:
    """Functions of different contracts joined by a conditional expression."""
    return Message(
        f"`{value}` is one of several functions with different marks, so none can be relied on",
        "choose with `if` and `else`, and call each function by its own name",
    )


def weaker_override(name: str, base: str, decorator: str) -> Message:
    """A method that keeps less than what it replaces."""
    return Message(
        f"`{name}` replaces a @{decorator} method of `{base}` without its mark",
        f"write `@{decorator}` above `{name}` as well",
    )


def widened_override(name: str, owner: str, base: str) -> Message:
    """An override that takes or gives as a plain object what is grounded in its base."""
    return Message(
        f"`{owner}.{name}` and `{base}.{name}`, which it replaces, do not say `Grounded` at the "
        "same places: retrieved content is passed, or returned, as a plain object",
        f"declare its parameters and its result as `{base}.{name}` does",
    )


def weaker_solution(base: str, variable: str) -> Message:
    """A class that is put for a type variable keeps less than the variable's bound."""
    return Message(
        f"The class that is used for `{variable}` of `{base}` lacks marks that its bound has",
        "mark the methods as the protocol does, and declare their parameters alike",
    )


def weaker_constructor(name: str, maker: str) -> Message:
    """A constructor that is not proved, of a class that a proved class method makes."""
    return Message(
        f"`{name}` is run by `{maker}`, which is @grounded_pure, and is not proved itself",
        f"write `@grounded_pure` above `{name}` as well",
    )


def plainer_constructor(made: str, base: str) -> Message:
    """A class stands for another, and its constructor takes as plain what the other's keeps."""
    return Message(
        f"`{made}` may be called in place of `{base}`, and does not say `Grounded` at the same "
        "places: retrieved content is passed as a plain value",
        f"declare the parameters of `{made}.__init__` as those of `{base}.__init__`",
    )


def narrower_attribute(name: str, owner: str, base: str) -> Message:
    """An attribute is declared without what a base may store in it."""
    return Message(
        f"`{owner}.{name}` is declared plain, and methods of `{base}` may store retrieved content "
        "in it",
        f"declare it as `{base}.{name}` is, or give it a name of its own",
    )


def told_apart(name: str, base: str) -> Message:
    """A class derives from a record whose fields are all grounded."""
    return Message(
        f"`{name}` derives from `{base}`, whose fields are all grounded: proofs elsewhere rely on "
        f"`{base}` having no subclass, whose name would reveal which record content chose",
        f"define `{name}` in the module of `{base}`, or give it a field that holds a `{base}`",
    )


def registered(name: str) -> Message:
    """A class is registered as one of an abstract class."""
    return Message(
        f"`{name}` holds retrieved content, and is registered as another class: `isinstance` takes "
        "it for that class, and mypy does not see it",
        f"derive `{name}` from that class",
    )


def widened_holder(value: str) -> Message:
    """An object is known as one that holds content, by another name than its first."""
    return Message(
        f"`{value}` is put where content may be stored in it, and is known elsewhere to hold none",
        "declare it with `Grounded` where it is made, or make its class's type variable invariant",
    )


def weaker_binding(name: str) -> Message:
    """A variable with a proof is bound to something without."""
    return Message(
        f"Callers rely on what is known of `{name}`, which is rebound here to a function that "
        "promises less",
        f"give the other function a name of its own, and leave `{name}` as it is",
    )


def unproved_stand_in(
    value: str, protocol: str, member: str, runs: bool = False, is_open: bool = False
) -> Message:
    """What implements a protocol does not keep the contract of a member, or runs unseen."""
    if runs:
        return Message(
            f"`{value}` is used as a `{protocol}`, whose `{member}` runs no code that proofs look "
            "at; here it can reach retrieved content, change what others see, or act",
            f"let `{member}` only compute and change nothing, or name the class itself instead of "
            f"`{protocol}`",
        )
    if is_open:
        return Message(
            f"`{value}` is used as a `{protocol}`, whose `{member}` is marked, and which functions "
            "stand there is not known: mypy shows the first one only",
            f"declare what holds them with `{protocol}`, such as `list[{protocol}]`, so that each "
            "is looked at where it is put there",
        )
    return Message(
        f"`{value}` is used as a `{protocol}`, whose `{member}` is marked, and is not known to "
        "keep what that mark promises",
        f"mark the function that implements `{protocol}.{member}` as it is marked there",
    )


def unproved_override(value: str, method: str, base: str) -> Message:
    """An object of the program is used as one of a library, whose method it replaces."""
    return Message(
        f"`{value}` is used as `{base}` here, and {method} is not @grounded_pure",
        "write `@grounded_pure` above that method",
    )


def proof_in_stub() -> Message:
    """A proof claimed in a stub."""
    return Message(
        "A stub has no bodies, so @grounded_pure proves nothing here",
        "let mypy read the module itself, or remove `@grounded_pure`",
    )


def unchecked_code(test: str | None = None, cure: str = "") -> Message:
    """Code in a pure body that mypy did not check.

    Args:
        test: what looks at a class, and excludes the code.
        cure: what to write in its place.
    """
    if test is not None:
        return Message(
            f"mypy takes `{test}` for false, since a grounded value is a `Grounded[...]` to it: it "
            "did not check this code, so nothing is proved of it",
            cure,
        )
    return Message(
        "mypy did not check this code, so nothing is proved of it",
        "make it reachable for mypy, or remove it",
    )


def ask_whether_grounded(value: str) -> str:
    """What to ask of a value that is grounded or plain."""
    return f"write `isinstance({value}, Grounded)`: a grounded value has its content's class, too"


def write_instead(code: str) -> str:
    """What to write in place of a test."""
    return f"write `{code}`"


def remove_test() -> str:
    """Of a test that can only be true."""
    return "remove the test: the types say what the value is"


def tested_plainly(test: str) -> str:
    """Where the test of a class belongs, if content may be of several classes."""
    return (
        f"move `{test}` into a function of plain values that returns what has the class and raises "
        "otherwise, mark that `@lift`, and call it here"
    )


def unchecked_case(tuples: list[str]) -> Message:
    """A case of a ``match`` that mypy did not check, since a named tuple is asked for."""
    names = ", ".join(f"`{name}`" for name in tuples)
    return Message(
        "mypy did not check this case, so nothing is proved of it: it takes no grounded value for "
        "a named tuple",
        f"declare {names} as classes with `@dataclass(frozen=True)` in place of `NamedTuple`",
    )


def reflection(name: str) -> Message:
    """Reflection in a pure body."""
    return Message(
        f"`{name}` reaches values in ways no type shows, which @grounded_pure rules out",
        "read the values that you need by their own names",
    )


def writes_content(name: str) -> Message:
    """A method of a grounded object that writes to the world outside."""
    return Message(
        f"`{name}` writes retrieved content outside the program, where its sources are lost",
        f"call `{name}` in a caller that is not @grounded_pure, with what the proof returns",
    )


def filled(name: str, argument: str) -> Message:
    """A method of a grounded object that may change its plain argument."""
    return Message(
        f"`{name}` may put content into `{argument}`, where it can be read as a plain value",
        "put the call into a function marked `@lift` that returns what it makes, or into a `@tool`",
    )


def plainly_retrieved(name: str) -> Message:
    """A part of the runtime that returns what was retrieved as plain values."""
    return Message(
        f"`{name}` returns retrieved content, or what reveals it, as a plain value",
        "read it in a @tool(uses=retrieval) of your own, or take the hits, which are grounded",
    )


def upcast_receiver(name: str, method: str, base: str) -> Message:
    """An inherited method shows an object that holds more than the method's class declares."""
    return Message(
        f"`{name}` has grounded fields that `{base}` does not declare, and the inherited "
        f"`{method}` shows them",
        f"declare the fields in `{base}`, or write `{method}` in the class that adds them",
    )


def indirect_sever() -> Message:
    """``sever`` called by another name, by keyword, or by somebody else."""
    return Message(
        "`sever` is not called by its own name with the value first, so its result looks plain",
        "write `sever(value, reason)`",
    )


def impure_implicit(operation: str, method: str = "") -> Message:
    """A method of the program that Python calls by itself; it is named if it is known."""
    cure = "write `@grounded_pure` above that method"
    if method in PLAIN_ANSWERS:
        cure = _lifted(method)
    elif method in ORDER:
        cure = f"write `-> Grounded[bool]` as the result of `{method}`, and return the comparison"
    return Message(f"{operation} runs code that is not @grounded_pure", cure)


def stored_by_reading(cache: str, shown: str) -> str:
    """What to write for a cached property that is read first after a look."""
    name = shown.rpartition(".")[2]
    return (
        f"`@{cache}` stores the value in the object when it is first read: read `{shown}` before "
        f"the test (`{name} = {shown}`), or write `@property` above it"
    )


def functions_one_by_one(declared: str) -> str:
    """What to write for functions that are passed in a list, and answer with content."""
    return (
        f"pass each function by itself, to a parameter such as `*functions: {declared}`: which "
        "functions a list holds is not followed"
    )


def uncached(decorator: str, method: str) -> str:
    """What to write for a property that keeps what it was the first time."""
    return f"write `@property` in place of `@{decorator}` above `def {method}`"


def _lifted(method: str) -> str:
    cure = f"write `@lift` above `{method}`, if it only computes a value from values"
    if method not in _DRAWN_FROM:
        return cure
    kind = PLAIN_ANSWERS[method]
    return (
        f"{cure}; of an object that holds something grounded, ask a method with another name, and "
        f"with a result of `Grounded[{kind}]`"
    )


_DRAWN_FROM = {*DRAWN, *MEMBERSHIP} & {*PLAIN_ANSWERS}
"""Of these, Python asks an object that holds items; what it tells of them nobody takes for that."""


def lifted_special(method: str, returned: str | None) -> str:
    """What to write where a method drops sources, of which Python takes a plain value."""
    kind = PLAIN_ANSWERS[method]
    answer = f", and `return {kind}({returned})`" if returned is not None else ""
    if method in _DRAWN_FROM:
        return (
            f"let a method with another name answer, with a result of `Grounded[{kind}]`: Python "
            f"takes a plain `{kind}` from `{method}`, which cannot be grounded"
        )
    return (
        f"write `@lift` in place of `@grounded_pure` above `def {method}`{answer}: Python takes a "
        f"plain `{kind}` from it, which cannot be grounded"
    )


def plain_answer(method: str, value: str) -> str:
    """What to write where such a method of ordinary code returns something grounded."""
    kind = PLAIN_ANSWERS[method]
    return f"write `return {kind}({value})`: Python takes a plain `{kind}` from `{method}`"


def unseen_fields(value: str) -> Message:
    """A template reads attributes of what mypy does not know."""
    return Message(
        f"The template reads attributes of `{value}`, and mypy does not know whose these are",
        'read them in the arguments: `interpolate("{} {}", hit.id, hit.text)`',
    )


def evaluated_type(written: str, part: str) -> Message:
    """A type in a body is evaluated, and mypy checks no part of it."""
    return Message(
        f"`{part}` runs code here that mypy does not check: it reads `{written}` as a type",
        "write the type at the top of the module, and use its name here",
    )


def evaluated_annotation(name: str) -> Message:
    """An annotation of a nested function is evaluated, and mypy checks no part of it."""
    return Message(
        f"An annotation of `{name}` runs code here that mypy does not check: it reads it as a type",
        "write `from __future__ import annotations` at the top of the module",
    )


def shown_function(value: str) -> Message:
    """A function is put where it may be shown, or compared."""
    return Message(
        f"`{value}` is a function, and is put where its text may be shown: a bound method's shows "
        "the object that it belongs to",
        "declare what it is put into as `Callable[...]`",
    )


def renamed_mark(name: str) -> Message:
    """A mark is used as a value, or on a function that is not written there."""
    return Message(
        f"`{name}` counts only above a definition, under its own name: what it is applied to by "
        "another is not checked",
        f"write `@{name}` above the definition of the function",
    )


def hidden_method(name: str, method: str, base: str) -> Message:
    """An object is taken for a base that does not show one of its special methods."""
    return Message(
        f"{method} may run unseen, since `{name}` is used as a plain `{base}` here",
        f"write `@lift` above {method}, or declare the object's own class instead of `{base}`",
    )


def filled_by_looking(name: str, proof: str) -> Message:
    """A mapping that adds the keys that are looked up is taken for one that does not."""
    return Message(
        f"`{name}` adds each key that is looked up in it, and `{proof}` does not know that: "
        "content may decide which keys it has then",
        f"pass `dict({name})`, or declare the parameter of `{proof}` as `defaultdict`",
    )


def made_unlike(name: str, made: str, base: str) -> Message:
    """A class is used as its base, whose objects are made without what its own constructor does."""
    return Message(
        f"`{name}` is used as `type[{base}]` here, and making a `{made}` changes what others see, "
        "or reaches more, where making its base does not",
        f"move what `__init__` of `{made}` does, apart from filling its object, to a function that "
        "is called outside the proof",
    )


def copied_by_making(name: str, made: str, base: str) -> Message:
    """A constructor that does more than that of the record it derives from."""
    return Message(
        f"Making a `{made}` runs `{name}` where a proof replaces fields of a `{base}`, and that is "
        "not proved, or changes what others see",
        f"write `@grounded_pure` above `{name}`, and let it fill its object only",
    )


def call_of_variable(name: str, owner: str) -> Message:
    """An object is called whose call gives what a type variable of its class stands for."""
    return Message(
        f"`{name}` gives a type variable of `{owner}`: content may choose which value that is",
        f"declare what `__call__` of `{owner}` takes and gives as what it is here, such as "
        "`Grounded[str]`; or give it a method of another name",
    )


def without_variables(method: str) -> str:
    """What to write for a generic method that any class may implement."""
    return (
        f"declare `{method}` with a class in place of its type variables, which plain values may "
        "fill"
    )


def chosen_plainly(name: str, *, is_open: bool) -> Message:
    """A generic function puts plain values, as content decides, into what others have.

    ``is_open`` says that any class may implement it.
    """
    return Message(
        f"`{name}` may put plain values into what it is passed, as content decides",
        without_variables(name.rpartition(".")[2])
        if is_open
        else f"let `{name}` return what it chose, and store that here",
    )


def chosen_of_plain(name: str) -> Message:
    """A proof that chooses by content is called with plain values for its type variables."""
    return Message(
        f"`{name}` chooses by retrieved content, and is proved for grounded values; its type "
        "variable has plain parts in this call, which would reveal what was found",
        "pass it grounded values, or records with no other fields; or call it in a proof",
    )


def read_before(field: str, written: str, line: int) -> str:
    """What is plain in an object is kept beside that, where a look may change it."""
    return (
        f"keep `{field}` in a local, as `{field} = {written}` before line {line}, and change that "
        "beside the object: what a look may change in an object reveals what it found"
    )


def read_of_changed(written: str, owner: str, line: int, cure: str) -> Message:
    """The same where a helper changed the object."""
    return Message(
        f"`{written}` reads a plain field of `{owner}`, which retrieved content changes on line "
        f"{line}",
        cure,
        Cause(line),
    )


def value_from_the_start(name: str, owner: str) -> str:
    """What to write where an attribute may be absent until a look gives it."""
    return f"give `{name}` a value where each `{owner}` is made, such as `None`"


def named_as_plain(value: str, named: str) -> Message:
    """A named tuple is used as a tuple without a name; its class says which of several it is."""
    return Message(
        f"`{value}` is a `{named}`, and is used as a tuple without a name: where content chooses "
        "between tuples, its class would reveal which it is",
        f"declare `{named}` there; or make a tuple of its items: `(*{value},)`",
    )


def made_of_plain(made: str, method: str) -> Message:
    """An object is made in ordinary code of whose plain parts a method chooses by content."""
    return Message(
        f"`{method}` chooses by retrieved content, and is proved for grounded values; a type "
        f"variable has plain parts in `{made}`, which would reveal what was found",
        "give it grounded values, or records with no other fields; or make it in a proof",
    )


def chosen_of_unknown(name: str) -> Message:
    """A proof that chooses by content is passed on by ordinary code, which hides what it gets."""
    return Message(
        f"`{name}` chooses by retrieved content, and is proved for grounded values; where it is "
        "passed on, its type variable may be a plain value",
        f"write a function that calls `{name}`, and pass that",
    )


def own_class_test(method: str, owner: str) -> Message:
    """A class decides itself what is of it, which mypy does not know when it narrows."""
    return Message(
        f"`{method}` of `{owner}` decides which objects pass this test",
        f"test for a class without `{method}`",
    )


def replacing_decorator(name: str) -> Message:
    """A decorator on a nested function or class of a pure body."""
    return Message(
        f"@{name} may replace this definition with one that was not proved",
        f"remove `@{name}`: what is nested in a @grounded_pure function is proved with it",
    )


def closed_to_boundaries(value: str, held: str, taker: str) -> Message:
    """A boundary is passed something of the library that holds what is grounded out of sight."""
    return Message(
        f"`{value}` (`{held}`) holds something grounded where `{taker}` does not look for sources",
        f"take out what it holds before, and pass `{taker}` that",
    )


def handed_out_later(value: str, attribute: str, taker: str) -> Message:
    """A boundary is passed an object that gives something grounded when it is asked."""
    return Message(
        f"`{value}` may return something grounded in `{taker}`, by `{attribute}`, and its sources "
        "would not be counted there",
        f"ask `{attribute}` before, and pass `{taker}` what it gives",
    )


def drawn_inside(value: str, taker: str) -> Message:
    """A boundary is passed something that is drawn from, inside of something else."""
    return Message(
        f"`{taker}` may draw from what `{value}` holds, or take what that returns in the end, and "
        "its sources would not be counted there",
        f"make lists of what it draws from (`[list(each) for each in {value}]`), and pass these",
    )


def answers_later(function: str, taker: str) -> Message:
    """A boundary is passed a function that gives something grounded when it is called."""
    return Message(
        f"`{taker}` may call `{function}`, which gives something grounded, and its sources would "
        "not be counted there",
        f"call `{function}` before, and pass `{taker}` what it gives; a prompt may call a `@tool` "
        "itself, if it is passed something grounded as well",
    )


def makes_what_is_missing(value: str, taker: str) -> Message:
    """A boundary is passed a mapping that may make something grounded for a missing key."""
    return Message(
        f"`{value}` makes what is missing when `{taker}` looks it up, and the sources of what it "
        "makes would not be counted there",
        f"pass `dict({value})`, which has what is there",
    )


def given_back(value: str, kind: str, taker: str) -> Message:
    """A boundary is passed a plain object, and gives content of the same class."""
    return Message(
        f"`{taker}` may give `{value}` back as a grounded `{kind}`: what is written into that is "
        f"read without sources in `{value}`",
        f"write `class {kind}` with `@dataclass(frozen=True)`, pass `replace({value})`, or let "
        f"`{taker}` be an ordinary function",
    )


def unvouched_callback(name: str, method: str, *, is_own: bool) -> Message:
    """A callback that is passed to a method of a grounded value."""
    return Message(
        f"`{method}` passes `{name}` unwrapped content, and `{name}` is not marked @lift",
        f"write `@lift` above `def {name}`"
        if is_own
        else "write a function of your own for it, marked `@lift`, and pass that",
    )


def swallowing_manager(name: str) -> Message:
    """A nested context manager that goes on after an exception of its body."""
    return Message(
        f"Context manager `{name}` may swallow exceptions, which reveals that an operation on "
        "retrieved content failed",
        "let the exception pass: end the handler with `raise`, or clean up in a `finally`",
    )


def made_callback(name: str, maker: str) -> Message:
    """A function that one of a library makes of another is passed on."""
    return Message(
        f"`{name}` is passed on to be called, and what `{maker}` makes is not followed",
        "pass a function of your own, such as a lambda that returns what to compare",
    )


def impure_callback(name: str) -> Message:
    """A callback that is not marked."""
    return Message(
        f"`{name}` is passed on to be called, but is not @grounded_pure",
        f"write `@grounded_pure` above `{name}`, or `@lift` if it computes a value from values",
    )


def variable_callback(name: str, function: str | None) -> Message:
    """The same of a variable; ``function`` is one of those that it may be, if they are known."""
    such = f", such as `{function}`" if function is not None else ""
    return Message(
        f"`{name}` is passed on to be called, and which function that is, is not known there",
        f"call `{name}(...)` in this function, or pass a function by its own name{such}",
    )


def unknown_made(
    name: str, maker: str, cause: Cause | None, reason: str, wrapped: str | None
) -> Message:
    """A function of the program makes a function, and what that does is not known.

    ``wrapped`` is the parameter of the maker that is a function, which what it makes may call.
    """
    because = f": {cause}: {reason}" if cause is not None else ""
    if wrapped is not None:
        hint = (
            f"declare `{wrapped}`, and what `{maker}` returns, as a protocol whose `__call__` is "
            f"@grounded_pure; and write `@grounded_pure` above the `def` inside `{maker}`"
        )
    else:
        hint = (
            f"let `{maker}` return a lambda, or a function that is defined in it, which changes "
            "nothing, and returns nothing plain that depends on content; or define that at the top "
            "of the module, and pass `partial(...)` of it; or choose a function where it is called"
        )
    return Message(
        f"What `{name}` returns is called in a proof, or passed on to be called, and is not known "
        f"to keep sources{because}",
        hint,
        cause,
    )


def unkept_function(name: str, taker: str) -> Message:
    """A function that ordinary code hands to a proof, and that a proof could not call."""
    return Message(
        f"`{name}` is passed to `{taker}`, whose proof may call it, and is not known to keep "
        "sources",
        "let it return what marked functions return, or pass a function that is marked itself: "
        "`@tool` if it talks to the world, else `@grounded_pure`",
    )


def without_runtime() -> Message:
    """mypy cannot see the runtime's types."""
    return Message(
        "mypy does not see the types of corvid_runtime, so every Grounded would silently be Any",
        "install corvid-mypy where mypy runs (in pre-commit: additional_dependencies), "
        "and do not skip its imports",
    )


def high_code(
    doing: str, test: str, line: int, cure: str | None = None, tried: str = ""
) -> Message:
    """Code that runs only as content decides does what would reveal that it ran.

    ``tried`` is the call in a ``try`` that may have failed.
    """
    begun = f"{doing[:1].upper()}{doing[1:]}"
    found = f"what `{test}` found in retrieved content (line {line})"
    return Message(
        f"{begun} would reveal {_failing(test, line) or found}",
        cure
        or "what content decides must stay grounded: bind a Grounded variable, return a refusal "
        f"such as `InsufficientEvidence(reason=...)`, or move this before the test"
        f"{_by_helper(tried)}",
        Cause(line),
    )


def _by_helper(tried: str) -> str:
    """What to write to go on after a failure."""
    if not tried:
        return ""
    return (
        f"; or put the `try` around `{tried}` into a helper that returns `None` where it fails, "
        "and test what that returns"
    )


def may_fail(name: str, line: int) -> str:
    """What to write for a change beside code that may fail before the refusal is reached."""
    return (
        f"`{name}` is used on line {line} in a way that may fail, and then the refusal behind it "
        f'is not reached: pass it to a logger as it is (`logger.warning("...: %s", {name})`), or '
        "make the change before the test"
    )


def before_the_try() -> str:
    """What to write for a change in the body of a ``try`` that may fail as content decides."""
    return (
        "make the change before the `try`, and outside of what is called in it; leave in the `try` "
        "only what may fail"
    )


def close_the_class(method: str, owner: str) -> str:
    """What to write for a method in a ``try`` that fails as a retrieval does, and no otherwise."""
    return (
        f"write `@final` above `class {owner}`, or above `def {method}`: a subclass could have a "
        f"`{method}` that fails because of what was retrieved"
    )


def ask_for_presence(test: str) -> str:
    """What to write for a test of an optional value's truth, where an answer is looked for."""
    return (
        f"write `{test} is not None`, which asks whether there is an answer: `{test}` alone looks "
        "at its content"
    )


def call_where_chosen(value: str, test: str) -> str:
    """What to write where content chose a function, and that is called later."""
    return (
        f"write `match {test}:` with a `case` for each function, and call it there by its own name "
        f"in place of `{value}`"
    )


def branch_for_each(test: str, first: str, second: str) -> str:
    """What to write where content chooses which of two containers is changed."""
    return f"write `if {test}:` with `{first}`, and `else:` with `{second}`"


def declare_sequence(name: str) -> str:
    """What to write for an ``Iterable`` of which content decides how much is drawn."""
    return (
        f"declare `{name}` as a Sequence, which begins anew each time it is read; an Iterable may "
        "be an iterator of the caller's, which keeps how far it was read"
    )


def bind_a_list(name: str) -> str:
    """What to write for an iterator with a name of which content decides how much is drawn."""
    return (
        f"write `{name} = list(...)` where it is bound, or write what it is bound to here: how far "
        f"`{name}` was read would be seen by its name"
    )


def promise_no_trace(method: str, owner: str) -> str:
    """What to write where a method that any class may implement is called after a look."""
    return (
        f"declare the class that it is, or a union of such classes, in place of `{owner}`, which "
        f"any class may implement; or mark its `{method}` with `@tool`, `@prompt` or `@lift` if it "
        "is one, which promises that a call leaves no trace; or call it before the test"
    )


DECLARE_ANY = (
    "declare it as what it is, such as `str` or a TypedDict, or ask it before the test: mypy does "
    "not know what code of `Any` runs"
)
"""What to write for what mypy knows nothing of, and is asked as content decides."""


def declare_class(name: str) -> str:
    """What to write for what may be any object, and is asked as content decides."""
    return (
        f"declare it as what it is, such as `str`, or move this before the test: the method of a "
        f"class that is passed as `{name}` could record that it was called"
    )


def say_what_it_is(value: str) -> str:
    """What to write where a method of `Any` is called as content decides."""
    return (
        f"write `str({value})` in place of `{value}`, or whatever it is: the method of what is "
        "`Any` could record that it was called"
    )


def decided(
    value: str, test: str, line: int, tried: str = "", *, is_choice: bool = False
) -> Message:
    """A plain value was bound, returned or passed where content decides.

    ``tried`` is the call in a ``try`` that may have failed; ``is_choice`` says that no test is what
    looks, but a call that gives one thing or another.
    """
    failing = _failing(test, line)
    if failing:
        return Message(
            f"`{value}` is decided by retrieved content: it reveals {failing}",
            "let each handler refuse or raise; or bind what is decided there to a "
            f"Grounded variable{_by_helper(tried)}",
            Cause(line),
        )
    looks = f"line {line} chooses by it in `{test}`" if is_choice else f"line {line} tests `{test}`"
    return Message(
        f"`{value}` is decided by retrieved content: {looks}",
        STAYS_GROUNDED,
        Cause(line),
    )


def _failing(test: str, line: int) -> str:
    """What is told by what runs, or does not, because code before it failed."""
    is_failing = test in ("try", "with")
    return (
        f"whether the `{test}` on line {line} failed, which may be because of what was retrieved"
        if is_failing
        else ""
    )


def undisclosed(kind: str, value: str, allowed: list[str]) -> Message:
    """A disclosure that the proof does not permit."""
    kinds = ", ".join(allowed) if allowed else "no disclosure"
    wanted = ", ".join(f'"{each}"' for each in sorted({*allowed, kind}))
    return Message(
        f"`{value}` discloses {kind} of retrieved content; this proof allows {kinds}",
        f"write `@grounded_pure(discloses={{{wanted}}})` if callers may learn it",
    )


def told_callback(name: str, boundary: str) -> Message:
    """A function that is passed to a prompt or a tool, and may keep what it is told there."""
    return Message(
        f"`{boundary}` may pass `{name}` retrieved content as plain values, and that may change "
        "what others see",
        f"let `{boundary}` return what it finds; or pass a function of your own for it, marked "
        "`@tool`",
    )


def noisy_callback(name: str, caller: str) -> Message:
    """A function that changes something is passed to one that calls it after a look."""
    return Message(
        f"`{caller}` calls `{name}` again, or not at all, as content decides, and `{name}` may "
        "change what others see",
        f"let `{name}` return what it found, and change things here",
    )


def runs_beside(name: str) -> Message:
    """What is started beside changes what others see, and nobody hears that it failed."""
    return Message(
        f"`{name}` runs beside this proof and may change something: what it leaves undone would "
        "reveal that it failed on retrieved content",
        f"await `{name}` here, or with `gather` or a task group; or let it change nothing",
    )


def bound_in_step(target: str) -> Message:
    """A part of a target uses what another part of it binds."""
    return Message(
        f"`{target}` uses what is bound in the same assignment, which this proof does not follow",
        "write two assignments",
    )


def library_variable(name: str) -> Message:
    """A variable of a library is assigned in a proof."""
    return Message(
        f"Assigning to `{name}` changes what the library does: nothing is known of it any more",
        "pass what is wanted as an argument, such as `print(..., file=...)`, or assign it outside "
        "the proof",
    )


def refused_library(name: str, reason: str, cure: str = "") -> Message:
    """A library function that no proof may call."""
    return Message(
        f"Library function `{name}` may not be called in a proof: it {reason}",
        cure or "call it in a function decorated with @tool or @lift, outside the proof",
    )


def refused_attribute(name: str, reason: str, cure: str = "") -> Message:
    """An attribute of a library's object that no proof may read."""
    return Message(
        f"`{name}` may not be read in a proof: it {reason}",
        cure or "read it in a function decorated with @tool, outside the proof",
    )


def forbidden_argument(name: str, argument: str, instead: str) -> Message:
    """An argument of a library function that no proof may pass; ``instead`` is what to write."""
    return Message(
        f"`{name}` may not be passed `{argument}` in a proof: it would show what failed, or was "
        "done, as a value",
        f"leave `{argument}` out" + (f"; {instead}" if instead else ""),
    )


def unknown_disclosure() -> Message:
    """``discloses`` names what is no kind of disclosure."""
    kinds = ", ".join(kind.value for kind in Disclosure)
    return Message(
        "`discloses` of @grounded_pure names an unknown kind of disclosure",
        f"the kinds are {kinds}",
    )


_FOR: Final = "for "
"""How a hint begins that is about another line."""


def unprovable(name: str, where: Cause, reason: str, cure: str) -> Message:
    """A function without a mark that a proof calls, and that cannot be proved."""
    # Of a helper's helper the hint names its own line, if a reader can tell in which file that is.
    is_further = cure.startswith(_FOR) and not where.function
    there = cure if is_further else f"{_FOR}{where}: {cure}" if cure else "change that line"
    return Message(
        f"`{name}` is called in a proof, and cannot be proved itself: {where}: {reason}",
        f"{there}; or write `@lift` above `def {name.rpartition('.')[2]}` if it computes a value "
        "from values, `@tool` if it talks to the world",
        where,
        there if cure else "",
    )


def changes_lent(name: str, field: str) -> Message:
    """A helper that may change what an object of the proof's own holds of others."""
    return Message(
        f"`{name}` may change what `{field}` of its object holds, as content decides, and others "
        "may have that as well",
        f"put a copy into `{field}` that this function makes, or change it before the test",
    )


def change_lent(name: str, field: str) -> str:
    """What to write where a field of an object that a proof made holds something of others."""
    return (
        f"others may have what `{field}` of `{name}` holds: use that by a name of its own, "
        f"bound before `{name}` is made, and not by `{name}.{field}`"
    )


def unmarked_abstract(name: str, where: Cause, reason: str, _cure: str) -> Message:
    """A method without a mark and without a body that a proof calls."""
    method = name.rpartition(".")[2]
    return Message(
        f"`{name}` is called in a proof, and cannot be proved itself: {where}: {reason}",
        f"write `@grounded_pure` above `{method}` there, or `@tool(uses=retrieval)` or `@prompt` "
        "if it retrieves or asks a model; what implements it is then held to that",
        where,
    )


def unprovable_property(name: str, where: Cause, reason: str, cure: str) -> Message:
    """The same of a property, which is read."""
    found = unprovable(name, where, reason, cure)
    lift = f"write `@lift` above `def {name.rpartition('.')[2]}` if it computes a value from values"
    return found._replace(
        text=f"`{name}` is read in a proof, and cannot be proved itself: {where}: {reason}",
        hint=f"{found.cure}; or {lift}" if found.cure else lift,
    )


def unmarked_property(name: str, where: Cause, reason: str, _cure: str) -> Message:
    """The same of a property without a body."""
    method = name.rpartition(".")[2]
    return Message(
        f"`{name}` is read in a proof, and cannot be proved itself: {where}: {reason}",
        f"write `@grounded_pure` above `def {method}`, and above what implements it; or `@lift`, "
        "if it computes a value from values",
        where,
    )


def broken_proof(name: str, where: Cause, reason: str, _cure: str) -> Message:
    """A function with a mark whose proof failed."""
    return Message(
        f"`{name}` is marked @grounded_pure, but its proof fails: {where}: {reason}",
        "mend that proof first; until then the mark counts for nothing",
        where,
    )


def local_class(name: str) -> Message:
    """A class defined inside a proof."""
    return Message(
        f"Class `{name}` is defined inside a proof, where it is not known what that runs",
        "define it at the top level of the module",
    )


def collected(name: str) -> Message:
    """What a parameter of ``ParamSpec`` collects, used otherwise than passed on."""
    return Message(
        f"`{name}` may hold retrieved content of any type, so a proof may only pass it on",
        f"pass it on as `*{name}` or `**{name}`, or name the parameters",
    )


def _hidden_mark(decorator: str, name: str) -> str:
    return (
        f"`@{decorator}` stands above the mark of `{name}`, and may replace `{name}` with one that "
        "was not proved"
    )


def taken_mark(decorator: str, name: str) -> Message:
    """A decorator of a library, above a proof, that may put another function in its place."""
    return Message(
        _hidden_mark(decorator, name),
        f"write `@{decorator}` above another function, which calls `{name}(...)`",
    )


def taken_trust(decorator: str, name: str, mark: str) -> Message:
    """A decorator above a mark of trust, which may stand below it."""
    return Message(
        f"`@{decorator}` stands above the mark of `{name}`, and may replace `{name}` with one that "
        "has none",
        f"write `@{decorator}` below the `@{mark}` of `{name}`: there it belongs to the trusted "
        "body",
    )


def hidden_trust(decorator: str, name: str, mark: str, bound: str | None) -> Message:
    """A decorator of the program, after which a function is none with a mark of trust to mypy.

    Args:
        decorator: what is written above the mark.
        name: the decorated function.
        mark: its mark.
        bound: the type of the function that it gives back; ``None`` if it gives another.
    """
    below = (
        f"write `@{decorator}` below the `@{mark}` of `{name}`: there it belongs to the trusted "
    )
    alike = f'type it with a type variable, `F = TypeVar("F", bound={bound})`, and write `F` for '
    return Message(
        f"`@{decorator}` stands above the `@{mark}` of `{name}`, and by its types gives a function "
        "without that mark",
        f"{below}body" if bound is None else f"{alike}the function that it takes and returns",
    )


def hides_mark(name: str, mark: str) -> Message:
    """A proof calls what is marked, below a decorator whose types do not show that."""
    return Message(
        f"`{name}` is called without its `@{mark}`: by its types, a decorator above that gives a "
        "function without it",
        shows_mark(mark),
    )


def shows_mark(mark: str) -> str:
    """What to write where a decorator's types do not show a mark."""
    return f"write the decorator below the `@{mark}`, or type it with a type variable"


def untyped_decorator(decorator: str, name: str, typed: str) -> Message:
    """A decorator of the program of which mypy does not see what it gives."""
    return Message(
        f"{_hidden_mark(decorator, name)}: its types do not show that it passes on what `{name}` "
        "takes and returns",
        f"type it with ParamSpec: `{typed}`, and what it returns as "
        "`(*args: P.args, **kwargs: P.kwargs) -> R`; or let it return the function that it was "
        "passed",
    )


def leaking_decorator(decorator: str, name: str, where: Cause, reason: str) -> Message:
    """A decorator of the program that does more than a proof may do."""
    return Message(
        f"{_hidden_mark(decorator, name)}: {where}: {reason}",
        f"change that line: the arguments and the result of `{name}` may only be passed on",
        where,
    )


def cached_mark(decorator: str, name: str, reason: str) -> Message:
    """A cache above a mark that may not keep what the function gives."""
    return Message(
        f"`@{decorator}` stands above the mark of `{name}`, and is not known to keep its proof: "
        f"{reason}",
        f"remove it there, and write `@{decorator}` below the `@prompt` of what `{name}` calls; "
        "or below its `@tool`",
    )


def weaker_summary(
    name: str, owner: str, base: str, *, is_marked: bool, is_library: bool
) -> Message:
    """An override that promises less than what is known of the method it replaces."""
    hint = f"mark `{base}.{name}` with what all its overrides keep, such as `@grounded_pure`"
    if is_marked:
        hint = (
            f"change nothing in `{owner}.{name}`, or make `{base}.{name}` abstract: then no proof "
            "calls it where content decides"
        )
    elif is_library:
        hint = (
            f"let `{owner}.{name}` only compute and change nothing, or do not derive `{owner}` "
            f"from `{base}`"
        )
    return Message(
        f"`{owner}.{name}` promises less than `{base}.{name}`, by which proofs know it: "
        "it can reach retrieved content, change what others see, act, return what others hold, or "
        "fail as content decides",
        hint,
    )


def repeats_otherwise(name: str, owner: str) -> Message:
    """A number whose own operator may give a list that others have."""
    return Message(
        f"`{owner}.{name}` may give what others have, where proofs take `[x] * n` for a new list",
        f"let `{owner}.{name}` return a number, or do not derive `{owner}` from `int`",
    )


def work_list(declared: str) -> str:
    """What to write for a list of what is still to be done, which begins with something plain."""
    return (
        f"let a function without the mark do this, with `{declared}`: mypy proves it where the "
        "proof calls it"
    )


def begun_with_texts(name: str, joined: str) -> str:
    """What to write for a list that begins with plain texts, and gets grounded ones."""
    return (
        f"write `{name}: list[Grounded[str]] = []`, and put what is plain beside it where they are "
        f"joined: `{joined}`"
    )


def plain_among_grounded(text: str, name: str, joined: str) -> str:
    """What to write for a plain text that is put among grounded ones."""
    return f"keep `{text}` out of `{name}`, and put it beside where they are joined: `{joined}`"


def nested_trust(name: str) -> Message:
    """A boundary that is defined inside a proof, where it may close over content."""
    return Message(
        f"`{name}` is trusted, and is defined inside a proof, whose content it can read",
        "define it at the top level of the module or of a class",
    )


def grounded_union(what: str, declared: str, plain: str, hint: str) -> Message:
    """A declared type that is met by a grounded value and by a plain one."""
    return Message(
        f"`{what}` is declared `{declared}`: a plain `{plain}` fits as well, so nothing shows that "
        "it was retrieved",
        hint,
    )


def answered(grounded: str) -> str:
    """What to write in place of a result that is grounded or plain."""
    return (
        f"declare `{grounded} | InsufficientEvidence` if there may be no answer, "
        f"else `{grounded}` alone"
    )


def apart(grounded: str, place: str) -> str:
    """What to write in place of a parameter or a variable that is grounded or plain."""
    otherwise = ", or a function without the mark declares it so" if place == "variable" else ""
    return (
        f"declare `{grounded}`, with `| None` or `| InsufficientEvidence` if there may be none; "
        f"what is plain gets a {place} of its own{otherwise}"
    )


def own_field(key: str, declared: str) -> str:
    """What to write where a dictionary holds something grounded beside what is plain."""
    return f"declare a TypedDict with `{key}: {declared}`: other values of the dictionary are plain"


def beginning(name: str, grounded: str, initial: str) -> str:
    """What to write where something grounded takes the place of a plain beginning."""
    return f"write `{name}: {grounded} | Literal[{initial}] = {initial}`"


def beginning_either(name: str, declared: str, initial: str) -> str:
    """The same in a function without a mark, where a type may say that it is either."""
    return f"write `{name}: {declared} = {initial}` where it is declared"


def beginning_with_none(name: str, grounded: str, *, is_fixed: bool) -> str:
    """The same where there is no type of the beginning alone; it may be a constant."""
    declared = grounded if grounded.endswith(" | None") else f"{grounded} | None"
    rest = (
        f"test `{name} is None` where it is compared"
        if is_fixed
        else "keep what is plain in a variable of its own"
    )
    return f"write `{name}: {declared} = None` where it is declared, and {rest}"


def left_again() -> Message:
    """A jump in a ``finally``, which cancels another one."""
    return Message(
        "This `finally` ends with a jump of its own, which cancels how the `try` was left",
        "move its `return`, `break` or `continue` behind the whole `try` statement",
    )

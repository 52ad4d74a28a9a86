"""`corvid why`: the way of the value at a line, from retrieval to where it is lost or kept."""

import json
import re
import shutil
import sys
import textwrap
from itertools import groupby
from operator import attrgetter

import attrs
import click

from corvid_cli.explain import PAGES
from corvid_cli.findings import Finding, Step, findings
from corvid_cli.trail import Way, is_around, shown, way

_PLACE = re.compile(r"(?P<path>.+?):(?P<line>[1-9]\d*)(?::\d*)*")


@click.command()
@click.argument("place", metavar="PATH:LINE")
@click.argument("arguments", nargs=-1, metavar="[PATHS] [-- MYPY ARGUMENTS]")
@click.option("--json", "as_json", is_flag=True, help="Print the answer as a JSON object.")
@click.pass_context
def why(ctx: click.Context, place: str, arguments: tuple[str, ...], as_json: bool) -> None:
    """Show how the value at PATH:LINE came there, and why the line is accepted or refused.

    Each step has its type, and the rule by which its sources are kept or lost. PATH is checked, or
    PATHS if the program is more than what PATH imports.

    Exit status: 0 the line is accepted, 1 it is refused, or drops sources, 2 mypy could not check
    the program, or there is no such line.
    """
    asked = _PLACE.fullmatch(place)
    if asked is None:
        raise click.UsageError(f"{place!r} names no line: write PATH:LINE, such as app.py:12")
    path, line = asked["path"], int(asked["line"])
    with open(path, "rb") as file:
        lines = sum(1 for _ in file)
    if line > lines:
        raise click.UsageError(f"{path} has {lines} lines")
    targets = arguments if arguments and not arguments[0].startswith("-") else (path, *arguments)
    found = way(findings(targets, why=path), path, line)
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    click.echo(_as_json(found) if as_json else as_text(found, width))
    ctx.exit(1 if found.refusals else 0)


def _as_json(found: Way) -> str:
    return json.dumps(
        {
            "verdict": "refused" if found.refusals else "accepted",
            "function": found.trail.function if found.trail is not None else None,
            "mark": found.trail.kind if found.trail is not None else None,
            "findings": [
                attrs.asdict(each, filter=attrs.filters.exclude("steps")) for each in found.findings
            ],
            "steps": [
                attrs.asdict(each, filter=attrs.filters.exclude("look", "parts"))
                for each in shown(found)
            ],
        },
        indent=2,
    )


def as_text(found: Way, width: int | None = None) -> str:
    """Return the verdict, and a line for each step, folded where a terminal ends.

    Below each refusal stands its own hint. That is not folded: it has code, which is copied whole.
    """
    head = f"{found.file}:{found.line}"
    lines = list[str]()
    for hint, refusals in groupby(found.refusals, key=attrgetter("hint")):
        lines += [_folded(f"{head}: {_refused(each)}", width, 2) for each in refusals]
        lines += [f"Hint: {hint}"] if hint else []
    if not lines:
        lines = [_folded(f"{head}: {_accepted(found)}", width, 2)]
    steps = shown(found)
    if steps:
        digits = len(str(max(step.line for step in steps)))
        numbered = (f"  {step.line:>{digits}}  {_sentence(found, step)}" for step in steps)
        lines += ["", *(_folded(line, width, digits + 4) for line in numbered)]
    codes = sorted({each.code for each in found.refusals} & {*PAGES})
    lines += [f"\nSee: corvid explain {code}" for code in codes]
    return "\n".join(lines)


def _folded(line: str, width: int | None, indent: int) -> str:
    """Fold a line where a terminal would, with what follows below its text."""
    if width is None:
        return line
    return textwrap.fill(
        line,
        max(width, indent * 4),
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _refused(said: Finding) -> str:
    by_whom = "refused" if said.code in PAGES else "refused by mypy"
    word = "drops sources" if said.type == "site" else by_whom
    return f"{word}: {said.text}  [{said.code}]"


def _accepted(found: Way) -> str:
    """Say that nothing is wrong, and because of what."""
    if found.trail is None:
        return "nothing here uses corvid_runtime, so there is nothing to prove"
    verdict = _VERDICTS[found.trail.kind or ""].format(name=found.trail.function)
    because = _because(found)
    reason = found.trail.reason
    cause = found.trail.cause
    if found.trail.kind in ("broken", "unproved") and reason and cause is not None:
        verdict += f" (line {cause.line}: {reason})"
    return f"{verdict}; {because}" if because else verdict


_VERDICTS = {
    "proved": "proved: `{name}` is @grounded_pure, and its proof goes through",
    "broken": "not refused itself, but the proof of `{name}` fails elsewhere",
    "provable": "accepted: `{name}` has no mark, and proofs may call it, for it can be proved",
    "unproved": "accepted: `{name}` has no mark, so it is not checked; no proof may call it",
    "agent": "accepted: this line of the agent `{name}` drops no sources",
    "tool": "trusted: `{name}` is @tool, and nothing is proved of its body",
    "prompt": "trusted: `{name}` is @prompt, and nothing is proved of its body",
    "lifted": "trusted: `{name}` is @lift, and nothing is proved of its body",
    "function": "accepted: `{name}`",
    "operation": "accepted: `{name}`",
    "module": "accepted: no function stands here, and nothing here makes a value grounded",
}
"""What an accepted line is, by the mark of its function."""


def _because(found: Way) -> str:
    """Say of the last value on the line why it is no loss."""
    here = [step for step in found.here if step.actual and not is_around(step, found.line)]
    if not here:
        around = [step for step in found.steps if is_around(step, found.line)]
        tests = ", ".join(f"`{step.expression}` on line {step.line}" for step in around)
        reached = "nothing that was retrieved reaches this line"
        return f"{reached}, which runs only as content decides: {tests}" if tests else reached
    last = next((step for step in here if step.use == "result"), here[-1])
    value = f"`{last.expression}`"
    if last.use == "result" and last.level == "grounded":
        return f"because {value} is `{last.actual}`, and `{last.slot}` is promised"
    if last.use in _DISCLOSED:
        return f"because {value} {_DISCLOSED[last.use]}"
    if last.level == "grounded":
        return f"because {value} is `{last.actual}`, which has its sources"
    return f"because {value} {_LEVELS[last.level]}"


_DISCLOSED = {
    "condition": "only looks at content, which is free: what it decides stays grounded",
    "presence": "only asks whether there is a value",
    "length": "only asks how many there are",
    "provenance": "only asks for the sources",
    "selection": "only chooses among grounded values",
    "refusal": "is a refusal",
    "failure": "fails",
    "effect": "acts, as a model call or a log line does, and returns no content as a plain value",
}
"""What a disclosure of each kind does."""

_LEVELS = {
    "kept": "has nothing plain that content decides",
    "selected": "is a choice among grounded values: each of them has its sources",
    "content": "was computed from content, and is put nowhere where a caller could read it",
}
"""What content decides of a value that is not grounded itself."""


def _sentence(found: Way, step: Step) -> str:
    """Say what a step is: the value, its type, what made it, what was done with it."""
    typ = f" ({step.actual})" if step.actual else ""
    made = _made(step)
    parts = [f"`{step.expression}`{typ}{f' {made}' if made else ''}"]
    if step.names:
        parts.append("bound to " + ", ".join(f"`{name}`" for name in step.names))
    if step.lost:
        said = {each.lost[0] if each.lost else each.line for each in found.refusals}
        is_loss = step.line in said or not found.is_proof
        parts.append(f"{'loses its sources' if is_loss else 'is looked at'} here: {step.lost}")
    elif step.level in ("content", "selected"):
        parts.append(_LEVELS[step.level].partition(":")[0].partition(",")[0])
    if step.look is not None and found.trail is not None:
        look = found.trail.steps[step.look]
        parts.append(f"decided by the test `{look.expression}` on line {look.line}")
    if step.use == "result":
        parts.append(f"returned as `{step.slot}`" if step.slot else "returned")
    elif step.use:
        parts.append(f"discloses {step.use}")
    return "; ".join(parts)


def _made(step: Step) -> str:
    """Say what evaluates to a value."""
    if step.kind == "expression":
        rule = step.rule.rstrip(".").replace("``", "`")
        return f"by the rule: {rule}" if rule else ""
    callee = step.callee.removeprefix("builtins.")
    return _MADE[step.kind].format(callee=callee)


_MADE = {
    "parameter": "is a parameter",
    "name": "",
    "statement": "",
    "retrieval": "is retrieved: `{callee}` is @tool(uses=retrieval)",
    "tool": "is what the tool `{callee}` returned",
    "prompt": "is what the prompt `{callee}` returned: grounded if what it was passed is",
    "agent": "is what the agent `{callee}` returned",
    "lift": "is computed by `{callee}`, lifted: grounded if what it was passed is",
    "function": "is what `{callee}` returned",
    "library": "is what `{callee}` returned",
}
"""What evaluates to a value, by the kind of its step."""

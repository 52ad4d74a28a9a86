"""The report on a program as a SARIF 2.1.0 log (OASIS standard, 2020), for code scanning."""

import hashlib
import json
from collections.abc import Sequence
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote

from corvid_cli.explain import ERROR_PAGES, PAGES, summary
from corvid_cli.findings import Finding
from corvid_cli.origin import Place, trail
from corvid_cli.site_report import CODE, Disclosure, Leaving, Row, Site, SiteReport, TrustBoundary

if TYPE_CHECKING:  # LibCST is needed for fixes alone
    from corvid_cli.fix.changes import Changes, Replacement

SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)


class Rule(NamedTuple):
    """What results have in common: an id, one sentence, the help, and how bad they are."""

    id: str
    sentence: str
    text: str
    level: str = "note"


def _explained(code: str, level: str) -> Rule:
    """Return the rule of an error code, with its page as the help."""
    return Rule(code, summary(code), PAGES[code].read_text(encoding="utf-8"), level)


RULES: dict[type[Row], Rule] = {
    Site: _explained(CODE, "note"),
    Disclosure: Rule(
        "grounded-disclosure",
        "A proved function shows something of a value that is not its content.",
        "Two runs that make the same disclosures produce equal plain values: that is what"
        " `@grounded_pure` proves. Disclosures are allowed, and listed.",
    ),
    TrustBoundary: Rule(
        "grounded-trust-boundary",
        "A function marked @lift runs on bare content.",
        "Nothing is proved about the body of an `@lift` function. Review it as you would review a"
        " cast: it may turn values into values, and keep or tell none of them.",
    ),
    Leaving: Rule(
        "grounded-leaving",
        "A function without a mark drops sources, and mypy has nothing against it.",
        "What is put into `Any`, `object` or a text is plain from there on, and nothing shows any"
        " more that it was retrieved. Mark the function `@agent`, or declare what it takes.",
    ),
}
"""The rule of each kind of row."""


def as_sarif(report: SiteReport, changes: "Changes | None" = None) -> str:
    """Return the report as a SARIF log of one run: its rows, and the errors of the plugin.

    Related locations follow the value of each site backwards to where it was retrieved. The
    fingerprint of a result is what a baseline knows the row by, so that it survives moved lines.
    With changes, a result that they put right has them as its fix: mypy accepted them together, so
    they are made together.
    """
    errors = [error for error in report.errors if error.code in PAGES]
    codes = sorted({error.code for error in errors})
    rules = [*RULES.values(), *(_explained(code, "error") for code in codes)]
    results = [
        *(_of_row(row, rules) for row in report.rows),
        *(_of_error(error, rules) for error in errors),
    ]
    if changes is not None:
        _add_fixes(results, [*report.rows, *errors], changes)
    log = {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": _driver(rules)},
                "columnKind": "unicodeCodePoints",
                "originalUriBaseIds": {"PROJECT": {"uri": f"{Path.cwd().as_uri()}/"}},
                "results": results,
            }
        ],
    }
    return json.dumps(log, indent=2)


def _add_fixes(
    results: Sequence[dict[str, Any]], found: Sequence[Row | Finding], changes: "Changes"
) -> None:
    """Give the results that are put right what puts them right."""
    mended = {_start(each) for each in changes.mended}
    fix = {
        "description": {"text": "corvid fix: rewrites that mypy accepts together"},
        "artifactChanges": [
            {
                "artifactLocation": _artifact(file),
                "replacements": [_replacement(each) for each in group],
            }
            for file, group in groupby(changes.replacements, key=lambda each: each.file)
        ],
    }
    for result, each in zip(results, found, strict=True):
        if _start(each) in mended:
            result["fixes"] = [fix]


def _start(found: Row | Finding) -> tuple[object, ...]:
    text = found.text if isinstance(found, Finding) else found.message
    return found.file, found.line, found.column, text


def _replacement(each: "Replacement") -> dict[str, Any]:
    region = {"startLine": each.first, "startColumn": 1, "endLine": each.end, "endColumn": 1}
    return {"deletedRegion": region, "insertedContent": {"text": each.text}}


def _driver(rules: Sequence[Rule]) -> dict[str, Any]:
    return {
        "name": "corvid-mypy",
        "version": version("corvid-mypy"),
        "rules": [
            {
                "id": rule.id,
                "shortDescription": {"text": rule.sentence},
                **({"helpUri": f"{ERROR_PAGES}/{rule.id}.md"} if rule.id in PAGES else {}),
                "help": {"text": rule.text, "markdown": rule.text},
                "defaultConfiguration": {"level": rule.level},
            }
            for rule in rules
        ],
    }


def _of_row(row: Row, rules: Sequence[Rule]) -> dict[str, Any]:
    known = row.identity
    result = _result(row, known, rules.index(RULES[type(row)]), rules)
    result["locations"][0]["logicalLocations"] = [
        {"fullyQualifiedName": known.function, "kind": "function"}
    ]
    return {**result, **(_of_site(row) if isinstance(row, Site) else {})}


def _of_error(error: Finding, rules: Sequence[Rule]) -> dict[str, Any]:
    """Return an error, which is known by what it says when lines have moved."""
    [index] = [i for i, rule in enumerate(rules) if (rule.id, rule.level) == (error.code, "error")]
    result = _result(error, (error.file, error.code, error.text), index, rules)
    return {**result, "message": {"text": _hinted(error.text, error.hint)}}


def _result(
    found: Row | Finding, known: Sequence[str], index: int, rules: Sequence[Rule]
) -> dict[str, Any]:
    message = found.text if isinstance(found, Finding) else found.message
    place = Place(found.line, found.column, found.end_line, found.end_column, message)
    return {
        "ruleId": rules[index].id,
        "ruleIndex": index,
        "level": rules[index].level,
        "message": {"text": message},
        "locations": [{"physicalLocation": _physical(found.file, place)}],
        "partialFingerprints": {
            "coercionSite/v1": hashlib.sha256("\0".join(known).encode()).hexdigest()
        },
    }


def _hinted(message: str, hint: str | None) -> str:
    return message + (f"\nHint: {hint}" if hint else "")


def _of_site(site: Site) -> dict[str, Any]:
    """Return what is known of a site alone: its hint, the way its value came, its types."""
    return {
        "message": {"text": _hinted(site.message, site.hint)},
        "relatedLocations": [
            {
                "id": number,
                "physicalLocation": _physical(site.file, origin),
                "message": {"text": origin.what},
            }
            for number, origin in enumerate(trail(site), start=1)
        ],
        "properties": {"kind": site.kind, "actual": site.actual, "slot": site.slot},
    }


def _physical(file: str, place: Place) -> dict[str, Any]:
    return {
        "artifactLocation": _artifact(file),
        "region": {
            "startLine": place.line,
            "startColumn": place.column + 1,
            "endLine": place.end_line,
            "endColumn": place.end_column + 1,
        },
    }


def _artifact(file: str) -> dict[str, str]:
    path = Path(file)
    if path.is_absolute():
        return {"uri": path.as_uri()}
    return {"uri": quote(path.as_posix()), "uriBaseId": "PROJECT"}

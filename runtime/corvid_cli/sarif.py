"""The report on a program as a SARIF 2.1.0 log (OASIS standard, 2020), for code scanning."""

import hashlib
import json
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from corvid_cli.explain import PAGES, summary
from corvid_cli.findings import Finding
from corvid_cli.origin import Place, trail
from corvid_cli.site_report import CODE, Disclosure, Row, Site, SiteReport, TrustBoundary

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
}
"""The rule of each kind of row."""


def as_sarif(report: SiteReport) -> str:
    """Return the report as a SARIF log of one run: its rows, and the errors of the plugin.

    Related locations follow the value of each site backwards to where it was retrieved. The
    fingerprint of a result is what a baseline knows the row by, so that it survives moved lines.
    """
    errors = [error for error in report.errors if error.code in PAGES]
    codes = sorted({error.code for error in errors})
    rules = [*RULES.values(), *(_explained(code, "error") for code in codes)]
    log = {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": _driver(rules)},
                "columnKind": "unicodeCodePoints",
                "originalUriBaseIds": {"PROJECT": {"uri": f"{Path.cwd().as_uri()}/"}},
                "results": [
                    *(_of_row(row, rules) for row in report.rows),
                    *(_of_error(error, rules) for error in errors),
                ],
            }
        ],
    }
    return json.dumps(log, indent=2)


def _driver(rules: Sequence[Rule]) -> dict[str, Any]:
    return {
        "name": "corvid-mypy",
        "version": version("corvid-mypy"),
        "rules": [
            {
                "id": rule.id,
                "shortDescription": {"text": rule.sentence},
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
    path = Path(file)
    artifact = (
        {"uri": path.as_uri()}
        if path.is_absolute()
        else {"uri": quote(path.as_posix()), "uriBaseId": "PROJECT"}
    )
    return {
        "artifactLocation": artifact,
        "region": {
            "startLine": place.line,
            "startColumn": place.column + 1,
            "endLine": place.end_line,
            "endColumn": place.end_column + 1,
        },
    }

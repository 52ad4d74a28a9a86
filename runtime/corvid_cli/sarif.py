"""The report on a program as a SARIF 2.1.0 log (OASIS standard, 2020), for code scanning."""

import hashlib
import json
from importlib.metadata import version
from pathlib import Path
from typing import Any
from urllib.parse import quote

from corvid_cli.explain import PAGES, summary
from corvid_cli.origin import Place, trail
from corvid_cli.site_report import CODE, Disclosure, Row, Site, SiteReport, TrustBoundary

SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)


RULES: dict[type[Row], tuple[str, str, str]] = {
    Site: (CODE, summary(CODE), PAGES[CODE].read_text(encoding="utf-8")),
    Disclosure: (
        "grounded-disclosure",
        "A proved function shows something of a value that is not its content.",
        "Two runs that make the same disclosures produce equal plain values: that is what"
        " `@grounded_pure` proves. Disclosures are allowed, and listed.",
    ),
    TrustBoundary: (
        "grounded-trust-boundary",
        "A function marked @lift runs on bare content.",
        "Nothing is proved about the body of an `@lift` function. Review it as you would review a"
        " cast: it may turn values into values, and keep or tell none of them.",
    ),
}
"""For each kind of row the id of its rule, one sentence, and the help."""


def as_sarif(report: SiteReport) -> str:
    """Return the report as a SARIF log of one run.

    Related locations follow the value of each site backwards to where it was retrieved. The
    fingerprint of a result is what a baseline knows the row by, so that it survives moved lines.
    """
    log = {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": _driver()},
                "columnKind": "unicodeCodePoints",
                "originalUriBaseIds": {"PROJECT": {"uri": f"{Path.cwd().as_uri()}/"}},
                "results": list(map(_result, report.rows)),
            }
        ],
    }
    return json.dumps(log, indent=2)


def _driver() -> dict[str, Any]:
    return {
        "name": "corvid-mypy",
        "version": version("corvid-mypy"),
        "rules": [
            {
                "id": rule,
                "shortDescription": {"text": sentence},
                "help": {"text": text, "markdown": text},
                "defaultConfiguration": {"level": "note"},
            }
            for rule, sentence, text in RULES.values()
        ],
    }


def _result(row: Row) -> dict[str, Any]:
    known = row.identity
    fingerprint = hashlib.sha256("\0".join(known).encode()).hexdigest()
    place = Place(row.line, row.column, row.end_line, row.end_column, row.message)
    return {
        "ruleId": RULES[type(row)][0],
        "ruleIndex": list(RULES).index(type(row)),
        "level": "note",
        "message": {"text": row.message},
        "locations": [
            {
                "physicalLocation": _physical(row.file, place),
                "logicalLocations": [{"fullyQualifiedName": known.function, "kind": "function"}],
            }
        ],
        "partialFingerprints": {"coercionSite/v1": fingerprint},
        **(_of_site(row) if isinstance(row, Site) else {}),
    }


def _of_site(site: Site) -> dict[str, Any]:
    """Return what is known of a site alone: its hint, the way its value came, its types."""
    return {
        "message": {"text": site.message + (f"\nHint: {site.hint}" if site.hint else "")},
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

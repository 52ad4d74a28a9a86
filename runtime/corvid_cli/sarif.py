"""Coercion sites as a SARIF 2.1.0 log (OASIS standard, 2020), for code scanning and editors."""

import hashlib
import json
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any
from urllib.parse import quote

from corvid_cli.baseline import identity
from corvid_cli.explain import PAGES, summary
from corvid_cli.origin import Place, trail
from corvid_cli.site_report import CODE, Site

SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)


def as_sarif(listed: Sequence[Site]) -> str:
    """Return the sites as a SARIF log of one run.

    Related locations follow each value backwards to where it was retrieved. The fingerprint of a
    result is what a baseline knows the site by, so that it survives moved lines.
    """
    log = {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": _driver()},
                "columnKind": "unicodeCodePoints",
                "originalUriBaseIds": {"PROJECT": {"uri": f"{Path.cwd().as_uri()}/"}},
                "results": [_result(site) for site in listed],
            }
        ],
    }
    return json.dumps(log, indent=2)


def _driver() -> dict[str, Any]:
    page = PAGES[CODE].read_text(encoding="utf-8")
    return {
        "name": "corvid-mypy",
        "version": version("corvid-mypy"),
        "rules": [
            {
                "id": CODE,
                "shortDescription": {"text": summary(CODE)},
                "help": {"text": page, "markdown": page},
                "defaultConfiguration": {"level": "note"},
            }
        ],
    }


def _result(site: Site) -> dict[str, Any]:
    hint = f"\nHint: {site.hint}" if site.hint else ""
    fingerprint = hashlib.sha256("\0".join(identity(site)).encode()).hexdigest()
    place = Place(site.line, site.column, site.end_line, site.end_column, site.expression)
    return {
        "ruleId": CODE,
        "ruleIndex": 0,
        "level": "note",
        "message": {"text": site.message + hint},
        "locations": [
            {
                "physicalLocation": _physical(site.file, place),
                "logicalLocations": [{"fullyQualifiedName": site.agent, "kind": "function"}],
            }
        ],
        "relatedLocations": [
            {
                "id": number,
                "physicalLocation": _physical(site.file, origin),
                "message": {"text": origin.what},
            }
            for number, origin in enumerate(trail(site), start=1)
        ],
        "partialFingerprints": {"coercionSite/v1": fingerprint},
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

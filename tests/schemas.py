"""The documented JSON schemas, which refer to one another."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"


def validator(name: str) -> Any:
    """Return the validator of `docs/NAME.schema.json`."""
    import jsonschema
    import referencing

    found = {path.name: json.loads(path.read_text("utf-8")) for path in DOCS.glob("*.schema.json")}
    resources = [
        (file, referencing.Resource.from_contents(schema)) for file, schema in found.items()
    ]
    registry = referencing.Registry().with_resources(resources)
    return jsonschema.Draft202012Validator(found[f"{name}.schema.json"], registry=registry)

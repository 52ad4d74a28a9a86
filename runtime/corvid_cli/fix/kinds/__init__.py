"""The kinds of fix, a module each: what a finding is put right by, if it is of that kind."""

from collections.abc import Callable, Sequence

from corvid_cli.fix.kinds import annotation, each, lift, missing, text
from corvid_cli.fix.kinds.found import Found
from corvid_cli.fix.model import KIND_NAMES, Fix

_MODULES = (text, each, lift, annotation, missing)

KINDS: dict[str, Callable[[Found], Sequence[Fix]]] = {
    name: module.fixes for name, module in zip(KIND_NAMES, _MODULES, strict=True)
}
"""Each kind and what returns the fixes for a finding: none where the kind has no rewrite for it."""

"""What is enforced, and how strictly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any, Literal, TypeAlias, get_args

import attrs

from corvid_runtime.enforcement.errors import CouldNotCheck

Mode = Literal["strict", "warn", "disabled"]
GroundingType = Literal["citation", "code_reference", "user_input"]
Number: TypeAlias = str | int | float | Decimal | Fraction

_DECIMAL = re.compile(r"\d(\.\d{1,30})?|\.\d{1,30}")
_BOOLEANS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def share(value: Number) -> Fraction:
    """Return a number from 0 to 1 exactly as it is written: 0.95 is 19/20.

    Raises `ValueError` for anything else.
    """
    if isinstance(value, Fraction):
        exact = value
    elif isinstance(value, bool) or not _DECIMAL.fullmatch(str(value).strip()):
        raise ValueError(f"expected a number from 0 to 1 such as 0.95, not {value!r}")
    else:
        exact = Fraction(str(value).strip())
    if not 0 <= exact <= 1:
        raise ValueError(f"expected a number from 0 to 1, not {value}")
    return exact


def _mode(value: object) -> Mode:
    for mode in get_args(Mode):
        if value == mode:
            return mode  # type: ignore[no-any-return]
    raise ValueError(f"expected strict, warn or disabled, not {value!r}")


def _truth(value: object) -> bool:
    if isinstance(value, bool):
        return value
    try:
        return _BOOLEANS[str(value).casefold()]
    except KeyError:
        raise ValueError(f"expected true or false, not {value!r}") from None


def _count(value: object) -> int:
    text = "" if isinstance(value, bool) else str(value)
    if not re.fullmatch(r"[1-9]\d{0,8}", text):
        raise ValueError(f"expected a whole number from 1, not {value!r}")
    return int(text)


def _counts(value: object) -> frozenset[GroundingType]:
    names = value if isinstance(value, (list, tuple, set, frozenset)) else [value]
    known = get_args(GroundingType)
    for name in names:
        if name not in known:
            raise ValueError(f"expected some of {', '.join(known)}, not {name!r}")
    return frozenset(names)


@attrs.frozen(kw_only=True)
class Policy:
    """The settings of a check; the defaults are those of Loa's grounding enforcement protocol 1.0.

    Attributes:
        mode: `strict` blocks, `warn` reports and passes, `disabled` checks nothing.
        threshold: the least grounding ratio that passes, inclusive, 0 to 1.
        zero_claim_passes: whether a session without claims passes.
        log_ungrounded: whether the report lists the claims that are assumptions.
        counts: the grounding types that count as grounded.
        enabled: whether claims of absence are checked.
        query_count: how many mutually diverse queries a claim of absence needs.
        similarity_threshold: the similarity from which a result is a match, 0 to 1.
        doc_mention_threshold: from how many mentions in documents an absence is ambiguous.
        strict_mode_blocks: whether an unverified absence blocks under `strict`.

    Raises:
        ValueError: a value of the wrong kind or out of range.
    """

    mode: Mode = attrs.field(default="strict", converter=_mode)
    threshold: Fraction = attrs.field(default=Fraction("0.95"), converter=share)
    zero_claim_passes: bool = attrs.field(default=True, converter=_truth)
    log_ungrounded: bool = attrs.field(default=True, converter=_truth)
    counts: frozenset[GroundingType] = attrs.field(default=("citation",), converter=_counts)
    enabled: bool = attrs.field(default=True, converter=_truth)
    query_count: int = attrs.field(default=2, converter=_count)
    similarity_threshold: Fraction = attrs.field(default=Fraction("0.4"), converter=share)
    doc_mention_threshold: int = attrs.field(default=3, converter=_count)
    strict_mode_blocks: bool = attrs.field(default=True, converter=_truth)


def read_settings(table: Mapping[str, object], *, origin: str, strict: bool) -> dict[str, Any]:
    """Return the policy's settings in a configuration table, checked one by one.

    The table has the form of `.loa.config.yaml`: `grounding_enforcement` is the mode, the other
    keys stand in `grounding` and `grounding.negative`; they may stand at the top as well. Unknown
    keys are refused, at the top only if `strict`, since other programs may own that.

    Raises:
        CouldNotCheck: an unknown key or a bad value; the message names `origin` and the key.
    """
    known = {field.name: field for field in attrs.fields(Policy)}
    grounding = _table(table.get("grounding", {}), origin, "grounding")
    negative = _table(grounding.get("negative", {}), origin, "grounding.negative")
    flat: dict[str, Any] = {}
    for prefix, part in (("", table), ("grounding.", grounding), ("grounding.negative.", negative)):
        for key, value in part.items():
            name = "mode" if key in ("grounding_enforcement", "mode") else key
            if name in known:
                flat[name] = _checked(name, value, f"{origin}: {prefix}{key}")
            elif (prefix or strict) and not isinstance(value, Mapping):
                raise CouldNotCheck(f"{origin}: unknown key {prefix}{key}")
    return flat


def _table(value: object, origin: str, key: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise CouldNotCheck(f"{origin}: {key} must be a table, not {value!r}")
    return value


def _checked(name: str, value: object, where: str) -> object:
    try:
        return getattr(Policy(**{name: value}), name)  # type: ignore[arg-type]
    except ValueError as error:
        raise CouldNotCheck(f"{where}: {error}") from None

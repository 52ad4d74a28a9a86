"""A pydantic field typed ``Grounded[T]``: it demands a grounded value and validates its content.

Where the context of the call asks for provenance (``{"provenance": True}``), the field is written
to JSON as an envelope with its chain, and read from one.
"""

from __future__ import annotations

import functools
from typing import Any, Final, get_args, get_origin

from pydantic_core import SchemaSerializer, core_schema

from corvid_runtime.content import Stripper, Traced, declared_grounded, strip
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.makers import wrap
from corvid_runtime.sealing import from_chain, is_sealed, seal, terms_in, unseal, with_chain

_PLAIN: Final = (
    "the value must be grounded, and plain JSON does not say where it comes from: write it by "
    'model_dump_json(context={"provenance": True}) and read it with the same context and its '
    '"key" (or "trust": "unsigned"), or retrieve it again by a @tool(uses=retrieval)'
)

_UNSEALED: Final = (
    "a Sealed model crosses in one envelope, and this JSON is none: write it by "
    'model_dump_json(context={"provenance": True}) or by interchange.dumps'
)


def schema_of(source: Any, handler: Any) -> core_schema.CoreSchema:
    """Return the schema: the content is validated as ``T``, and stays grounded in its chain.

    Serialising to JSON writes the content, with its chain where the context asks for provenance;
    ``model_dump`` in Python mode keeps the value grounded.
    """
    arguments = get_args(source)
    content = handler.generate_schema(arguments[0]) if arguments else core_schema.any_schema()
    field = handler.field_name
    return core_schema.with_info_wrap_validator_function(
        functools.partial(_validated, field),
        content,
        serialization=core_schema.wrap_serializer_function_ser_schema(
            functools.partial(_serialized, field), info_arg=True, schema=content
        ),
    )


def whole_schema_of(source: Any, handler: Any) -> core_schema.CoreSchema:
    """Return the schema of a model that crosses in one envelope, its plain fields as well."""
    return core_schema.with_info_wrap_validator_function(
        functools.partial(_whole_validated, get_origin(source) or source),
        handler(source),
        serialization=core_schema.wrap_serializer_function_ser_schema(
            _whole_serialized, info_arg=True
        ),
    )


@functools.cache
def plainly() -> SchemaSerializer:
    """Return what writes a grounded value as its plain twin, where no field says its type."""
    how = core_schema.plain_serializer_function_ser_schema(strip)
    return SchemaSerializer(core_schema.any_schema(serialization=how))


def _validated(
    field: str | None,
    value: Any,
    validate_content: core_schema.ValidatorFunctionWrapHandler,
    info: core_schema.ValidationInfo[Any],
) -> Any:
    if isinstance(value, Traced):
        return wrap(validate_content(strip(value, _Inner)), value._corvid_node)
    terms = terms_in(info.context)
    if terms is None or not is_sealed(value):
        raise ValueError(_PLAIN)
    try:
        _require_own_schema(field, info)
        return from_chain(unseal(value, terms), validate_content, terms, field)
    except InvalidProvenance as error:
        raise ValueError(str(error)) from error


def _require_own_schema(field: str | None, info: core_schema.ValidationInfo[Any]) -> None:
    """Demand that the name of a field is known: pydantic makes one schema for an alias of a type.

    Raises:
        InvalidProvenance: other fields have the same schema.
    """
    called = info.field_name
    if called not in (None, field):
        raise InvalidProvenance(
            f"what is written for the field {called!r} cannot be told from {field!r}: both are "
            "declared by one alias of a type",
            hint="declare each of them Grounded[...] itself, without the alias",
        )


class _Inner(Stripper):
    """A deep unwrap, save for the fields that are declared grounded: they have their own chains."""

    def keeps(self, kind: type) -> frozenset[str]:
        return declared_grounded(kind)


def _serialized(
    field: str | None,
    value: Any,
    serialize_content: core_schema.SerializerFunctionWrapHandler,
    info: core_schema.SerializationInfo[Any],
) -> Any:
    if not info.mode_is_json():
        return value
    terms = terms_in(info.context)
    if terms is None or not isinstance(value, Traced):
        return serialize_content(strip(value))
    return seal(with_chain(serialize_content(strip(value, _Inner)), value, field), terms)


def _whole_validated(
    kind: type,
    value: Any,
    validate_fields: core_schema.ValidatorFunctionWrapHandler,
    info: core_schema.ValidationInfo[Any],
) -> Any:
    terms = terms_in(info.context)
    if terms is None or terms.whole or isinstance(value, kind):
        return validate_fields(value)
    if not is_sealed(value):
        raise ValueError(_UNSEALED)
    try:
        return validate_fields(unseal(value, terms))
    except InvalidProvenance as error:
        raise ValueError(str(error)) from error


def _whole_serialized(
    value: Any,
    serialize_fields: core_schema.SerializerFunctionWrapHandler,
    info: core_schema.SerializationInfo[Any],
) -> Any:
    terms = terms_in(info.context)
    if not info.mode_is_json() or terms is None or terms.whole:
        return serialize_fields(value)
    return seal(serialize_fields(value), terms)

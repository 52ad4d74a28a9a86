"""A pydantic field typed ``Grounded[T]``: it demands a grounded value and validates its content."""

from __future__ import annotations

from typing import Any, get_args

from pydantic_core import core_schema

from corvid_runtime.content import Traced, strip
from corvid_runtime.makers import wrap


def schema_of(source: Any, handler: Any) -> core_schema.CoreSchema:
    """Return the schema: the content is validated as ``T``, and stays grounded in its chain.

    Serialising to JSON writes the content; ``model_dump`` in Python mode keeps the value grounded.
    """
    arguments = get_args(source)
    content = handler.generate_schema(arguments[0]) if arguments else core_schema.any_schema()

    def validate(value: Any, validate_content: core_schema.ValidatorFunctionWrapHandler) -> Any:
        if not isinstance(value, Traced):
            raise ValueError("the value must be grounded: nothing says where it comes from")
        return wrap(validate_content(strip(value)), value._corvid_node)

    return core_schema.no_info_wrap_validator_function(
        validate,
        content,
        serialization=core_schema.plain_serializer_function_ser_schema(
            strip, when_used="json", return_schema=content
        ),
    )

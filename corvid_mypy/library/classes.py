"""Records, enumerations, copies, and what describes types: standard library, attrs, pydantic."""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Keeps, Row, rows, values

FIELD_DECORATORS = ("validator", "default")
"""The decorators that a field of attrs has for methods of its class, which they keep."""

DESCRIBES_ITSELF = ("__get_pydantic_core_schema__", "__prepare_pydantic_annotations__")
"""The methods by which an object beside a type says what is to run when data is validated."""

_RECORDS: list[Row] = [
    *rows(
        "",
        Gives.HELD,
        {
            "dataclasses.replace copy.replace": "obj=copy, **=hold",
            "attr.evolve attr.assoc": "inst=copy, **=hold",
        },
        quiet=True,
        constructs=True,
        why="makes another object of the class it is passed, with some fields replaced",
    ),
    *rows(
        "typing.NamedTuple",
        Gives.HELD,
        {"_replace": "self=hold, **=hold"},
        quiet=True,
        constructs=True,
        why="makes another named tuple",
    ),
    *rows(
        "typing.NamedTuple",
        Gives.HELD,
        {"_make": "iterable=iterate"},
        quiet=True,
        constructs=True,
        fills="iterable",
        why="makes another named tuple",
    ),
    *rows(
        "typing.NamedTuple",
        Gives.HELD,
        {"_asdict": "self=hold"},
        quiet=True,
        why="a dictionary of what the fields hold",
    ),
    *rows(
        "",
        Gives.HELD,
        {
            "dataclasses.asdict": "obj=copy, dict_factory=some",
            "dataclasses.astuple": "obj=copy, tuple_factory=some",
            "attr.asdict": "inst=copy, filter=some, dict_factory=some, value_serializer=some",
            "attr.astuple": "inst=copy, filter=some, tuple_factory=some",
        },
        quiet=True,
        why="copies what the fields hold, at any depth",
    ),
    *rows(
        "",
        Gives.VALUE,
        {
            "dataclasses.fields": "class_or_instance=outside",
            "dataclasses.is_dataclass": "obj=outside",
            "attr.fields attr.fields_dict attr.has": "cls=outside",
        },
        quiet=True,
        why="describes a class",
    ),
    *rows(
        "",
        Gives.HELD,
        {
            "dataclasses.field": "default=hold, default_factory=some, metadata=hold",
            "attr.attrib attrs.field": "default=hold, validator=some, converter=some, "
            "factory=some, on_setattr=some, metadata=hold",
            "attr.Factory": "factory=some",
        },
        quiet=True,
        describes=True,
        why="describes a field; factories, converters and validators run when an object is made",
    ),
    *rows(
        "",
        Gives.HELD,
        {"dataclasses.dataclass": "cls=hold"},
        changes="cls",
        keeps=Keeps.CALLS,
        why="writes the special methods of a class from its fields",
    ),
    *rows(
        "",
        Gives.HELD,
        {"attr.attrs attrs.define attrs.frozen": "maybe_cls=hold"},
        changes="maybe_cls",
        keeps=Keeps.CALLS,
        why="writes the special methods of a class from its fields",
    ),
    *rows(
        "",
        Gives.HELD,
        {"attr.s attr.attributes attr.dataclass attrs.mutable": ""},
        keeps=Keeps.CALLS,
        why="writes the special methods of a class from its fields",
    ),
]

_COPIES: list[Row] = [
    *rows(
        "copy",
        Gives.HELD,
        {"copy": "x=copy"},
        quiet=True,
        why="another object that holds the same",
    ),
    *rows(
        "copy",
        Gives.HELD,
        {"deepcopy": "x=copy, memo=hold"},
        quiet=True,
        forbidden="memo",
        why="another object that holds copies of the same",
    ),
]

_ENUMERATIONS: list[Row] = [
    *values(
        "enum",
        "Enum.name Enum.value Enum.__hash__ IntEnum.value StrEnum.value Flag.name Flag.value "
        "Flag.__contains__ Flag.__bool__ Flag.__or__ Flag.__and__ Flag.__xor__ Flag.__invert__ "
        "Flag.__iter__ Flag.__len__ IntFlag.__or__ IntFlag.__and__ IntFlag.__xor__ "
        "IntFlag.__invert__ EnumMeta.__call__ EnumMeta.__iter__ EnumMeta.__reversed__ "
        "EnumMeta.__contains__ EnumMeta.__getitem__ EnumMeta.__len__ EnumMeta.__members__",
        lift=False,
        why="the members of an enumeration never change",
    ),
    *rows("enum", Gives.FRESH, "auto", quiet=True, why="stands for a value of its own"),
    *rows(
        "enum",
        Gives.HELD,
        {"unique": "enumeration=hold", "verify": "*=hold"},
        quiet=True,
        keeps=Keeps.CALLS,
        why="checks an enumeration when it is defined",
    ),
]

_TYPES: list[Row] = [
    *rows(
        "typing",
        Gives.HELD,
        {
            "cast": "typ=hold, val=hold",
            "assert_type": "val=hold, typ=hold",
            "reveal_type": "obj=hold",
        },
        quiet=True,
        why="returns what it is passed, and does nothing",
    ),
    *rows(
        "",
        Gives.NEVER,
        "typing.assert_never typing_extensions.assert_never",
        quiet=True,
        why="raises, if it is ever called",
    ),
    *rows(
        "",
        Gives.HELD,
        {
            "typing.final typing_extensions.final": "f=hold",
            "typing.overload": "func=hold",
            "typing.no_type_check typing_extensions.override": "arg=hold",
            "typing.runtime_checkable typing_extensions.runtime_checkable": "cls=hold",
            "typing.override": "method=hold",
            "typing_extensions.deprecated typing.dataclass_transform": "",
            "abc.abstractmethod": "funcobj=hold",
            "abc.abstractclassmethod abc.abstractstaticmethod": "callable=hold",
            "abc.abstractproperty": "fget=hold, fset=hold, fdel=hold",
        },
        keeps=Keeps.FUNCTION,
        why="returns the function or class that it is passed",
    ),
    *rows(
        "typing",
        Gives.VALUE,
        "get_args get_origin is_typeddict",
        quiet=True,
        why="describes a type",
    ),
    *rows(
        "",
        Gives.VALUE,
        "typing.get_type_hints typing_extensions.get_type_hints",
        refused="evaluates annotations, which are code",
        why="evaluates annotations",
    ),
    *rows(
        "typing_extensions",
        Gives.HELD,
        {"_TypedDict.values _TypedDict.items": "self=hold"},
        quiet=True,
        why="a view of what the dictionary holds",
    ),
    *rows(
        "typing_extensions",
        Gives.HELD,
        {"_TypedDict.pop": "self=hash items, k=hash, default=hold"},
        changes="self",
        why="changes the dictionary, and returns what it holds",
    ),
    *rows(
        "typing_extensions",
        Gives.HELD,
        {"_TypedDict.setdefault": "self=hash items, k=hash, default=hold"},
        changes="self",
        puts=1,
        why="changes the dictionary, and returns what it holds",
    ),
    *rows(
        "types",
        Gives.HELD,
        {"MappingProxyType": "mapping=hold", "SimpleNamespace": "**=hold"},
        quiet=True,
        why="holds what it is passed",
    ),
    *rows(
        "types.MappingProxyType",
        Gives.HELD,
        {
            "__getitem__": "self=hash items, key=hash",
            "get": "self=hash items, key=hash, default=hold",
            "values items": "self=hold",
        },
        quiet=True,
        why="returns what the mapping holds, by key",
    ),
]

_PYDANTIC: list[Row] = [
    *rows(
        "pydantic.main.BaseModel",
        Gives.HELD,
        {"model_copy": "self=copy, update=hold"},
        quiet=True,
        constructs=True,
        fills="update",
        why="makes another object of the class, with some fields replaced, and validates nothing",
    ),
    *rows(
        "pydantic.main.BaseModel",
        Gives.HELD,
        {"model_construct": "_fields_set, **=hold"},
        quiet=True,
        constructs=True,
        fills="**",
        why="makes an object of the class, and validates nothing",
    ),
    *rows(
        "pydantic.main.BaseModel",
        Gives.VALUE,
        "model_dump model_dump_json",
        quiet=True,
        why="computes plain data, or text, from what the fields hold",
    ),
    *rows(
        "pydantic",
        Gives.FRESH,
        "functional_validators.field_validator functional_validators.model_validator "
        "functional_serializers.field_serializer functional_serializers.model_serializer "
        "fields.computed_field",
        quiet=True,
        keeps=Keeps.MARK,
        why="has the method below run where an object is made, or shown",
    ),
    *rows(
        "pydantic.main.BaseModel",
        Gives.VALUE,
        "model_validate",
        quiet=True,
        constructs=True,
        why="makes an object of the class from data, by its validators",
    ),
    *rows(
        "pydantic.main.BaseModel",
        Gives.VALUE,
        "model_validate_json model_validate_strings",
        quiet=True,
        constructs=True,
        reads="context",
        why="makes an object of the class from text, by its validators",
    ),
    *rows(
        "pydantic.main.BaseModel",
        Gives.VALUE,
        "model_json_schema model_rebuild",
        quiet=True,
        why="describes the class",
    ),
    *rows(
        "pydantic.main.BaseModel",
        Gives.VALUE,
        {"model_fields_set": "self=outside", "model_extra": "self=hold"},
        quiet=True,
        why="reveals which fields were passed",
    ),
    *rows(
        "pydantic",
        Gives.HELD,
        {
            "fields.Field": "default=hold, default_factory=some, alias=hold",
            "fields.PrivateAttr": "default=hold, default_factory=some",
        },
        quiet=True,
        describes=True,
        why="describes a field; a factory runs when an object is made",
    ),
    *rows(
        "pydantic",
        Gives.FRESH,
        "config.ConfigDict",
        quiet=True,
        why="configures a class",
    ),
    *rows(
        "pydantic.type_adapter.TypeAdapter",
        Gives.VALUE,
        "validate_python dump_python dump_json json_schema",
        quiet=True,
        why="computes an object from data by validators, or data from an object",
    ),
    *rows(
        "pydantic.type_adapter.TypeAdapter",
        Gives.VALUE,
        "validate_json validate_strings",
        quiet=True,
        reads="context",
        why="computes an object from text by validators",
    ),
    *rows(
        "msgspec",
        Gives.VALUE,
        "json.decode msgpack.decode",
        reads="dec_hook",
        why="makes an object from text, by the constructors of the classes it is told",
    ),
    *rows(
        "pydantic.types",
        Gives.HELD,
        {"_SecretBase.get_secret_value": "self=hold"},
        quiet=True,
        why="returns what the secret holds",
    ),
    *rows(
        "pydantic.types",
        Gives.HELD,
        {"SecretStr SecretBytes": "secret_value=hold"},
        quiet=True,
        why="holds a secret",
    ),
]

TABLE: list[Row] = [*_RECORDS, *_COPIES, *_ENUMERATIONS, *_TYPES, *_PYDANTIC]

"""The errors the service raises on purpose. Each knows the HTTP status it is reported with."""

from typing import ClassVar


class PolicyDeskError(Exception):
    status_code: ClassVar[int] = 500
    code: ClassVar[str] = "internal_error"


class ParseError(PolicyDeskError):
    """A document could not be read."""

    status_code = 422
    code = "unreadable_document"


class NotFoundError(PolicyDeskError):
    status_code = 404
    code = "not_found"


class ConflictError(PolicyDeskError):
    status_code = 409
    code = "conflict"


class AnswerTimeoutError(PolicyDeskError):
    status_code = 504
    code = "answer_timeout"


class ModelError(PolicyDeskError):
    """The model could not be used: the base of everything the model client raises."""

    status_code = 502
    code = "model_error"


class ModelUnavailableError(ModelError):
    """A failure that may pass: the network, a timeout, an overloaded server. Retried."""

    status_code = 503
    code = "model_unavailable"


class ModelProtocolError(ModelError):
    """The model answered, but not in the form agreed. Not retried by the client."""

    code = "model_protocol"

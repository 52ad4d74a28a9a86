"""Packages that services are made with: decorators that keep a mark, clients, logs, spans.

A decorator keeps a mark if what it gives is the function below, or calls it and gives what it
gives. What a framework does with a function beyond that (a route, a command) needs no proof.
"""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Keeps, Row, members, rows

_ROUTES = "get put post delete options head patch trace api_route websocket"
_DECORATORS: list[Row] = [
    *rows(
        "",
        Gives.FRESH,
        f"{members('fastapi.applications.FastAPI fastapi.routing.APIRouter', _ROUTES)} "
        "fastapi.applications.FastAPI.middleware fastapi.applications.FastAPI.exception_handler "
        "fastapi.applications.FastAPI.on_event fastapi.routing.APIRouter.on_event",
        keeps=Keeps.MARK,
        why="registers the function below, and returns it",
    ),
    *rows(
        "flask.sansio.scaffold.Scaffold",
        Gives.FRESH,
        "route get post put delete patch before_request after_request teardown_request "
        "errorhandler",
        keeps=Keeps.MARK,
        why="registers the function below, and returns it",
    ),
    *rows(
        "",
        Gives.FRESH,
        "click.decorators.option click.decorators.argument click.decorators.version_option "
        "click.decorators.help_option click.decorators.password_option "
        "click.decorators.confirmation_option typer.main.Typer.command typer.main.Typer.callback",
        keeps=Keeps.MARK,
        why="notes parameters on the function below, and returns it",
    ),
    *rows(
        "click.decorators",
        Gives.HELD,
        {"pass_context pass_obj": "f=hold"},
        keeps=Keeps.MARK,
        why="calls the function below with one argument more, and returns what it returns",
    ),
    *rows(
        "click",
        Gives.FRESH,
        "decorators.command decorators.group core.Group.command core.Group.group",
        keeps=Keeps.MARK,
        why="puts the function below behind a command line, which returns nothing",
    ),
    *rows(
        "pydantic_ai.agent.Agent",
        Gives.FRESH,
        "tool tool_plain output_validator instructions system_prompt",
        keeps=Keeps.MARK,
        why="registers the function below, and returns it",
    ),
    *rows(
        "mcp.server.mcpserver.server.MCPServer",
        Gives.FRESH,
        "tool resource prompt",
        keeps=Keeps.MARK,
        why="registers the function below, and returns it",
    ),
    *rows(
        "tenacity",
        Gives.FRESH,
        {
            "retry": "func=hold, sleep=some, stop=some, wait=some, retry=some, before=some, "
            "after=some, before_sleep=some, retry_error_callback=some"
        },
        keeps=Keeps.MARK,
        forbidden="retry_error_callback",
        why="calls the function below until it succeeds, and returns what it returned then",
    ),
    *rows(
        "_pytest",
        Gives.FRESH,
        "fixtures.fixture mark.structures.MarkDecorator mark.structures.MarkDecorator.__call__",
        keeps=Keeps.MARK,
        why="registers the function below with the test runner",
    ),
]

_MANAGERS: list[Row] = [
    *rows(
        "",
        Gives.FRESH,
        "_pytest.raises.raises _pytest.raises.RaisesExc tenacity.AttemptManager "
        "anyio._core._tasks.move_on_after anyio._core._tasks.CancelScope",
        swallows=True,
        why="goes on after a failure",
    ),
    *rows(
        "",
        Gives.FRESH,
        "anyio._core._tasks.fail_after anyio._core._tasks.create_task_group "
        "anyio.abc._tasks.TaskGroup anyio._core._synchronization.Lock "
        "anyio._core._synchronization.Semaphore",
        effect=True,
        passes=True,
        why="waits for other tasks; what fails inside fails outside",
    ),
    *rows(
        "opentelemetry.trace",
        Gives.FRESH,
        "Tracer.start_as_current_span use_span",
        effect=True,
        passes=True,
        keeps=Keeps.MARK,
        why="notes when what is inside began and ended; what fails inside fails outside",
    ),
    *rows(
        "",
        Gives.FRESH,
        "opentelemetry.trace.Tracer.start_span opentelemetry.trace.span.Span "
        "sentry_sdk.api.start_span sentry_sdk.api.start_transaction sentry_sdk.tracing.Span "
        "structlog.contextvars.bound_contextvars loguru.Logger.contextualize",
        effect=True,
        passes=True,
        why="notes when what is inside began and ended; what fails inside fails outside",
    ),
]

_LOGS = "debug info warning error critical exception log"
_EFFECTS: list[Row] = [
    *rows(
        "",
        Gives.NOTHING,
        f"{members('structlog.stdlib.BoundLogger structlog.typing.FilteringBoundLogger', _LOGS)} "
        f"{members('loguru.Logger', f'{_LOGS} trace success')} "
        f"{members('structlog.stdlib.BoundLogger', 'adebug ainfo awarning aerror acritical')}",
        effect=True,
        why="writes its message and arguments to the log",
    ),
    *rows(
        "",
        Gives.FRESH,
        "structlog._config.get_logger structlog.stdlib.get_logger "
        "opentelemetry.trace.get_tracer opentelemetry.trace.propagation.get_current_span",
        quiet=True,
        why="finds what writes logs or spans",
    ),
    *rows(
        "",
        Gives.HELD,
        {
            "structlog._base.BoundLoggerBase.bind structlog.stdlib.BoundLogger.bind "
            "structlog.typing.FilteringBoundLogger.bind loguru.Logger.bind": "self=hold, **=hold"
        },
        quiet=True,
        why="another logger, that adds something to each message",
    ),
    *rows(
        "opentelemetry.trace.span.Span",
        Gives.NOTHING,
        "set_attribute set_attributes add_event set_status record_exception end",
        effect=True,
        why="writes to the span",
    ),
    *rows(
        "sentry_sdk.api",
        Gives.NOTHING,
        "capture_exception capture_message",
        effect=True,
        why="reports it",
    ),
    *rows(
        "click",
        Gives.NOTHING,
        "utils.echo termui.secho",
        effect=True,
        why="writes to the standard output",
    ),
    *rows(
        "click.termui",
        Gives.VALUE,
        "prompt confirm",
        effect=True,
        why="asks whoever sits at the terminal",
    ),
]

_CALLS = "request get post put patch delete head options send"
_CLIENTS: list[Row] = [
    *rows(
        "httpx._client",
        Gives.FRESH,
        "Client AsyncClient",
        effect=True,
        passes=True,
        why="opens connections, and closes them; what fails inside fails outside",
    ),
    *rows(
        "httpx",
        Gives.VALUE,
        f"{members('_client.Client _client.AsyncClient', _CALLS)} _client.Client.close "
        "_client.AsyncClient.aclose _api.get _api.post _api.put _api.patch _api.delete "
        "_api.head _api.request",
        effect=True,
        why="asks a server",
    ),
    *rows(
        "httpx",
        Gives.VALUE,
        "_client.Client.stream _client.AsyncClient.stream",
        effect=True,
        passes=True,
        why="asks a server; what fails inside fails outside",
    ),
    *rows(
        "httpx._models.Response",
        Gives.VALUE,
        "json text content raise_for_status is_success is_error",
        quiet=True,
        why="reads what the server answered",
    ),
]

_PARAMETERS: list[Row] = [
    *rows(
        "fastapi.param_functions",
        Gives.HELD,
        {
            "Depends Security": "dependency=some",
            "Query Path Header Cookie Body Form File": "default=hold, default_factory=some",
        },
        quiet=True,
        why="describes a parameter that the framework fills",
    ),
    *rows(
        "typer.params",
        Gives.HELD,
        {"Option Argument": "default=hold, callback=some, default_factory=some, parser=some"},
        quiet=True,
        why="describes a parameter that the framework fills",
    ),
    *rows(
        "",
        Gives.HELD,
        {"fastapi.exceptions.HTTPException": "status_code, detail=hold, headers=hold"},
        quiet=True,
        why="an exception holds its arguments",
    ),
]

TABLE: list[Row] = [*_DECORATORS, *_MANAGERS, *_EFFECTS, *_CLIENTS, *_PARAMETERS]

"""Command line: ``python -m policy_desk demo`` (or ``ingest``, ``model``, ``serve``)."""

import argparse
import asyncio
from collections.abc import Sequence

import uvicorn

from policy_desk.api import create_app
from policy_desk.config import Settings, get_settings
from policy_desk.log import configure_logging
from policy_desk.loopback import LoopbackModel, create_model_app
from policy_desk.records import IngestReport
from policy_desk.services import open_services


async def ingest(settings: Settings) -> IngestReport:
    async with open_services(settings) as services:
        return await services.ingestor.run()


def serve(settings: Settings, host: str, port: int) -> None:
    uvicorn.run(create_app(settings), host=host, port=port, log_level="warning")


def demo(settings: Settings, host: str, port: int) -> None:
    """Ingestion, model and server in one process."""
    with LoopbackModel() as model:
        local = settings.model_copy(update={"llm_base_url": model.base_url, "ingest_on_start": True})
        print(f"model: {model.base_url}\npage:  http://{host}:{port}/", flush=True)
        serve(local, host, port)


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="policy-desk", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("ingest", help="bring the store up to date and say what changed")
    for name, port, text in (
        ("model", 8081, "run the loopback model"),
        ("serve", 8080, "run the service"),
        ("demo", 8080, "ingest, then run the loopback model and the service"),
    ):
        commands.add_parser(name, help=text).add_argument("--port", type=int, default=port)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    options = build_parser().parse_args(arguments)
    settings = get_settings()
    configure_logging(settings.log_level, settings.log_format)
    if options.command == "ingest":
        report = asyncio.run(ingest(settings))
        print(report.model_dump_json(indent=2))
        return 1 if report.failed else 0
    if options.command == "model":
        uvicorn.run(create_model_app(), host=options.host, port=options.port, log_level="info")
    elif options.command == "serve":
        serve(settings, options.host, options.port)
    else:
        demo(settings, options.host, options.port)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

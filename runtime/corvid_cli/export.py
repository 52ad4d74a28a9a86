"""`corvid export`: an answer as W3C PROV, as a saved answer, as a page, or as a receipt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import attrs
import click
from corvid_runtime.citations import SavedAnswer
from corvid_runtime.citations.evidence import verify_evidence
from corvid_runtime.citations.saved import text_of
from corvid_runtime.proofs import read_proof
from corvid_runtime.prov_export import to_prov_json
from corvid_runtime.receipts import receipt_of

from corvid_cli.evidence import (
    EVIDENCE,
    FOLDER,
    UNREADABLE,
    CannotRead,
    cited_sources,
    read_file,
)
from corvid_cli.folder import Folder
from corvid_cli.signing_key import read_key
from corvid_cli.view.citations import find_citations
from corvid_cli.view.page import render


def _prov(saved: SavedAnswer) -> str:
    report = verify_evidence(saved.value, dict(saved.sources))
    return to_prov_json(saved.chain, [checked.span for checked in report.verified]) + "\n"


def _json(saved: SavedAnswer) -> str:
    return text_of(saved.value, saved.chain, saved.sources)


def _html(saved: SavedAnswer) -> str:
    return render(saved, find_citations(saved))


_FORMATS: dict[str, Callable[[SavedAnswer], str]] = {"prov": _prov, "json": _json, "html": _html}


@click.command()
@click.argument("answer", metavar="ANSWER.json", type=EVIDENCE)
@click.option(
    "--format",
    "kind",
    type=click.Choice([*_FORMATS, "receipt"]),
    required=True,
    help="W3C PROV-JSON, a saved answer, a page, or a receipt.",
)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path, dir_okay=False, writable=True), metavar="FILE"
)
@click.option("--corpus", metavar="DIR", type=FOLDER, help="The sources, if not those saved.")
@click.option(
    "--proof",
    metavar="FILE",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="For a receipt: what `corvid check --proof` wrote.",
)
@click.option("--root", default=".", type=FOLDER, help="For a receipt: where that was checked.")
@click.option("--key", metavar="FILE", type=EVIDENCE, help="For a receipt: signs it.")
def export(
    answer: str,
    kind: str,
    output: Path | None,
    corpus: Path | None,
    proof: Path | None,
    root: Path,
    key: str | None,
) -> None:
    """Write an answer in another format.

    ANSWER.json is an answer in any format. `prov` writes its chain, and its verified quotes as
    quotations of their sources; `json` a saved answer; `html` the page of `corvid view`; `receipt`
    binds it to the check of the code that gave it.

    Exit status: 0 written, 2 it could not be.
    """
    if (kind == "receipt") != (proof is not None):
        raise click.UsageError("--format receipt and --proof FILE belong together")
    signer = read_key(key)
    try:
        saved = read_file(answer)
        if corpus is not None:
            saved = attrs.evolve(saved, sources=cited_sources(saved, Folder(corpus)))
        if proof is None:
            text = _FORMATS[kind](saved)
        else:
            text = receipt_of(saved, saved.sources, read_proof(proof), root=root, key=signer)
    except UNREADABLE as error:
        raise CannotRead(f"{answer} cannot be exported: {error}") from error
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")

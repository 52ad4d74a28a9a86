"""Receipts: an answer bound to the check of the code that gave it, its chain and its quotes.

A receipt is an envelope (`sealing`), so a digest or a signature covers all of it. Whoever has it
can check it without the program, the corpus or a network.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any, Final

import attrs

from corvid_runtime.citations.corpus import Source
from corvid_runtime.citations.evidence import evidence_of, verify_evidence
from corvid_runtime.citations.report import CitationReport
from corvid_runtime.citations.saved import SavedAnswer, is_saved, text_of
from corvid_runtime.content import chain_of, strip
from corvid_runtime.digests import digest_of
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.proofs import Proof
from corvid_runtime.provenance import ProvenanceChain
from corvid_runtime.sealing import Terms, is_sealed, seal, unseal

VERSION: Final = 1


@attrs.frozen
class Receipt:
    """What a receipt says, and what its checks found.

    Attributes:
        proof: the check of the code.
        saved: the answer, its chain, and the texts of its sources.
        report: its quotes, verified in these texts now.
        as_retrieved: the sources whose text has the digest that a retrieval recorded.
        problems: what does not hold, in words; nothing if it is good.
        changed: the files of the code that are not as they were checked, if that was compared.
    """

    proof: Proof
    saved: SavedAnswer
    report: CitationReport
    as_retrieved: tuple[str, ...]
    problems: tuple[str, ...]
    changed: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether everything holds."""
        return not self.problems


def make_receipt(
    answer: object,
    sources: Mapping[str, Source],
    proof: Proof,
    *,
    root: str | os.PathLike[str] = ".",
    key: Any = None,
) -> str:
    """Return a receipt of an answer that this process gave, as JSON text.

    Args:
        answer: a grounded value, a typed answer, or data that holds them.
        sources: the texts that it was answered from, by name.
        proof: what `corvid check --proof FILE` wrote of this program (`read_proof`).
        root: the folder in which it was checked.
        key: signs the receipt; see `interchange.dumps`.

    Raises:
        InvalidProvenance: the code was refused, has changed since, or a module of it that runs was
            not checked; the answer is made of nothing that was retrieved; or a quote of it does not
            stand in the sources.
        TypeError: the answer holds something that is no data.
    """
    unproved = proof.unproved(root)
    if unproved:
        raise InvalidProvenance(f"{', '.join(unproved)} runs, and was not checked")
    saved = SavedAnswer(strip(answer), ProvenanceChain.of(chain_of(answer)), {})
    return receipt_of(saved, sources, proof, root=root, key=key)


def receipt_of(
    saved: SavedAnswer,
    sources: Mapping[str, Source],
    proof: Proof,
    *,
    root: str | os.PathLike[str] = ".",
    key: Any = None,
) -> str:
    """Return a receipt of an answer that was saved; see `make_receipt`."""
    changed = proof.changed(root)
    if changed:
        raise InvalidProvenance(f"the code has changed since it was checked: {', '.join(changed)}")
    answer = json.loads(text_of(saved.value, saved.chain, sources))
    content = {"receipt": VERSION, "answer": answer, "proof": proof.to_dict()}
    receipt = _receipt(content)
    if not receipt.ok:
        raise InvalidProvenance(f"no receipt can be made: {receipt.problems[0]}")
    content["quotes"] = _quotes(receipt.report)
    return json.dumps(seal(content, Terms(key)), allow_nan=False, indent=1) + "\n"


def is_receipt(data: Any) -> bool:
    """Tell whether parsed JSON looks like a receipt, of whatever version."""
    return is_sealed(data) and isinstance(data["content"], dict) and "receipt" in data["content"]


def check_receipt(
    data: Any, *, key: Any = None, root: str | os.PathLike[str] | None = None
) -> Receipt:
    """Check a receipt: its seal, the verdict on its code, its chain and its quotes.

    Args:
        data: the parsed JSON.
        key: what it was signed with, or the public half. Without one a digest finds accidents only.
        root: the code; if given, each file that was checked must be there as it was.

    Raises:
        InvalidProvenance: it is no receipt, or its seal is not that of its content.
    """
    if not is_receipt(data):
        raise InvalidProvenance("it is no receipt")
    content = unseal(data, Terms(key, None if key is not None else "unsigned"))
    receipt = _receipt(content)
    problems = list(receipt.problems)
    if content.get("quotes") != _quotes(receipt.report):
        problems.append("the quotes that it lists are not those that are verified")
    changed = () if root is None else tuple(receipt.proof.changed(root))
    problems += [f"{name} is not the code that was checked" for name in changed]
    return attrs.evolve(receipt, changed=changed, problems=tuple(problems))


def _receipt(content: dict[str, Any]) -> Receipt:
    """Return what the content of a receipt says, checked as far as it can be by itself."""
    if content.get("receipt") != VERSION or not is_saved(content.get("answer")):
        raise InvalidProvenance(f"a receipt has an answer, and version {VERSION} can be read")
    proof = Proof.from_dict(content.get("proof"))
    saved = evidence_of(content["answer"])
    report = verify_evidence(saved.value, saved.sources)
    problems = [str(problem) for problem in report.problems]
    if not proof.accepted:
        problems.append(f"the code was refused, with {proof.errors} errors")
    problems += _flaws_of(saved)
    return Receipt(proof, saved, report, _as_retrieved(saved), tuple(problems))


def _flaws_of(saved: SavedAnswer) -> list[str]:
    """Return what is wrong with a chain, in words."""
    if not saved.chain.retrievals():
        return ["the answer was made of nothing that was retrieved"]
    if saved.chain.severed:
        return ["the chain of the answer was cut"]
    return []


def _as_retrieved(saved: SavedAnswer) -> tuple[str, ...]:
    """Return the sources whose text, or the part of it that was read, has a retrieval's digest."""
    found: dict[str, None] = {}
    for step in saved.chain.retrievals():
        source = saved.sources.get(step.source)
        if source is not None and step.digest is not None:
            place = step.location.char_span if step.location is not None else None
            read = source.text if place is None else source.text[place[0] : place[1]]
            if digest_of(read) == step.digest:
                found[step.source] = None
    return tuple(found)


def _quotes(report: CitationReport) -> list[dict[str, Any]]:
    """Return the verified quotes as JSON: their words, and where they stand."""
    return [
        {
            "path": checked.path,
            "source": checked.span.source_uri,
            "quote": checked.span.quote,
            "verdict": checked.verdict.kind,
            "spans": [list(span) for span in checked.verdict.spans],
        }
        for checked in report.verified
    ]

"""The index of a source as a file, for sources that come back.

The positions stay in the file, which is mapped into memory: the system reads what a search touches
and takes the memory back when it is short. The texts are read. What a file says is believed, but
for accidents: whoever can write to the folder decides what is verified.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import sys
import tempfile
import unicodedata
import zlib
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Final

from corvid_runtime.citations.folding import Folded
from corvid_runtime.citations.index import Index
from corvid_runtime.citations.offsets import POSITION, OffsetMap
from corvid_runtime.citations.skeleton import Skeleton
from corvid_runtime.citations.word_order import WordOrder

_MAGIC: Final = b"corvid index\n"
_SUFFIX: Final = ".corvid-index"
_ENCODING: Final = ("utf-8", "surrogatepass")
_BYTES: Final = array(POSITION).itemsize


def path_in(folder: Path, text: str, *, is_markdown: bool) -> Path:
    """Return where in a folder the index of a text is kept: all that makes it names it."""
    made_by = f"{_code()} {unicodedata.unidata_version} {sys.byteorder} {_BYTES} {is_markdown}"
    digest = hashlib.sha256(made_by.encode() + b"\0")
    digest.update(text.encode(*_ENCODING))
    return folder / f"{digest.hexdigest()}{_SUFFIX}"


def write(path: Path, index: Index) -> None:
    """Write an index, whole or not at all.

    Raises:
        OSError: the file cannot be written.
    """
    arrays, texts = _parts(index)
    sections = [each.tobytes() for each in arrays]
    sections += [text.encode(*_ENCODING) for text in texts]
    check = 0
    for section in sections:
        check = zlib.crc32(section, check)
    sizes = [len(arrays), *map(len, sections)]
    header = json.dumps({"check": check, "sizes": sizes}).encode()
    header += b" " * (-(len(_MAGIC) + len(header) + 1) % _BYTES) + b"\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=_SUFFIX)
    try:
        with open(handle, "wb") as file:
            file.writelines([_MAGIC, header, *sections])
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> Index | None:
    """Map an index into memory; None if there is no whole one."""
    try:
        with path.open("rb") as file:
            magic, header = file.read(len(_MAGIC)), file.readline()
            start = file.tell()
            mapped = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except (OSError, ValueError):  # there is none, or it is empty
        return None
    try:
        said = json.loads(header)
        count, *sizes = said["sizes"]
        whole = start + sum(sizes) == len(mapped) and zlib.crc32(mapped[start:]) == said["check"]
    except (ValueError, KeyError, TypeError):
        return None
    return _index(mapped[start:], count, sizes) if whole and magic == _MAGIC else None


def _parts(index: Index) -> tuple[list[array[int]], list[str]]:
    skeleton, gaps = index.skeleton, index.skeleton.gaps
    positions: Iterator[Sequence[int]] = chain(
        (gaps.starts, gaps.old_starts, gaps.old_ends, index.words.starts),
        *(
            (each.starts, each.ends, each.old_starts, each.old_ends)
            for each in index.folded.origins
        ),
    )
    return [array(POSITION, each) for each in positions], [index.folded.rich, skeleton.text]


def _index(body: memoryview, count: int, sizes: Sequence[int]) -> Index:
    sections, at = [], 0
    for size in sizes:
        sections.append(body[at : at + size])
        at += size
    starts, old_starts, old_ends, words, *others = (s.cast(POSITION) for s in sections[:count])
    rich, text = (str(section, *_ENCODING) for section in sections[count:])
    origins = (OffsetMap(*others[at : at + 4]) for at in range(0, len(others), 4))
    skeleton = Skeleton(rich, text, OffsetMap(starts, starts, old_starts, old_ends))
    return Index(Folded(rich, tuple(origins)), words=WordOrder(text, words), skeleton=skeleton)


@cache
def _code() -> str:
    """Return the digest of the code that makes an index: a new version reads none of an older."""
    modules = (each for each in files("corvid_runtime.citations").iterdir() if each.is_file())
    digest = hashlib.sha256()
    for module in sorted(modules, key=lambda each: each.name):
        digest.update(module.read_bytes())
    return digest.hexdigest()

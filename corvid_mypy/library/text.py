"""Text: patterns, JSON, templates, markup, differences, addresses, encodings, digests."""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Manner, Row, rows, values

_PATTERNS: list[Row] = [
    *values(
        "re",
        "compile escape search match fullmatch split findall",
        why="matches text; the result is computed from the pattern and the text",
    ),
    *rows(
        "re",
        Gives.VALUE,
        {
            "sub subn": "pattern, repl=some, string, count, flags",
            "Pattern.sub Pattern.subn": "repl=some, string, count",
        },
        quiet=True,
        lift=True,
        why="replaces what matches; a function is called for each match",
    ),
    *rows(
        "re",
        Gives.VALUE,
        "finditer Pattern.finditer",
        quiet=True,
        lazy=True,
        lift=True,
        why="returns match by match",
    ),
    *values(
        "re.Pattern",
        "flags groupindex groups pattern search match fullmatch split findall __eq__ __hash__",
        why="a pattern never changes, and matches text",
    ),
    *values(
        "re.Match",
        "pos endpos lastindex lastgroup string re expand group groups groupdict start end span "
        "regs __getitem__",
        why="a match never changes, and reads the text it was found in",
    ),
    *rows(
        "re",
        Gives.HELD,
        {"error": "msg=hold, pattern=hold, pos=hold"},
        quiet=True,
        why="an exception holds its arguments",
    ),
    *rows("re", Gives.NOTHING, "purge", quiet=True, why="empties a cache that nobody can read"),
]

_JSON: list[Row] = [
    *rows(
        "json",
        Gives.VALUE,
        {
            "dumps": "obj, cls=some, default=some",
            "loads": "s, cls=some, object_hook=some, parse_float=some, parse_int=some, "
            "parse_constant=some, object_pairs_hook=some",
        },
        quiet=True,
        lift=True,
        why="computes text from a value, or a value from text; what hooks it calls is content",
    ),
    *rows(
        "json",
        Gives.NOTHING,
        {"dump": "obj, fp=hold, cls=some, default=some"},
        effect=True,
        why="writes a value to a file",
    ),
    *rows(
        "json",
        Gives.VALUE,
        {"load": "fp=advance, cls=some, object_hook=some, object_pairs_hook=some"},
        effect=True,
        why="reads a value from a file",
    ),
    *values("json", "detect_encoding", why="computes an encoding from bytes"),
    *rows(
        "json",
        Gives.VALUE,
        {
            "encoder.JSONEncoder": "default=some",
            "decoder.JSONDecoder": "object_hook=some, object_pairs_hook=some",
        },
        quiet=True,
        why="keeps how values are written or read",
    ),
    *values(
        "json",
        "encoder.JSONEncoder.encode decoder.JSONDecoder.decode decoder.JSONDecoder.raw_decode",
        lift=False,
        why="computes text from a value, or a value from text",
    ),
    *rows(
        "json",
        Gives.HELD,
        {"decoder.JSONDecodeError": "msg=hold, doc=hold, pos=hold"},
        quiet=True,
        why="an exception holds its arguments",
    ),
]

_WORDS: list[Row] = [
    *values(
        "textwrap",
        "dedent fill shorten wrap",
        why="computes text from text",
    ),
    *rows(
        "textwrap",
        Gives.VALUE,
        {"indent": "text, prefix, predicate=some"},
        quiet=True,
        lift=True,
        why="computes text from text; the function is called for each line",
    ),
    *values("textwrap", "TextWrapper TextWrapper.wrap TextWrapper.fill", why="computes text"),
    *values("string", "capwords", why="computes text from text"),
    *rows(
        "string",
        Gives.HELD,
        {"Template": "template=hold", "Formatter": ""},
        quiet=True,
        why="keeps a template",
    ),
    *values(
        "string",
        "Template.substitute Template.safe_substitute",
        lift=False,
        why="computes text from a template and what stands at its names",
    ),
    *values(
        "string",
        "Template.is_valid Template.get_identifiers Formatter.parse",
        lift=False,
        why="computes text from a template and values",
    ),
    *values(
        "string",
        "Formatter.format Formatter.vformat",
        lift=False,
        manner=Manner.FORMAT,
        why="computes text from a template and values",
    ),
    *values("html", "escape unescape", why="computes text from text"),
    *values(
        "difflib",
        "get_close_matches restore SequenceMatcher IS_CHARACTER_JUNK IS_LINE_JUNK",
        why="compares texts, and changes nothing",
    ),
    *rows(
        "difflib",
        Gives.VALUE,
        "context_diff ndiff unified_diff",
        quiet=True,
        lazy=True,
        lift=True,
        why="compares texts, line by line as they are asked for",
    ),
    *rows(
        "difflib.SequenceMatcher",
        Gives.VALUE,
        "find_longest_match get_matching_blocks get_opcodes get_grouped_opcodes ratio quick_ratio "
        "real_quick_ratio",
        quiet=True,
        why="compares the two texts that it holds; what it remembers of them nobody can read",
    ),
    *rows(
        "difflib.SequenceMatcher",
        Gives.NOTHING,
        "set_seqs set_seq1 set_seq2",
        changes="self",
        why="changes the texts that it compares",
    ),
    *values(
        "unicodedata",
        "bidirectional category combining decimal decomposition digit east_asian_width "
        "is_normalized lookup mirrored name normalize numeric",
        why="reads the table of characters, which never changes",
    ),
    *values("shlex", "join quote split", why="computes text from text"),
    *values(
        "urllib.parse",
        "parse_qs parse_qsl quote quote_from_bytes quote_plus unquote unquote_plus "
        "unquote_to_bytes urldefrag urljoin urlparse urlsplit urlunparse urlunsplit "
        "ParseResult.geturl SplitResult.geturl DefragResult.geturl "
        "_NetlocResultMixinBase.username _NetlocResultMixinBase.password "
        "_NetlocResultMixinBase.hostname _NetlocResultMixinBase.port _ResultMixinStr.encode",
        why="computes parts of an address from text, and text from its parts",
    ),
    *rows(
        "urllib.parse",
        Gives.VALUE,
        {"urlencode": "query, quote_via=some"},
        quiet=True,
        lift=True,
        why="computes text from names and values",
    ),
]

_DIGESTS = (
    "md5 sha1 sha224 sha256 sha384 sha512 sha3_224 sha3_256 sha3_384 sha3_512 shake_128 shake_256"
)
_BYTES: list[Row] = [
    *values(
        "base64",
        "a85decode a85encode b16decode b16encode b32decode b32encode b32hexdecode b32hexencode "
        "b64decode b64encode b85decode b85encode z85decode z85encode decodebytes encodebytes "
        "standard_b64decode standard_b64encode urlsafe_b64decode urlsafe_b64encode",
        why="computes bytes from bytes",
    ),
    *rows(
        "base64",
        Gives.NOTHING,
        "encode decode",
        effect=True,
        why="reads one file and writes another",
    ),
    *values(
        "binascii",
        "a2b_base64 a2b_hex a2b_qp a2b_uu b2a_base64 b2a_hex b2a_qp b2a_uu crc32 crc_hqx hexlify "
        "unhexlify",
        why="computes bytes, or a number, from bytes",
    ),
    *values("zlib", "adler32 compress crc32 decompress", why="computes bytes from bytes"),
    *values(
        "_hashlib",
        f"{' '.join(f'openssl_{name}' for name in _DIGESTS.split())} pbkdf2_hmac scrypt "
        "hmac_digest compare_digest",
        why="computes a digest from bytes",
    ),
    *values("hashlib", "new", why="computes a digest from bytes"),
    *values("_blake2", "blake2b blake2s", why="computes a digest from bytes"),
    *values(
        "_hashlib",
        "HASH.digest HASH.hexdigest HASH.copy HASH.name HASH.digest_size HASH.block_size "
        "HASHXOF.digest HASHXOF.hexdigest",
        lift=False,
        why="computes the digest of what it was passed so far",
    ),
    *rows(
        "_hashlib",
        Gives.NOTHING,
        "HASH.update",
        changes="self",
        why="adds bytes to what the digest is computed from",
    ),
    *rows("hashlib", Gives.VALUE, "file_digest", effect=True, why="computes a digest of a file"),
    *values(
        "hmac",
        "new digest HMAC HMAC.digest HMAC.hexdigest HMAC.copy",
        lift=False,
        why="computes a digest from bytes",
    ),
    *rows(
        "hmac",
        Gives.NOTHING,
        "HMAC.update",
        changes="self",
        why="adds bytes to what the digest is computed from",
    ),
    *values(
        "uuid",
        "UUID uuid3 uuid5 UUID.bytes UUID.bytes_le UUID.clock_seq UUID.clock_seq_hi_variant "
        "UUID.clock_seq_low UUID.fields UUID.hex UUID.node UUID.time UUID.time_hi_version "
        "UUID.time_low UUID.time_mid UUID.urn UUID.variant UUID.version UUID.__int__ UUID.__eq__ "
        "UUID.__lt__ UUID.__le__ UUID.__gt__ UUID.__ge__ UUID.__hash__",
        why="an identifier never changes, and is computed from what it is passed",
    ),
    *values(
        "ast",
        "literal_eval parse dump unparse walk get_docstring iter_child_nodes iter_fields",
        why="reads code as text, and runs none",
    ),
]

TABLE: list[Row] = [*_PATTERNS, *_JSON, *_WORDS, *_BYTES]

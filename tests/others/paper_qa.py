"""paper-qa: rules under which its two orchestrators, `aget_evidence` and `aquery`, are proved."""

import libcst as cst
import libcst.matchers as m

from tests.others.rules import (
    Rule,
    expression,
    importing,
    marked,
    removed,
    replaced,
    returning,
    typed,
)

ORCHESTRATORS = ("Docs.aget_evidence", "Docs.aquery")

OURS = '''\
"""What the orchestrators retrieve and ask, with the marks of these."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from aviary.core import Message
from corvid_runtime import Grounded, ground, prompt, retrieval, tool
from lmi import LLMModel
from lmi.types import set_llm_session_ids

from paperqa.core import llm_parse_json, map_fxn_summary
from paperqa.settings import Settings
from paperqa.types import Context, PQASession, Text

T = TypeVar("T")


@tool
def digest(settings: Settings) -> str:
    return settings.md5


@tool(uses=retrieval)
def stored(texts: list[Text]) -> list[Grounded[Text]]:
    return [ground(each, source=each.name) for each in texts]


@tool(uses=retrieval)
def kept(answer: str) -> str:
    return answer


@prompt
async def summarize(
    session: PQASession, text: Text, use_json: bool, **options: Any
) -> Context | None:
    options["extra_prompt_data"]["citation"] = f"{text.name}: {text.doc.formatted_citation}"
    parser = llm_parse_json if use_json else None
    context, results = await map_fxn_summary(text=text, parser=parser, **options)
    for each in results:
        session.add_tokens(each)
    return None if context in session.contexts else context


@prompt
async def serialize(
    settings: Settings, contexts: list[Context], question: str, pre_str: str | None
) -> str:
    return await settings.context_serializer(contexts, question, pre_str)


@prompt
async def ask(
    session: PQASession,
    model: LLMModel,
    system: str,
    user: str,
    callbacks: Sequence[Callable[..., Any]] | None,
    name: str,
) -> tuple[str, str | None]:
    messages = [Message(role="system", content=system), Message(role="user", content=user)]
    with set_llm_session_ids(session.id):
        result = await model.call_single(messages=messages, callbacks=callbacks, name=name)
    session.add_tokens(result)
    return result.text or "", result.reasoning_content


async def gather(limit: int, coros: Sequence[Awaitable[T]]) -> list[T]:
    semaphore = asyncio.Semaphore(limit)

    async def one(coro: Awaitable[T]) -> T:
        async with semaphore:
            return await coro

    return await asyncio.gather(*(one(each) for each in coros))


def no_answer(context: str, is_empty: bool) -> str:
    missing = "having no papers" if is_empty else "insufficient information."
    return f"I cannot answer this question due to {missing}."


def no_reasoning(context: str) -> str | None:
    return None
'''
"""A module of ours beside theirs."""

DISPLAY = """\
def populate_formatted_answers_and_bib_from_raw_answer(self) -> None:
    names = [context.text.name for context in self.contexts]
    citations = [context.text.doc.formatted_citation for context in self.contexts]
    ids = [context.id for context in self.contexts]
    found = lift(self._formatted)(self.question, self.raw_answer, ids, names, citations)
    self.answer, self.formatted_answer, self.references = found[0], found[1], found[2]
"""
FORMATTED = (
    "def _formatted(question: str, raw_answer: str,"
    " ids: list[str], names: list[str], citations: list[str]) -> None: ..."
)
TABLES = {
    "id_to_name_map": "dict(zip(ids, names))",
    "name_to_citation_map": "dict(zip(names, citations))",
}
"""What the formatting looks up: made of texts, so that it takes no object with methods."""


def _called(name: str) -> m.Call:
    return m.Call(func=m.Attribute(attr=m.Name(name)) | m.Name(name))


def _of_self(name: str) -> m.Attribute:
    return m.Attribute(value=m.Name("self"), attr=m.Name(name))


def _value(node: cst.CSTNode) -> cst.BaseExpression:
    return cst.ensure_type(node, cst.Attribute).value


def _whole(node: cst.CSTNode) -> cst.BaseExpression:
    assert isinstance(node, cst.BaseExpression)
    return node


def _cites_matches(node: cst.CSTNode) -> cst.CSTNode:
    value = cst.ensure_type(node, cst.Return).value
    assert value is not None
    made = expression("[ground(m, source=m.name) for m in MATCHES]", {"MATCHES": value})
    return node.with_changes(value=made)


def _summarizes(node: cst.CSTNode) -> cst.CSTNode:
    call = cst.ensure_type(node, cst.Call)
    arguments = [cst.Arg(cst.Name("session"))]
    for each in call.args:
        if each.keyword is not None and each.keyword.value == "parser":
            test = cst.ensure_type(each.value, cst.IfExp).test
            each = each.with_changes(keyword=cst.Name("use_json"), value=test)
        arguments.append(each)
    return call.with_changes(func=cst.Name("summarize"), args=arguments)


def _keeps_in_order(node: cst.CSTNode) -> cst.CSTNode:
    """A list of what is relevant; what is there already is left out where it is made."""
    (made,) = m.findall(node, m.SetComp())
    loop = cst.ensure_type(made, cst.SetComp).for_in
    first = cst.ensure_type(loop.target, cst.Tuple).elements[0].value
    condition = cst.ensure_type(loop.ifs[0].test, cst.BooleanOperation).left
    ifs = [loop.ifs[0].with_changes(test=condition)]
    kept = cst.ListComp(first, loop.with_changes(target=first, ifs=ifs))
    return node.with_changes(value=kept)


def _without_session(node: cst.CSTNode) -> cst.FlattenSentinel[cst.CSTNode]:
    return cst.FlattenSentinel(cst.ensure_type(node, cst.With).body.body)


_MESSAGES = m.SimpleStatementLine([m.Assign(targets=[m.AssignTarget(m.Name("messages"))])])
_USER = m.Call(func=m.Name("Message"), args=[m.Arg(m.SimpleString('"user"')), m.Arg()])
_TOKENS = m.SimpleStatementLine([m.Expr(_called("add_tokens"))])


def _asks(node: cst.CSTNode) -> cst.CSTNode:
    """One call in the place of messages, their sending, and the count of tokens."""
    block = cst.ensure_type(node, cst.IndentedBlock)
    said = [each for each in block.body if m.matches(each, _MESSAGES)]
    (user,) = m.findall(said[0], _USER)
    body = []
    for each in block.body:
        if m.matches(each, _MESSAGES) or m.matches(each, _TOKENS):
            continue
        for sent in m.findall(each, _called("call_single")):
            arguments = {
                a.keyword.value: a.value for a in cst.ensure_type(sent, cst.Call).args if a.keyword
            }
            text = "ask(session, llm_model, prompt_config.system, USER, callbacks, NAME)"
            parts = {
                "USER": cst.ensure_type(user, cst.Call).args[1].value,
                "NAME": arguments["name"],
            }
            changed = each.deep_replace(sent, expression(text, parts))
            assert isinstance(changed, cst.BaseStatement)
            each = changed
        body.append(each)
    return block.with_changes(body=body)


def _interpolates(node: cst.CSTNode) -> cst.CSTNode:
    call = cst.ensure_type(node, cst.Call)
    template = cst.ensure_type(call.func, cst.Attribute).value
    first = cst.Arg(template, comma=cst.Comma(whitespace_after=cst.SimpleWhitespace(" ")))
    return call.with_changes(func=cst.Name("interpolate"), args=[first, *call.args])


def _may_be_grounded(node: cst.CSTNode) -> cst.CSTNode:
    value = cst.ensure_type(node, cst.Assign).value
    annotation = cst.Annotation(cst.parse_expression('Literal[""] | Grounded[str]'))
    return cst.AnnAssign(cst.Name("prior_answer_prompt"), annotation, value)


def _assigned(name: str, value: m.BaseExpression) -> m.Assign:
    return m.Assign(targets=[m.AssignTarget(m.Name(name))], value=value)


def _serializes(node: cst.CSTNode) -> cst.CSTNode:
    call = cst.ensure_type(node, cst.Call)
    settings = cst.ensure_type(call.func, cst.Attribute).value
    first = cst.Arg(settings, comma=cst.Comma(whitespace_after=cst.SimpleWhitespace(" ")))
    return call.with_changes(func=cst.Name("serialize"), args=[first, *call.args])


def _lifted(node: cst.CSTNode) -> cst.CSTNode:
    call = cst.ensure_type(node, cst.Call)
    return call.with_changes(func=expression("lift(CALLEE)", {"CALLEE": call.func}))


def _lifted_each(node: cst.CSTNode) -> cst.CSTNode:
    made = cst.ensure_type(node, cst.ListComp)
    target = cst.ensure_type(made.for_in.target, cst.Name).value
    return made.with_changes(
        elt=expression(f"lift(lambda {target}: MADE)({target})", {"MADE": made.elt})
    )


def _in_plain(node: cst.CSTNode) -> cst.CSTNode:
    loop = cst.ensure_type(node, cst.For)
    return loop.with_changes(iter=expression("plain(WHOLE)", {"WHOLE": loop.iter}))


def _displays(node: cst.CSTNode) -> cst.FlattenSentinel[cst.CSTNode]:
    """Their method as a function of values, and one of ours that lifts it."""
    method = cst.ensure_type(node, cst.FunctionDef)
    values, body = [], []
    for each in cst.ensure_type(method.body, cst.IndentedBlock).body:
        stored = m.SimpleStatementLine(
            [m.Assign(targets=[m.AssignTarget(m.Attribute(value=m.Name("self")))])]
        )
        if m.matches(each, stored):
            values.append(
                cst.ensure_type(
                    cst.ensure_type(each, cst.SimpleStatementLine).body[0], cst.Assign
                ).value
            )
            continue
        for name, table in TABLES.items():
            if m.matches(each, m.SimpleStatementLine([_assigned(name, m.DictComp())])):
                looked_up = cst.parse_statement(f"{name} = {table}")
                each = cst.ensure_type(looked_up, cst.SimpleStatementLine)
        for name in ("raw_answer", "question"):
            changed = m.replace(each, _of_self(name), cst.Name(name))
            assert isinstance(changed, cst.BaseStatement)
            each = changed
        body.append(each)
    result = cst.Return(cst.Tuple([cst.Element(value) for value in values]))
    head = cst.ensure_type(cst.parse_statement(FORMATTED), cst.FunctionDef)
    function = method.with_changes(
        name=head.name,
        params=head.params,
        returns=cst.Annotation(cst.parse_expression("tuple[str, str, str]")),
        decorators=[cst.Decorator(cst.Name("staticmethod"))],
        body=cst.IndentedBlock([*body, cst.SimpleStatementLine([result])]),
    )
    return cst.FlattenSentinel([cst.parse_statement(DISPLAY), function])


_FORMAT = m.Call(
    func=m.Attribute(attr=m.Name("format")),
    args=[
        m.ZeroOrMore(),
        m.Arg(keyword=m.Name("context") | m.Name("prior_answer")),
        m.ZeroOrMore(),
    ],
)
GATHER, ASK = ORCHESTRATORS
TEXT = m.Attribute(
    value=m.Name("pre") | m.Name("post") | m.Name("answer_result"), attr=m.Name("text")
)
REASONING = m.Attribute(attr=m.Name("reasoning_content"))
NO_ANSWER = "lift(no_answer)(context_str, not self.docs)"
FIELDS = {
    **dict.fromkeys(
        ("answer", "raw_answer", "context", "references", "formatted_answer"),
        "str | Grounded[str]",
    ),
    "answer_reasoning": "str | Grounded[str] | None",
    "contexts": "list[Grounded[Context]]",
}

DOCS: tuple[Rule, ...] = (
    importing("pydantic", "from typing import Literal"),
    importing(
        "pydantic",
        "from corvid_runtime import (\n    Grounded, ground, grounded_pure, interpolate, lift,"
        " retrieval, tool\n)",
    ),
    importing(
        "paperqa.types",
        "from paperqa._grounding import (\n    ask, digest, gather, kept, no_answer, no_reasoning,"
        " serialize, stored, summarize\n)",
    ),
    marked("Docs.retrieve_texts", "tool(uses=retrieval)", "it searches the index"),
    returning("Docs.retrieve_texts", "list[Grounded[Text]]", "each text names its source"),
    Rule("Docs.retrieve_texts", m.Return(), _cites_matches, "each text names its source"),
    *(marked(each, "grounded_pure", "an orchestrator") for each in ORCHESTRATORS),
    *(
        replaced(
            each,
            m.Attribute(attr=m.Name("md5")),
            "digest(OF)",
            "a property that dumps the settings",
            OF=_value,
        )
        for each in ORCHESTRATORS
    ),
    replaced(GATHER, _of_self("texts"), "stored(ALL)", "what is kept is a source, too", ALL=_whole),
    replaced(
        GATHER, m.Name("gather_with_concurrency"), "gather", "a library's function is not seen"
    ),
    Rule(GATHER, _called("map_fxn_summary"), _summarizes, "it takes keywords of any type"),
    removed(
        GATHER, m.DictElement(key=m.SimpleString('"citation"')), "a text in a table of anything"
    ),
    removed(GATHER, m.For(target=m.Tuple()), "tokens are counted where the model is asked"),
    Rule(GATHER, m.AugAssign(), _keeps_in_order, "a set hashes content"),
    Rule(
        ASK,
        m.With(items=[m.WithItem(_called("set_llm_session_ids"))]),
        _without_session,
        "a context variable is set after a look",
    ),
    Rule(
        ASK,
        m.IndentedBlock(body=[m.ZeroOrMore(), _MESSAGES, m.ZeroOrMore()]),
        _asks,
        "a message takes no grounded text",
    ),
    replaced(ASK, TEXT, "REPLY[0]", "the reply is a pair", REPLY=_value),
    replaced(ASK, REASONING, "REPLY[1]", "the reply is a pair", REPLY=_value),
    replaced(
        ASK,
        m.Call(func=m.Name("cast")),
        "REPLY",
        "a cast drops the sources",
        REPLY=lambda node: cst.ensure_type(node, cst.Call).args[1].value,
    ),
    Rule(
        ASK,
        _assigned("answer_text", m.ConcatenatedString()),
        lambda node: node.with_changes(value=cst.parse_expression(NO_ANSWER)),
        "what content decides stays grounded",
    ),
    Rule(
        ASK,
        _assigned("answer_reasoning", m.Name("None")),
        lambda node: node.with_changes(
            value=cst.parse_expression("lift(no_reasoning)(context_str)")
        ),
        "what content decides stays grounded",
    ),
    Rule(
        ASK,
        _assigned("prior_answer_prompt", m.SimpleString()),
        _may_be_grounded,
        "it may hold an answer",
    ),
    Rule(
        ASK,
        m.Arg(keyword=m.Name("prior_answer")),
        lambda node: node.with_changes(value=cst.parse_expression("kept(session.answer)")),
        "what is kept is a source, too",
    ),
    Rule(ASK, _FORMAT, _interpolates, "format drops the sources"),
    Rule(ASK, _called("context_serializer"), _serializes, "users may replace it"),
    Rule(
        ASK,
        m.Call(func=m.Attribute(value=m.Name("re"), attr=m.Name("sub"))),
        _lifted,
        "it gives plain text",
    ),
    replaced(
        ASK,
        m.FormattedString(),
        'answer_text + "\\n\\n" + post[0]',
        "an f-string drops the sources",
    ),
)
TYPES: tuple[Rule, ...] = (
    importing("pydantic", "from corvid_runtime import Grounded, grounded_pure, lift, plain"),
    marked("PQASession.remove_computed", "grounded_pure", "a before-validator, handed anything"),
    *(
        typed("PQASession", name, annotation, "it holds content")
        for name, annotation in FIELDS.items()
    ),
    returning("PQASession.used_contexts", "set[Grounded[str]]", "it holds content"),
    replaced(
        "PQASession.__str__",
        _of_self("formatted_answer"),
        "str(SHOWN)",
        "it holds content",
        SHOWN=_whole,
    ),
    *(
        replaced(
            f"PQASession.{name}", _of_self("contexts"), "plain(ALL)", "ordinary code", ALL=_whole
        )
        for name in ("get_citation", "get_unique_docs_from_contexts")
    ),
    Rule(
        "PQASession.filter_content_for_user", m.ListComp(), _lifted_each, "a copy keeps its sources"
    ),
    Rule(
        "PQASession.filter_content_for_user",
        m.For(iter=_of_self("contexts")),
        _in_plain,
        "ordinary code",
    ),
    Rule(
        "PQASession.populate_formatted_answers_and_bib_from_raw_answer",
        m.FunctionDef(),
        _displays,
        "it computes on texts",
    ),
)
TWIN = Rule(
    ASK,
    m.Assign(targets=[m.AssignTarget(m.Attribute(attr=m.Name("raw_answer")))]),
    lambda node: node.with_changes(value=cst.parse_expression('f"{answer_text}"')),
    "the answer is stored without its sources",
)
"""One dishonest line, which must be refused."""

RULES = {
    "docs.py": DOCS,
    "types.py": TYPES,
    "settings.py": (
        importing("pydantic", "from corvid_runtime import tool"),
        marked("get_settings", "tool", "it reads files"),
    ),
    "agents/tools.py": (
        importing("pydantic", "from corvid_runtime import plain"),
        replaced(
            "EnvironmentState.get_relevant_contexts",
            m.Attribute(attr=m.Name("contexts")),
            "plain(ALL)",
            "ordinary code",
            ALL=_whole,
        ),
    ),
}

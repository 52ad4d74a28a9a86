// The page of the policy desk: asks over server-sent events, lights quotes in the answer and in the sources.

const byId = (id) => document.getElementById(id);
const STAGES = {
  rewriting: "Reading the question …",
  retrieving: "Searching the policies …",
  drafting: "Writing an answer …",
  checking: "Checking the citations …",
};
let conversation = null;

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

// Offsets from the server count characters (code points); JavaScript strings count UTF-16 units.
function lit(text, spans) {
  const characters = Array.from(text);
  const fragment = document.createDocumentFragment();
  let at = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start < at) continue;
    fragment.append(characters.slice(at, span.start).join(""));
    const mark = element("mark", span.bad ? "bad" : "", characters.slice(span.start, span.end).join(""));
    if (span.title) mark.title = span.title;
    fragment.append(mark);
    at = span.end;
  }
  fragment.append(characters.slice(at).join(""));
  return fragment;
}

function quotesIn(passage, citations) {
  return citations.filter((c) => c.passage_id === passage.id && c.passage_span).map((c) => c.passage_span);
}

function showPassages(numbered, citations) {
  byId("source").replaceChildren();
  byId("source-title").hidden = true;
  byId("passages").replaceChildren(...numbered.map(({ number, passage, relevance }) => {
    const item = element("li");
    const heading = [passage.document_title, passage.section].filter(Boolean).join(" › ");
    const text = element("p", "passage-text");
    text.append(lit(passage.text, quotesIn(passage, citations)));
    const open = element("button", "link", "show in the document");
    open.addEventListener("click", () => showDocument(passage, citations));
    const place = element("div", "place", `${passage.location.label} · relevance ${relevance.toFixed(2)} · `);
    place.append(open);
    item.append(element("div", "heading", `[${number}] ${heading}`), place, text);
    return item;
  }));
}

async function showDocument(wanted, citations) {
  const response = await fetch(`/api/documents/${wanted.document_id}`);
  if (!response.ok) return;
  const { document: info, passages } = await response.json();
  byId("source-title").textContent = `${info.title} (${info.path})`;
  byId("source-title").hidden = false;
  byId("source").replaceChildren(...passages.map((passage) => {
    const part = element("div", passage.id === wanted.id ? "here" : "");
    const text = element("p", "passage-text");
    text.append(lit(passage.text, quotesIn(passage, citations)));
    part.append(element("div", "heading", passage.section), element("div", "place", passage.location.label), text);
    return part;
  }));
  byId("source").querySelector(".here")?.scrollIntoView({ behavior: "smooth", block: "center" });
}

function showAnswer(article, answer) {
  conversation = answer.conversation_id;
  article.classList.toggle("refused", answer.status === "refused");
  const spans = answer.citations.map((c) => ({ ...c.answer_span, bad: !c.holds, title: `[${c.number}] ${c.verdict}` }));
  article.querySelector(".answer").replaceChildren(lit(answer.text, spans));
  const held = answer.citations.filter((c) => c.holds).length;
  const tools = answer.tool_calls.map((call) => `${call.name}(${Object.values(call.arguments).join(", ")})`);
  const notes = [answer.status.replace("_", " "), `${held} of ${answer.citations.length} citations hold`, ...tools];
  article.append(element("p", "note", `${notes.join(" · ")} · ${Math.round(answer.elapsed_ms)} ms`));
  showPassages(answer.passages, answer.citations);
}

async function* events(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let held = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    held += value;
    const parts = held.split("\n\n");
    held = parts.pop();
    for (const part of parts) {
      const data = part.split("\n").find((line) => line.startsWith("data: "));
      if (data) yield JSON.parse(data.slice(6));
    }
  }
}

async function ask(question) {
  const article = element("article");
  const answer = element("div", "answer");
  article.append(element("h3", "", question), answer);
  byId("talk").prepend(article);
  const response = await fetch("/api/ask/stream", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ question, conversation_id: conversation }),
  });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  for await (const event of events(response)) {
    if (event.event === "stage") byId("stage").textContent = STAGES[event.stage];
    else if (event.event === "passages") showPassages(event.passages, []);
    else if (event.event === "delta") answer.append(event.text);
    else if (event.event === "tool") byId("stage").textContent = `Used ${event.call.name} …`;
    else if (event.event === "answer") showAnswer(article, event.answer);
    else if (event.event === "error") throw new Error(event.message);
  }
}

byId("ask").addEventListener("submit", async (submitted) => {
  submitted.preventDefault();
  const button = byId("ask").querySelector("button");
  button.disabled = true;
  try {
    await ask(byId("question").value.trim());
    byId("question").value = "";
    byId("stage").textContent = "";
  } catch (error) {
    byId("stage").textContent = `That did not work: ${error.message}`;
  } finally {
    button.disabled = false;
  }
});

byId("fresh").addEventListener("click", () => {
  conversation = null;
  for (const id of ["talk", "passages", "source"]) byId(id).replaceChildren();
  byId("source-title").hidden = true;
});

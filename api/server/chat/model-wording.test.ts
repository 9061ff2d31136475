import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testKnowledge } from "../testing/sample-knowledge.ts";
import type { Outcome } from "./answerer.ts";
import { figuresOf, holdsOnlyFiguresOf } from "./figures.ts";
import { createKnowledgeAnswerer } from "./knowledge-answerer.ts";
import { createWording, type ModelOptions } from "./model-wording.ts";

interface Asked {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: { readonly model: string; readonly messages: readonly { role: string; content: string }[] };
}

let service: Server;
let url: string;
let asked: Asked[];
/** Reply of the fake service. */
let reply: (outgoing: ServerResponse, incoming: IncomingMessage) => void;
beforeEach(async () => {
  asked = [];
  service = createServer(async (incoming, outgoing) => {
    const body = JSON.parse(await text(incoming)) as Asked["body"];
    asked.push({ path: incoming.url, authorization: incoming.headers.authorization, body });
    reply(outgoing, incoming);
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
});
afterEach(async () => {
  service.closeAllConnections();
  service.close();
  await once(service, "close");
});

const say =
  (content: string, usage?: number) =>
  (outgoing: ServerResponse): void => {
    const body = { choices: [{ message: { content } }], ...(usage && { usage: { total_tokens: usage } }) };
    outgoing.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };

/** Only the rows of a model and the entries about service are worded. */
const [zh, en] = testKnowledge.map((knowledge) => ({
  ...knowledge,
  entries: knowledge.entries.map((entry) =>
    /^light-1390\./.test(entry.id) ? { ...entry, id: `spec.${entry.id}` } : entry,
  ),
}));
const plain = "The Light 1390 weighs 500 kg.";
const question = "how heavy is the 1390?";

function ask(options: Partial<ModelOptions> = {}) {
  const outcomes: Outcome[] = [];
  const log: string[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void log.push(line) });
  const word = createWording({
    ...{ url, model: "small", key: "the-key", timeoutMs: 5_000, tokensPerHour: 1_000_000, logger },
    ...options,
  });
  const answerer = createKnowledgeAnswerer({
    knowledge: { ...(zh && { zh }), ...(en && { en }) },
    word,
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  return {
    outcomes,
    log,
    answer: async (message = question) => (await answerer.answer(message, { language: undefined })).answer,
  };
}

test("words an answer from the passages that were found, with their sources", async () => {
  reply = say("At 500 kg, the Light 1390 needs a firm floor.");
  const chat = ask();
  expect(await chat.answer()).toBe("At 500 kg, the Light 1390 needs a firm floor.");
  expect(chat.outcomes).toEqual(["worded"]);
  const [{ path, authorization, body } = {}] = asked;
  expect([path, authorization, body?.model]).toEqual(["/v1/chat/completions", "Bearer the-key", "small"]);
  expect(body?.messages[0]?.content).toContain(plain);
  expect(body?.messages[0]?.content).toContain("Answer in English");
  // The visitor's text must never become part of the instructions.
  expect(body?.messages[0]?.content).not.toContain(question);
  expect(body?.messages[1]).toEqual({ role: "user", content: question });
});

describe("the plain answer is given", () => {
  test.each([
    ["a number that no passage holds", "The Light 1390 weighs 510 kg."],
    ["a number in words", "The Light 1390 weighs five hundred kilograms."],
    ["a number in Chinese", "Light 1390 重五百公斤。"],
    ["an address that no passage holds", "See https://evil.example for the Light 1390."],
    ["an address without a scheme", "Write to sales@evil.example about it."],
    ["that it does not know", "NO_ANSWER"],
    ["nothing", "  "],
    ["a novel", "The Light 1390 is heavy. ".repeat(100)],
  ])("when the model writes %s", async (_, content) => {
    reply = say(content);
    const chat = ask();
    expect(await chat.answer()).toBe(plain);
    expect(chat.outcomes).toEqual(["answered"]);
  });

  test.each([
    ["status 500", (outgoing: ServerResponse) => outgoing.writeHead(500).end("{}")],
    ["no JSON", (outgoing: ServerResponse) => outgoing.end("<html>")],
    ["another shape", (outgoing: ServerResponse) => outgoing.end('{"choices":[]}')],
    ["too much", (outgoing: ServerResponse) => outgoing.end("x".repeat(200_000))],
    ["a broken connection", (outgoing: ServerResponse) => outgoing.destroy()],
    [
      "a redirect",
      (outgoing: ServerResponse) => outgoing.writeHead(307, { Location: "http://127.0.0.1:1/" }).end(),
    ],
  ])("when the service answers with %s", async (_, answer) => {
    reply = answer;
    const chat = ask();
    expect(await chat.answer()).toBe(plain);
    expect(chat.log.join("")).toContain("plain chat answer");
    // The log must contain neither the question nor the key.
    expect(chat.log.join("")).not.toMatch(/heavy|the-key/);
  });

  test("when the service takes longer than it may", async () => {
    reply = () => undefined;
    expect(await ask({ timeoutMs: 100 }).answer()).toBe(plain);
    expect(asked).toHaveLength(1);
  });

  test("when nobody is there", async () => {
    expect(await ask({ url: "http://127.0.0.1:1/v1" }).answer()).toBe(plain);
    expect(asked).toHaveLength(0);
  });

  test("when the hour's tokens are used up, until an hour has passed", async () => {
    let now = 0;
    reply = say("It weighs 500 kg.", 9_000);
    const chat = ask({ tokensPerHour: 10_000, now: () => now });
    await chat.answer();
    await chat.answer();
    expect(chat.outcomes).toEqual(["worded", "answered"]);
    now = 3_600_000;
    await chat.answer();
    expect(chat.outcomes.at(-1)).toBe("worded");
    expect(asked).toHaveLength(2);
  });

  test("many at once cannot use more than the hour's tokens", async () => {
    reply = say("It weighs 500 kg.", 100);
    const chat = ask({ tokensPerHour: 9_000 });
    await Promise.all(Array.from({ length: 20 }, () => chat.answer()));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThan(6);
    expect(chat.outcomes.filter((outcome) => outcome === "answered").length).toBe(20 - asked.length);
  });
});

test("a warning, a choice and not knowing are never left to a model", async () => {
  reply = say("PVC is fine.");
  const chat = ask();
  for (const message of ["can I cut PVC", "weight", "tell me a joke"]) await chat.answer(message);
  expect(chat.outcomes).toEqual(["unsafe", "offered", "unknown"]);
  expect(asked).toEqual([]);
});

test.each([
  ["12,000 mm/s", "12000 mm/s", true],
  ["1.50 kW", "1.5 kW", true],
  ["１２ 个月", "12 个月", true],
  ["40–60 W", "40 W and 60 W", true],
  ["5 kg", "50 kg", false],
  ["twelve months", "12 months", false],
  ["twelve months", "twelve months", true],
  ["十二个月", "12 个月", false],
  ["两年", "12 个月", false],
  ["一般来说很好用", "", true],
  ["one of them", "", true],
])("figures: %s stands in %s: %s", (written, source, stands) => {
  expect(holdsOnlyFiguresOf(written, [source])).toBe(stands);
});

test("figures have one spelling", () => {
  expect([...figuresOf("Radiance: 1300×900mm, 0.080*0.06 mm, 230V")]).toEqual([
    "1300",
    "900",
    "0.08",
    "0.06",
    "230",
  ]);
});

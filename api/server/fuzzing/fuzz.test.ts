import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WebSocket } from "ws";
import { termsOf, wantedTerms } from "../../../apps/site/app/search/text.ts";
import {
  chatAnswerSchema,
  clientErrorSchema,
  fileSizeLimit,
  routes,
  statusByMessage,
  visitSchema,
} from "../../contract/index.ts";
import { AnswerPace } from "../chat/answer-pace.ts";
import { Conversation } from "../chat/conversation.ts";
import { createKnowledgeAnswerer } from "../chat/knowledge-answerer.ts";
import { thicknessOf } from "../chat/thickness.ts";
import { unansweredEntry } from "../chat/unanswered.ts";
import { createFileLinks } from "../files/file-links.ts";
import { typeOfContent } from "../files/file-type.ts";
import { createFormTokens } from "../guards/form-tokens.ts";
import { mediaTypeOf, parseBody, parseJson } from "../http/body.ts";
import { isCrossSite } from "../http/cross-site.ts";
import { parseForm } from "../http/form-fields.ts";
import { leadForms } from "../http/lead-routes.ts";
import { receiveForm } from "../http/multipart.ts";
import { countersOf, createAddressReader, networkOf } from "../networks.ts";
import { parseCsv } from "../published/csv.ts";
import { renderMarkdown, sanitise } from "../published/news-html.ts";
import { readNews } from "../published/news-import.ts";
import { readSeo } from "../published/seo-import.ts";
import { ImportError } from "../published/source-files.ts";
import { RequestFault } from "../request-fault.ts";
import { splitTarget } from "../request-target.ts";
import type { RunningServer } from "../start-server.ts";
import { parseRange } from "../static/byte-range.ts";
import { acceptedEncodings, encodings } from "../static/encodings.ts";
import { resolvePath } from "../static/site-handler.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { samples } from "../testing/sample-files.ts";
import { testKnowledge } from "../testing/sample-knowledge.ts";
import { startTestServer } from "../testing/test-servers.ts";
import { damaged, hostileText, inPieces, seed } from "./hostile-texts.ts";

/** Total number of cases for all parsers, and the random seed. `npm run fuzz` uses 100,000 cases. */
const all = Number(process.env["FUZZ_RUNS"] ?? 2_000);

let cases = 0;

/** Runs a parser's share of the cases. A failing input is minimised and reported with the seed. */
async function fuzz<Input>(
  share: number,
  input: fc.Arbitrary<Input>,
  check: (input: Input) => void | Promise<void>,
): Promise<void> {
  const numRuns = Math.ceil(all * share);
  await fc.assert(
    fc.asyncProperty(input, async (each) => {
      cases += 1;
      await check(each);
    }),
    { seed, numRuns },
  );
}

let folder: TestFolder;
let server: RunningServer;
beforeAll(async () => {
  console.info(`FUZZ_SEED=${seed} FUZZ_RUNS=${all}`);
  folder = await createTestFolder({ "site/index.html": "<!doctype html><title>t</title>" });
  const site = join(folder.path, "site");
  server = await startTestServer({
    DATA_DIR: join(folder.path, "data"),
    SITE_DIR: site,
    MEDIA_DIR: site,
    POSTS_PER_MINUTE: "0",
  });
  await mkdir(join(folder.path, "received"));
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
  console.info(`${cases} cases of all parsers, seed ${seed}`);
});

/** Returns the key of a refusal. Rethrows any other error, because it is a bug of ours. */
function refusal(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (!(error instanceof RequestFault)) throw error;
    return error.key;
  }
}

const schemas = [...Object.values(leadForms).map(({ schema }) => schema), visitSchema, clientErrorSchema];
const keys = [
  "surName",
  "name",
  "email",
  "phone",
  "url",
  "state",
  "message",
  "visitPage",
  "stopTime",
  "page",
  "asset",
  "__proto__",
];

describe("bodies", () => {
  const json = fc.oneof(
    hostileText,
    fc
      .dictionary(fc.constantFrom(...keys), fc.oneof(hostileText, fc.jsonValue()))
      .map((value) => JSON.stringify(value)),
    damaged(fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)))).map(String),
  );

  test("JSON is taken as its schema says, or refused", () =>
    fuzz(0.14, json, (text) => {
      for (const schema of schemas) {
        const key = refusal(() => {
          const taken = parseBody<object>(schema, parseJson(text));
          expect(Object.getPrototypeOf(taken)).toBe(Object.prototype);
          expect(Object.keys(taken)).not.toContain("__proto__");
        });
        expect([undefined, "request.notJson", "request.invalid"]).toContain(key);
      }
      expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    }));

  test("urlencoded forms are taken as their schema says, or refused", () =>
    fuzz(0.05, hostileText, (text) => {
      for (const { schema, fromHtml } of Object.values(leadForms)) {
        const key = refusal(() => {
          const fields = parseForm(text);
          parseBody(schema, fromHtml?.(fields) ?? fields);
        });
        expect([undefined, "request.invalid", "request.notJson", "request.tooLarge"]).toContain(key);
      }
    }));

  test("a good urlencoded form is read as it was sent; with a field twice or another encoding it is refused", () =>
    fuzz(
      0.03,
      fc.tuple(
        fc.dictionary(fc.constantFrom(...keys), hostileText, { minKeys: 1 }),
        fc.constantFrom("%FF", "%e4%B8", "%C0%80", "%ED%A0%80"),
        fc.nat(),
      ),
      ([typed, broken, place]) => {
        const sent = Object.fromEntries(
          Object.entries(typed).map(([name, value]) => [name, value.toWellFormed()]),
        );
        const pairs = String(new URLSearchParams(sent)).split("&");
        expect(parseForm(pairs.join("&"))).toEqual(sent);
        const at = place % pairs.length;
        expect(refusal(() => parseForm([...pairs, pairs[at]].join("&")))).toBe("request.invalid");
        expect(refusal(() => parseForm(pairs.with(at, pairs[at] + broken).join("&")))).toBe(
          "request.notJson",
        );
      },
    ));
});

describe("multipart", () => {
  const boundary = "----lightmaker";
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
  const fieldName = fc.string({ unit: fc.constantFrom("a", "b", "_", "图"), minLength: 1, maxLength: 8 });
  const content = fc
    .oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc
        .array(fc.constantFrom("\r\n", "--", boundary, `\r\n--${boundary.slice(0, -1)}`, "\r", "\n", "x"), {
          maxLength: 12,
        })
        .map((parts) => Buffer.from(parts.join(""))),
    )
    .filter((bytes) => !`\r\n${bytes.toString("latin1")}`.includes(`\r\n--${boundary}`));
  const form = fc.record({
    fields: fc.dictionary(
      fieldName,
      hostileText.map((text) => text.toWellFormed()).filter((text) => !text.includes(boundary)),
      { maxKeys: 5 },
    ),
    file: content,
  });
  const bodyOf = ({ fields, file }: { fields: Record<string, string>; file: Buffer }): Buffer =>
    Buffer.concat([
      ...Object.entries(fields).map(([name, value]) =>
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      ),
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`),
      file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);

  /** Receives a body in pieces, like a visitor's. `whole` is `true` if it arrived completely. */
  async function receive(body: Buffer, places: readonly number[], whole: boolean, type = boundary) {
    const received = join(folder.path, "received");
    const incoming = Object.assign(Readable.from(inPieces(body, places)), {
      headers: { "content-type": `multipart/form-data; boundary=${type}` },
      complete: false,
    });
    incoming.once("end", () => {
      incoming.complete = whole;
    });
    try {
      const { fields, file } = await receiveForm(incoming as unknown as IncomingMessage, {
        folder: received,
        bodyLimit: 65_536,
        bodyTimeout: 30_000,
        onBytes: () => undefined,
      });
      const bytes = file && (await readFile(file.bytes.path));
      if (file) {
        expect(bytes?.length).toBe(file.bytes.size);
        expect(
          createHash("sha256")
            .update(bytes ?? "")
            .digest("hex"),
        ).toBe(file.bytes.sha256);
        await rm(file.bytes.path);
      }
      return { fields, bytes };
    } catch (error) {
      if (!(error instanceof RequestFault)) throw error;
      return error.key;
    } finally {
      expect(await readdir(received), "something is left of the form").toEqual([]);
    }
  }

  test("a good form is read as it was sent, however it is cut into pieces", () =>
    fuzz(0.05, fc.tuple(form, cuts), async ([sent, places]) => {
      const read = await receive(bodyOf(sent), places, true);
      expect(read).toEqual(sent.file.length > 0 ? { fields: sent.fields, bytes: sent.file } : "file.missing");
    }));

  test("a replacement character that was sent is kept, wherever the network cuts it", async () => {
    const sent = { fields: { a: "\ufffd\ufffd" }, file: Buffer.from("x") };
    const body = bodyOf(sent);
    const start = body.indexOf("\ufffd");
    for (let at = start; at <= start + 6; at += 1)
      expect(await receive(body, [at / body.length], true)).toEqual({
        fields: sent.fields,
        bytes: sent.file,
      });
  });

  test("one with a field twice, or with text that is not UTF-8, is refused however it is cut", () =>
    fuzz(
      0.03,
      fc.tuple(form, cuts, fieldName, fc.constantFrom("ff", "e4b8", "c080", "eda080")),
      async ([sent, places, name, broken]) => {
        const field = (value: Buffer): Buffer =>
          Buffer.concat([
            Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
            value,
            Buffer.from("\r\n"),
          ]);
        const { [name]: _, ...fields } = sent.fields;
        const rest = bodyOf({ fields, file: Buffer.from("%PDF-1.7") });
        const twice = Buffer.concat([field(Buffer.from("x")), field(Buffer.from("x")), rest]);
        expect(await receive(twice, places, true)).toBe("request.invalid");
        const other = Buffer.concat([field(Buffer.from(broken, "hex")), rest]);
        expect(await receive(other, places, true)).toBe("request.notJson");
      },
    ));

  test("a damaged one is read or refused, and nothing is left of it", () =>
    fuzz(
      0.06,
      fc.tuple(
        damaged(form.map(bodyOf)),
        cuts,
        fc.boolean(),
        fc.oneof({ weight: 9, arbitrary: fc.constant(boundary) }, { weight: 1, arbitrary: hostileText }),
      ),
      async ([body, places, whole, type]) => {
        const read = await receive(body, places, whole, type);
        if (typeof read === "string")
          expect([
            "request.malformed",
            "request.notJson",
            "request.invalid",
            "request.tooLarge",
            "file.tooMany",
            "file.tooLarge",
            "file.missing",
          ]).toContain(read);
      },
    ));
});

describe("headers", () => {
  const headerName = fc.constantFrom(
    "x-forwarded-for",
    "accept-encoding",
    "range",
    "origin",
    "sec-fetch-site",
    "content-type",
    "host",
  );
  const addressOf = createAddressReader(["loopback", "private"]);
  const links = createFileLinks([randomBytes(32)], 1);
  const tokens = createFormTokens([randomBytes(32)]);

  test("each is understood or passed over", () =>
    fuzz(
      0.17,
      fc.tuple(fc.dictionary(headerName, hostileText), hostileText, fc.nat({ max: 10 ** 9 })),
      ([headers, text, size]) => {
        const incoming = { headers, socket: { remoteAddress: "127.0.0.1" } } as unknown as IncomingMessage;
        const address = addressOf(incoming);
        expect(networkOf(address)).not.toContain("NaN");
        for (const { key } of countersOf(address)) expect(key).not.toContain("NaN");
        for (const encoding of acceptedEncodings(headers["accept-encoding"]))
          expect(encodings).toContain(encoding);
        const range = parseRange(headers["range"], size);
        if (typeof range === "object") {
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(size);
        }
        expect(typeof isCrossSite(headers)).toBe("boolean");
        expect(mediaTypeOf(incoming)).not.toContain(";");
        expect(resolvePath(new Map(), splitTarget(text)[0])).toEqual({ kind: "nothing" });
        expect(links.verify(text, headers["range"], headers["origin"])).toBe(false);
        expect(["forgedToken", "wrongForm"]).toContain(tokens.judge(text, "message"));
      },
    ));

  /** Sends bytes to the server and returns its output until it closes the connection. */
  async function say(bytes: Buffer, places: readonly number[]): Promise<string> {
    const { port } = new URL(server.address);
    const socket = connect(Number(port), "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    // The server may close the connection while the test is still writing.
    socket.on("error", () => undefined);
    const closed = once(socket, "close");
    await Promise.race([once(socket, "connect"), closed]);
    for (const piece of inPieces(bytes, places)) socket.write(piece);
    socket.end();
    await closed;
    return text;
  }
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });
  const head = fc
    .tuple(
      fc.constantFrom("GET", "POST", "HEAD", "PUT"),
      fc.constantFrom("/", routes.health, routes.chat, routes.addAccessInformation, routes.uploadFile),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            "Host",
            "Content-Length",
            "Transfer-Encoding",
            "Content-Type",
            "Range",
            "Accept-Encoding",
            "Upgrade",
            "Connection",
            "Expect",
            "X",
          ),
          hostileText,
        ),
        { maxLength: 6 },
      ),
      hostileText,
    )
    .map(([method, path, headers, body]) =>
      Buffer.from(
        `${method} ${path} HTTP/1.1\r\nHost: a\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`,
      ),
    );
  const statuses = new Set<number>(
    [...Object.values(statusByMessage), 100, 101, 206, 303, 304, 308, 416, 417].filter(
      (status) => status !== 500,
    ),
  );

  test("over a real connection they are answered or cut, and never with 500", async () => {
    await fuzz(0.02, fc.tuple(damaged(head), cuts), async ([bytes, places]) => {
      const text = await say(bytes, places);
      for (const [, status] of text.matchAll(/^HTTP\/1\.1 (\d+)/gm))
        expect(statuses).toContain(Number(status));
    });
    expect((await fetch(server.address + routes.health)).status).toBe(200);
  });

  test("frames of a chat are taken or end it", async () => {
    const upgrade = `GET ${routes.chat} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`;
    const frame = fc
      .record({
        first: fc.oneof(
          fc.constantFrom(0x81, 0x01, 0x80, 0x00, 0x89, 0x8a, 0x88, 0x82),
          fc.nat({ max: 255 }),
        ),
        length: fc.nat({ max: 125 }),
        text: hostileText,
      })
      .map(({ first, text }) => {
        const body = Buffer.from(text).subarray(0, 125);
        return Buffer.concat([Buffer.from([first, 0x80 | body.length, 0, 0, 0, 0]), body]);
      });
    const frames = fc.array(frame, { maxLength: 6 }).map((each) => Buffer.concat(each));
    await fuzz(0.02, fc.tuple(fc.oneof(frames, damaged(frames)), cuts), async ([bytes, places]) => {
      expect(await say(Buffer.concat([Buffer.from(upgrade), bytes]), places)).toMatch(/^HTTP\/1\.1 101 /);
    });
    expect((await fetch(server.address + routes.health)).status).toBe(200);
  });
});

/** Describes sanitised HTML independently of the sanitiser: text without `<`, and complete tags with quoted attributes. */
const tag = (() => {
  const attributes = {
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  } as Record<string, string[]>;
  const names =
    "p h2 h3 h4 ul ol li strong em b i a br hr blockquote code pre sub sup img figure figcaption table caption thead tbody tr th td".split(
      " ",
    );
  const opening = names.map(
    (name) => `${name}(?: (?:${attributes[name]?.join("|") ?? "(?!)"})(?:="[^"<>]*")?)*`,
  );
  return new RegExp(`<(?:/(?:${names.join("|")})|(?:${opening.join("|")})(?: /)?)>`, "y");
})();

function expectHarmless(html: string): void {
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", tag.lastIndex)) {
    tag.lastIndex = at;
    const [found] = tag.exec(html) ?? [];
    expect(found, html.slice(at, at + 80)).toBeDefined();
    tag.lastIndex = at + (found?.length ?? 1);
    const address = / (?:href|src)="([^"]*)"/.exec(found ?? "")?.[1];
    if (address === undefined) continue;
    const plain = address.replaceAll("&amp;", "&").replace(/[\s\p{Cc}]/gu, "");
    expect(plain).not.toMatch(/^(?:javascript|data|vbscript|file|blob):|^[/\\]{2}/i);
  }
}

describe("articles", () => {
  test("HTML becomes harmless, and stays so when it is sanitised again", () =>
    fuzz(0.1, hostileText, (html) => {
      const clean = sanitise(html);
      expectHarmless(clean);
      expectHarmless(sanitise(clean));
    }));

  test("Markdown becomes harmless HTML", () =>
    fuzz(0.08, hostileText, (source) => {
      const clean = renderMarkdown(source);
      expectHarmless(clean);
      expectHarmless(sanitise(clean));
    }));

  test("CSV is read, or refused with the reason", () =>
    fuzz(0.05, hostileText, (text) => {
      try {
        parseCsv(text);
      } catch (error) {
        expect(String(error)).toMatch(
          /^Error: (record \d+ has|cannot be read from character \d+|the header has one column)/,
        );
      }
    }));

  test("CSV that was written is read as it was", () =>
    fuzz(0.03, fc.array(fc.tuple(hostileText, hostileText), { maxLength: 5 }), (rows) => {
      const full = rows.filter((row) => row.some((field) => field !== ""));
      const read = parseCsv(stringify([["a", "b"], ...full], { quoted: true }));
      expect(read).toEqual(full.map(([a, b]) => ({ a, b })));
    }));

  test("files are imported, or refused with a reason", () =>
    fuzz(
      0.03,
      fc.tuple(fc.constantFrom("a.zh.md", "a.json", "a.csv"), hostileText, hostileText),
      async ([name, front, text]) => {
        const path = join(folder.path, name);
        await writeFile(path, name.endsWith(".md") ? `---\n${front}\n---\n${text}` : text);
        for (const read of [readNews, readSeo]) {
          await read(path).catch((error: unknown) => {
            expect(error).toBeInstanceOf(ImportError);
          });
        }
        await rm(path);
      },
    ));
});

describe("questions", () => {
  const [zh, en] = testKnowledge;
  const answerer = createKnowledgeAnswerer({ knowledge: { zh, en }, onOutcome: () => undefined });

  test("each is answered", () =>
    fuzz(0.05, hostileText, async (question) => {
      const { answer, sources = [] } = await answerer.answer(question, { language: undefined });
      expect(answer).not.toBe("");
      for (const { url } of sources) expect(url).toMatch(/^\//);
      const thickness = thicknessOf(question);
      if (thickness !== undefined) expect(thickness).toBeGreaterThan(0);
      const { unanswered } = unansweredEntry(question, "zh", 0);
      expect(unanswered.question).not.toMatch(/\p{Cc}|[^\s@<>，。、；：]@[^\s@<>，。、；：]/u);
    }));

  // Found by fuzzing: if two addresses had no space between them, the host of the second one was kept.
  test.each(["a@b.ca@b.c", "a@@b.c", "1 a@b@c.d 2"])("of %s no address is kept", (question) => {
    expect(unansweredEntry(question, "zh", 0).unanswered.question).toMatch(/^(1 )?\[…\]( 2)?$/);
  });

  test("messages are answered or ignored", () => {
    const message = fc.oneof(
      hostileText,
      fc
        .record(
          {
            message: fc.oneof(hostileText, fc.jsonValue()),
            time: fc.oneof(fc.constant("2026-11-21T12:00:00Z"), hostileText),
            language: fc.oneof(fc.constant("en"), hostileText),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    return fuzz(
      0.05,
      fc.tuple(fc.array(message, { maxLength: 8 }), fc.boolean()),
      async ([messages, isBinary]) => {
        const sent: string[] = [];
        const socket = {
          readyState: 1,
          OPEN: 1,
          bufferedAmount: 0,
          send: (text: string) => sent.push(text),
          close: () => undefined,
          terminate: () => undefined,
        };
        const conversation = new Conversation(socket as unknown as WebSocket, {
          answerer,
          logger: pino({ level: "silent" }),
          perMinute: 30,
          countMessage: async () => undefined,
          onRefusal: () => undefined,
          logRefusal: () => undefined,
          pace: new AnswerPace(),
        });
        for (const each of messages) conversation.take(Buffer.from(each), isBinary);
        await conversation.settle();
        expect(sent.length).toBeLessThanOrEqual(isBinary ? 0 : messages.length);
        for (const each of sent) expect(v.is(chatAnswerSchema, JSON.parse(each))).toBe(true);
      },
    );
  });

  test("words that are searched for become terms of the text", () =>
    fuzz(0.05, hostileText, (words) => {
      for (const { start, end } of termsOf(words)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(words.length);
      }
      expect(wantedTerms(words).every((term) => term !== "")).toBe(true);
    }));
});

test("a file's content is judged, whatever it is", () => {
  const path = (): string => join(folder.path, "judged");
  const good = fc.constantFrom(...Object.values(samples));
  return fuzz(0.05, damaged(good), async (bytes) => {
    await writeFile(path(), bytes);
    const type = await typeOfContent(path());
    expect([undefined, "rar", "zip", "doc", "docx", "pdf", "jpg", "png", "gif"]).toContain(type);
    expect(bytes.length).toBeLessThan(fileSizeLimit);
  });
});

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Envelope, feedPages, fileIdOf, routes } from "../../contract/index.ts";
import type { RunningServer } from "../start-server.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { startTestServer } from "../testing/test-servers.ts";
import { createOpenApiDocument, type JsonSchema, type OpenApiDocument, type Operation } from "./document.ts";

/** Number of inputs of each kind for each route. `FAST_CHECK_RUNS=10000` is the long run. */
const numRuns = Number(process.env["FAST_CHECK_RUNS"] ?? 150);

let folder: TestFolder;
let server: RunningServer;
let storage: Storage;
beforeAll(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = `${folder.path}/site`;
  const settings = {
    DATA_DIR: folder.path,
    SITE_DIR: site,
    MEDIA_DIR: site,
    API_DOCS: "on",
    POSTS_PER_MINUTE: "0",
    CLIENT_ERRORS_PER_MINUTE: "0",
  };
  server = await startTestServer(settings);
  storage = await openStorage({ dataDir: folder.path, onIdleError: () => undefined });
});
afterAll(async () => {
  await storage.close();
  await server.stop();
  await folder.remove();
});

/** The parts of JSON Schema that our bodies use. */
interface BodySchema {
  readonly type?: string;
  readonly const?: string | number;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly allOf?: readonly { readonly pattern: string }[];
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly required?: readonly string[];
}

/** Generates values that match a schema. */
function valid(schema: BodySchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "object") {
    const entries = Object.entries(schema.properties ?? {}).map(
      ([name, part]) => [name, valid(part)] as const,
    );
    return fc.record(Object.fromEntries(entries), { requiredKeys: [...(schema.required ?? [])] });
  }
  if (schema.type === "integer") return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e9 });
  if (schema.type === "number") {
    return fc.double({ min: schema.minimum ?? -1e9, max: 1e9, noNaN: true, noDefaultInfinity: true });
  }
  const patterns = [schema.pattern, ...(schema.allOf ?? []).map(({ pattern }) => pattern)].filter(
    (each) => each !== undefined,
  );
  const [last = "^.*$"] = patterns.slice(-1);
  return fc
    .oneof(fc.string({ unit: "binary" }), fc.stringMatching(new RegExp(last, "u")))
    .filter((text) => patterns.every((pattern) => new RegExp(pattern, "u").test(text)))
    .filter((text) => text.length <= (schema.maxLength ?? 2_000));
}

/** Generates bodies that violate a schema in one place: a missing key, or a value of another type. */
function invalid(schema: BodySchema): fc.Arbitrary<unknown> {
  const names = schema.required ?? [];
  const broken = fc.constantFrom(null, true, [], {}, -1, ["text"]);
  return fc
    .tuple(
      valid(schema) as fc.Arbitrary<Record<string, unknown>>,
      fc.constantFrom(...names),
      fc.boolean(),
      broken,
    )
    .map(([body, name, drop, other]) => {
      const rest = Object.entries(body).filter(([each]) => each !== name);
      return Object.fromEntries(drop ? rest : [...rest, [name, other]]);
    });
}

const document = createOpenApiDocument();
const posts = Object.entries(document.paths).flatMap(([path, { post }]) => {
  const schema = post?.requestBody?.content["application/json"]?.schema;
  return post && schema ? [[path, post, schema as BodySchema] as const] : [];
});

async function send(path: string, body: string): Promise<{ status: number; answer: Envelope<unknown> }> {
  const response = await fetch(server.address + path, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  return { status: response.status, answer: (await response.json()) as Envelope<unknown> };
}

/** Asserts that the document contains this response for its status. */
function expectDocumented(
  { responses }: Operation,
  status: number,
  { code, message }: Envelope<unknown>,
): void {
  expect(code).toBe(status);
  expect(responses[String(status)]?.description.split(", ")).toContain(message);
}

/** Stores the file that a sample application names, because it must exist. */
async function putFile(url: unknown): Promise<void> {
  const id = typeof url === "string" ? fileIdOf(url) : undefined;
  if (id === undefined) return;
  const file = {
    id,
    name: "a.pdf",
    type: "pdf",
    size: 1,
    sha256: "0",
    created_at: Date.now(),
    lead_id: null,
  };
  await storage.insert([{ file }]);
}

const rows = async (): Promise<number> =>
  (await storage.leads.list()).length + (await storage.listVisits()).length;

describe.each(posts)("%s", (path, operation, schema) => {
  // Reports from browsers only go to the log.
  const stores = path !== routes.reportClientError;
  test(`takes ${numRuns} bodies that fit the document, and ${stores ? "stores each" : "stores none"}`, async () => {
    const before = await rows();
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(valid(schema), async (body) => {
        await putFile((body as { url?: unknown }).url);
        const { status, answer } = await send(path, JSON.stringify(body));
        sent += 1;
        expect(status, JSON.stringify(body)).toBe(200);
        expectDocumented(operation, status, answer);
      }),
      { numRuns },
    );
    const stored = stores ? sent : 0;
    expect(await rows()).toBe(before + stored);
    console.info(`${path}: ${sent} valid bodies, ${stored} stored`);
  });

  test(`refuses ${numRuns} bodies that break it, and ${numRuns} that are anything, and stores none`, async () => {
    const before = await rows();
    const counts = new Map<string, number>();
    const note = (message: string): void => void counts.set(message, (counts.get(message) ?? 0) + 1);
    await fc.assert(
      fc.asyncProperty(invalid(schema), async (body) => {
        const { status, answer } = await send(path, JSON.stringify(body));
        expect(answer, JSON.stringify(body)).toMatchObject({ code: 400, message: "request.invalid" });
        expectDocumented(operation, status, answer);
        note(answer.message);
      }),
      { numRuns },
    );
    const anything = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify([value])),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const { status, answer } = await send(path, body);
        expect(status, body).toBe(400);
        expectDocumented(operation, status, answer);
        note(answer.message);
      }),
      { numRuns },
    );
    expect(await rows()).toBe(before);
    console.info(
      `${path}: refused ${[...counts].map(([message, count]) => `${count} × ${message}`).join(", ")}; 0 stored`,
    );
  });
});

test("every route of the contract is described", () => {
  const described = Object.keys(document.paths).map((path) => path.replace("/{id}", ""));
  const expected = [...Object.values(routes), ...Object.values(feedPages)].filter(
    (route) => route !== routes.openApi,
  );
  expect(described.sort()).toEqual(expected.sort());
});

test("every call that reads is answered as the document says", async () => {
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get) continue;
    const response = await fetch(server.address + path.replace("{id}", "x".repeat(32)));
    const documented = get.responses[String(response.status)];
    expect(documented, `${path} ${response.status}`).toBeDefined();
    const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
    expect(Object.keys(documented?.content ?? {}), path).toContain(type);
    await response.body?.cancel();
  }
});

test("the checks of the contract stand in it as patterns", () => {
  const [, , schema] = posts.find(([path]) => path === routes.saveApplicationForm) ?? [];
  const pattern = (name: string): readonly unknown[] =>
    (schema?.properties?.[name]?.allOf ?? []).map((part: JsonSchema) => part["pattern"]);
  expect(pattern("applicant")).toEqual(["\\S"]);
  expect(pattern("email")).toHaveLength(2);
  expect(pattern("url")).toEqual([expect.stringContaining("/api/file/".replaceAll("/", "\\/"))]);
});

test("what the chat's socket carries stands in it", () => {
  const { send, receive } = document.paths[routes.chat]?.["get"]?.["x-websocket"] ?? {};
  expect(send).toMatchObject({
    required: ["message", "time"],
    properties: { message: { allOf: [{ pattern: "\\S" }] }, language: { enum: ["zh", "en"] } },
  });
  expect(receive).toMatchObject({ required: ["answer"] });
  expect(Object.keys(receive?.["properties"] ?? {})).toEqual(["answer", "time", "sources", "suggestions"]);
});

test("is served for programs, and for people where that is wanted", async () => {
  const served = (await (await fetch(server.address + routes.openApi)).json()) as OpenApiDocument;
  expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  const page = await fetch(`${server.address}/api/docs`);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toContain(`POST ${routes.insertMessage}`);
});

import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fileSizeLimit, formAction, formTokenHeader, maxBodyBytes, routes } from "../../contract/index.ts";
import type { RunningServer } from "../start-server.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { sendRaw, startTestServer } from "../testing/test-servers.ts";
import { waitFor } from "../testing/wait-for.ts";

let folder: TestFolder;
let server: RunningServer;
let storage: Storage;
let storedBefore: number;
let url: string;

beforeAll(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = `${folder.path}/site`;
  server = await startTestServer({ DATA_DIR: folder.path, SITE_DIR: site, MEDIA_DIR: site });
  storage = await openStorage({ dataDir: folder.path, onIdleError: () => undefined });
  url = server.address + routes.addAccessInformation;
});
afterAll(async () => {
  await storage.close();
  await server.stop();
  await folder.remove();
});
beforeEach(async () => {
  storedBefore = (await storage.leads.list()).length;
});

const lead = { surName: "王", name: "芳", email: "wang@example.com" };
const stored = async () => (await storage.leads.list()).slice(storedBefore);

function post(
  body: string | Uint8Array<ArrayBuffer>,
  type: string | null = "application/json",
  headers = {},
) {
  return fetch(url, { method: "POST", body, headers: { ...(type && { "content-type": type }), ...headers } });
}

/** Asserts that nothing was stored, that the response is an error envelope, and that the process is still running. */
async function expectRefused(response: Response, status: number, message: string, data: unknown = null) {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual({ code: status, message, data });
  expect(await stored()).toEqual([]);
  expect((await fetch(server.address + routes.health)).status).toBe(200);
}

describe("as JSON", () => {
  test("stores the lead with its outbox row and answers with its id", async () => {
    const response = await post(JSON.stringify(lead));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const answer = (await response.json()) as { data: { id: string } };
    expect(answer).toEqual({
      code: 200,
      message: "accessInformation.stored",
      data: { id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/) },
    });
    const [row] = await stored();
    expect(row).toMatchObject({
      id: answer.data.id,
      kind: "accessInformation",
      language: null,
      request_id: response.headers.get("x-request-id"),
    });
    expect(JSON.parse(row?.payload ?? "")).toEqual(lead);
    const outbox = (await storage.outbox.list()).filter(({ lead_id }) => lead_id === row?.id);
    expect(outbox).toHaveLength(1);
    expect(outbox[0]).toMatchObject({ topic: "lead.accessInformation", tries: 0 });
    expect(outbox[0]?.payload).not.toContain("wang");
  });

  test("stores what was typed, empty or odd, and drops what was not asked for", async () => {
    const odd = { surName: "", name: "  <b>'\";--\u0000\ud800 ", email: "not an address" };
    const response = await post(
      // Written as text: in an object literal, `__proto__` sets the prototype and would not be sent.
      JSON.stringify({ ...odd, extra: 1 }).replace(/}$/, ',"__proto__":{"surName":"x","polluted":1}}'),
      "application/json; charset=utf-8",
    );
    expect(response.status).toBe(200);
    expect((await stored())[0]?.payload).toBe(JSON.stringify(odd));
    expect("polluted" in {}).toBe(false);
  });

  test("takes a body of exactly the limit", async () => {
    const empty = JSON.stringify({ ...lead, name: "" });
    const name = "x".repeat(maxBodyBytes - Buffer.byteLength(empty));
    expect((await post(JSON.stringify({ ...lead, name }))).status).toBe(200);
  });

  test.each(["", "{", "surName=a&name=b", "undefined", "[1,", "\ufeff\ufeff{}"])(
    "refuses %j, which is not JSON",
    async (body) => {
      await expectRefused(await post(body), 400, "request.notJson");
    },
  );

  test("refuses bytes that are not UTF-8", async () => {
    const bytes = new Uint8Array([
      ...Buffer.from('{"surName":"'),
      0xff,
      0xfe,
      ...Buffer.from('","name":"","email":""}'),
    ]);
    await expectRefused(await post(bytes), 400, "request.notJson");
  });

  test.each([
    [{ ...lead, email: 1 }, ["email"]],
    [{ surName: null, name: [], email: {} }, ["surName", "name", "email"]],
    [{}, ["surName", "name", "email"]],
    [[], ["surName", "name", "email"]],
    [{ ...lead, name: undefined }, ["name"]],
    [null, []],
    ["text", []],
    [7, []],
  ])("refuses %j and names the fields", async (body, fields) => {
    await expectRefused(await post(JSON.stringify(body)), 400, "request.invalid", { fields });
  });

  test("refuses a body over the limit by its Content-Length", async () => {
    await expectRefused(
      await post(JSON.stringify({ ...lead, name: "x".repeat(maxBodyBytes) })),
      413,
      "request.tooLarge",
    );
  });

  test("refuses by Content-Length before the body arrives", async () => {
    const answer = await sendRaw(
      server.address,
      `POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n`,
    );
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toEqual({ code: 413, message: "request.tooLarge", data: null });
  });

  test("refuses a chunked body at the byte that is too many, and never reads on to its end", async () => {
    const chunk = `8000\r\n${"x".repeat(0x8000)}\r\n`;
    const answer = await sendRaw(server.address, [
      `POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      ...Array.from({ length: 3 }, () => chunk),
    ]);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toEqual({ code: 413, message: "request.tooLarge", data: null });
    expect(await stored()).toEqual([]);
  });

  test("takes a chunked body within the limit", async () => {
    const body = JSON.stringify({ surName: "", name: "chunked", email: "" });
    const answer = await sendRaw(server.address, [
      `POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      `${body.length.toString(16)}\r\n${body}\r\n`,
      "0\r\n\r\n",
    ]);
    expect(answer.status).toBe(200);
  });

  test.each(["text/plain", "multipart/form-data; boundary=x", "application/jsonp", ""])(
    "refuses the type %j",
    async (type) => {
      const body = new TextEncoder().encode(JSON.stringify(lead));
      await expectRefused(await post(body, type || null), 415, "request.unsupportedType");
    },
  );

  test("refuses a compressed body", async () => {
    const response = await post(JSON.stringify(lead), "application/json", { "content-encoding": "gzip" });
    await expectRefused(response, 415, "request.unsupportedType");
  });

  test("a connection that breaks in the middle stores nothing and harms nobody", async () => {
    const controller = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"surName":')),
    });
    const broken = fetch(url, {
      method: "POST",
      body,
      duplex: "half",
      headers: { "content-type": "application/json" },
      signal: controller.signal,
    } as RequestInit);
    setImmediate(() => controller.abort());
    await expect(broken).rejects.toThrow();
    expect(await stored()).toEqual([]);
    expect((await post(JSON.stringify(lead))).status).toBe(200);
  });
});

describe("as a form without JavaScript", () => {
  const form = new URLSearchParams(lead).toString();
  const formType = "application/x-www-form-urlencoded";

  function submit(language: string, body = form, headers: Record<string, string> = {}) {
    return fetch(`${url}${language}`, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { "content-type": formType, ...headers },
    });
  }

  test.each([
    ["?language=zh", "/sent", "zh"],
    ["?language=en", "/en/sent", "en"],
    ["", "/sent", null],
    ["?language=de", "/sent", null],
    ["?language=//evil.example", "/sent", null],
    ["?language=en&language=x", "/en/sent", "en"],
  ])("%s is stored and answered by %s", async (query, page, language) => {
    const response = await submit(query);
    expect([response.status, response.headers.get("location")]).toEqual([303, page]);
    const [row] = await stored();
    expect(row?.language).toBe(language);
    expect(JSON.parse(row?.payload ?? "")).toEqual(lead);
  });

  test.each([
    ["a field is missing", "surName=a&name=b"],
    ["it is too large", `${form}${"x".repeat(maxBodyBytes)}`],
    ["it is empty", ""],
    ["a field was sent twice", `${form}&name=another`],
    ["a field is not UTF-8", `${form}&message=%D6%D0`],
    ["it has more fields than any form", `${form}${"&a=".repeat(40)}`],
  ])("says that nothing was sent when %s", async (_, body) => {
    const response = await submit("?language=en", body);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/en/not-sent"]);
    expect(await stored()).toEqual([]);
  });

  test("keeps a character that a browser put in place of half an emoji", async () => {
    const typed = { ...lead, name: "\ufffd%" };
    expect((await submit("", String(new URLSearchParams(typed)))).headers.get("location")).toBe("/sent");
    expect(JSON.parse((await stored())[0]?.payload ?? "")).toEqual(typed);
  });

  test("the contract's form address leads here", async () => {
    const response = await fetch(server.address + formAction(routes.addAccessInformation, "en"), {
      method: "POST",
      body: form,
      redirect: "manual",
      headers: { "content-type": formType },
    });
    expect(response.headers.get("location")).toBe("/en/sent");
  });

  test.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    // Another port may be another person's program.
    { origin: "http://here.example:8080" },
    { origin: "null" },
  ])("refuses a form that %j shows to come from elsewhere", async (headers) => {
    const response = await submitRaw(headers);
    expect(response.status).toBe(403);
    expect(JSON.parse(response.body)).toEqual({ code: 403, message: "request.crossSite", data: null });
    expect(await stored()).toEqual([]);
  });

  test.each<Record<string, string>>([
    { "sec-fetch-site": "same-origin", origin: "https://shop.example" },
    { "sec-fetch-site": "none" },
    { origin: "http://here.example" },
    {},
  ])("takes a form with %j", async (headers) => {
    expect((await submitRaw(headers)).status).toBe(303);
    expect(await stored()).toHaveLength(1);
  });

  /** Sends a raw request, because `fetch` does not allow setting these headers. */
  function submitRaw(headers: Record<string, string>) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return sendRaw(
      server.address,
      `POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: here.example\r\nContent-Type: ${formType}\r\n` +
        `${lines.join("")}Content-Length: ${form.length}\r\nConnection: close\r\n\r\n${form}`,
    );
  }
});

test("a form that is too large gets its page although a proxy goes on sending it", async () => {
  const { hostname, port } = new URL(server.address);
  const size = 2 * (fileSizeLimit + maxBodyBytes);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    answer += chunk;
  });
  // nginx closes each connection after one request, and answers 502 if it is cut while it sends.
  socket.write(
    `POST ${routes.saveApplicationForm} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n` +
      `Content-Type: multipart/form-data; boundary=B\r\nContent-Length: ${size}\r\n\r\n`,
  );
  await waitFor("the answer", () => answer.includes("\r\n\r\n"));
  const ended = once(socket, "end");
  await new Promise<void>((resolve, reject) =>
    socket.write(Buffer.alloc(size), (error) => (error ? reject(error) : resolve())),
  );
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 303 [\s\S]*\r\nlocation: \/not-sent\r\n/i);
  socket.destroy();
});

const application = {
  applicant: "陈颖",
  corporateName: "一间木工房",
  email: "chen@example.com",
  phone: "010-0000-0000 / 139 0000 0000",
  sampleModel: "Light 530",
  applicationDescription: "3 mm 椴木，切齿轮",
  url: "",
};
const message = {
  name: "Ada O'Neil",
  phone: "+44 20 0000 0000",
  email: "ada.o'neil@example.ie",
  message: "Do you ship to Dublin?\nWe need two.",
  corporateName: "Makers Ltd",
  country: "",
  state: 1,
};

describe.each([
  ["applicationForm", routes.saveApplicationForm, application, "applicationForm.stored"],
  ["message", routes.insertMessage, message, "message.stored"],
] as const)("%s", (kind, route, lead, stored_) => {
  const send = (body: unknown) =>
    fetch(server.address + route, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });

  test("is stored as it was typed, with its outbox row", async () => {
    const response = await send({ ...lead, extra: "dropped" });
    expect(await response.json()).toMatchObject({ code: 200, message: stored_ });
    const [row] = await stored();
    expect(row?.kind).toBe(kind);
    expect(JSON.parse(row?.payload ?? "")).toEqual(lead);
    const outbox = (await storage.outbox.list()).filter(({ lead_id }) => lead_id === row?.id);
    expect(outbox).toMatchObject([{ topic: `lead.${kind}` }]);
  });

  const texts = Object.entries(lead)
    .filter(([, value]) => typeof value === "string" && value !== "")
    .map(([name]) => name);
  test.each(texts)("is refused without %s, and with spaces alone in it", async (name) => {
    for (const value of ["", "  \u3000\n", undefined, 7])
      await expectRefused(await send({ ...lead, [name]: value }), 400, "request.invalid", { fields: [name] });
  });

  test.each([
    "ada",
    "ada@",
    "@example.com",
    "a b@example.com",
    "ada@example",
    "a@b.c\r\nBcc: x@y.z",
    "a@b.c\nBcc: x@y.z",
    "<a@b.co>",
  ])("is refused with the email address %j", async (email) => {
    await expectRefused(await send({ ...lead, email }), 400, "request.invalid", { fields: ["email"] });
  });

  test.each(["o'neil@x.ie", "名字@例子.中国", "a+b@xn--fsqu00a.example", " ada@example.com "])(
    "is stored with the email address %j",
    async (email) => {
      expect((await send({ ...lead, email })).status).toBe(200);
    },
  );

  test("as an HTML form is answered by a page of its language", async () => {
    const body = new URLSearchParams(
      Object.entries(lead).flatMap(([name, value]) =>
        typeof value === "string" && value !== "" ? [[name, value]] : [],
      ),
    );
    const answer = await fetch(`${server.address}${formAction(route, "en")}`, {
      method: "POST",
      body,
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/en/sent"]);
    expect(JSON.parse((await stored())[0]?.payload ?? "")).toEqual(lead);
    body.delete("email");
    const refused = await fetch(server.address + route, { method: "POST", body, redirect: "manual" });
    expect(refused.headers.get("location")).toBe("/not-sent");
    expect(await stored()).toHaveLength(1);
  });
});

test("a sample application as an HTML form keeps both of its numbers", async () => {
  const body = new URLSearchParams({ ...application, phone: "020 0000", mobile: "0770 000" });
  await fetch(server.address + routes.saveApplicationForm, { method: "POST", body, redirect: "manual" });
  expect(JSON.parse((await stored())[0]?.payload ?? "")).toEqual({
    ...application,
    phone: "020 0000 / 0770 000",
  });
});

test.each([
  "https://evil.example/x.pdf",
  "https://evil.example/api/file/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "/api/file/short",
  "/api/file/../../etc/passwd",
  "javascript:alert(1)",
])("a sample application cannot point staff to %j", async (url) => {
  const response = await fetch(server.address + routes.saveApplicationForm, {
    method: "POST",
    body: JSON.stringify({ ...application, url }),
    headers: { "content-type": "application/json" },
  });
  await expectRefused(response, 400, "request.invalid", { fields: ["url"] });
});

test("a sample application with a file that is not there any more is refused, and nothing is stored", async () => {
  const send = (url: string): Promise<Response> =>
    fetch(server.address + routes.saveApplicationForm, {
      method: "POST",
      body: JSON.stringify({ ...application, url }),
      headers: { "content-type": "application/json" },
    });
  await expectRefused(await send(`/api/file/${"x".repeat(32)}`), 409, "file.gone", null);
  expect(await stored()).toEqual([]);
});

test.each([
  [{ ...message, state: 2 }, "state"],
  [{ ...message, state: "1" }, "state"],
  [{ ...message, country: null }, "country"],
])("a message is refused when %j breaks the fixed keys", async (body, field) => {
  const response = await fetch(server.address + routes.insertMessage, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  await expectRefused(response, 400, "request.invalid", { fields: [field] });
});

test("the same form sent again with the same content is one lead with one message to the staff", async () => {
  const token = async () => {
    const response = await fetch(`${server.address}${routes.formToken}?form=${routes.addAccessInformation}`);
    return ((await response.json()) as { data: { token: string } }).data.token;
  };
  const send = async (formToken: string, name = lead.name) => {
    const response = await post(JSON.stringify({ ...lead, name }), undefined, {
      [formTokenHeader]: formToken,
    });
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const [mine, other] = [await token(), await token()];
  const [first, again, ...others] = [
    await send(mine),
    await send(mine),
    await send(mine, "芳芳"),
    await send(other),
    await send(""),
    await send(""),
  ];
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(5);
  const ids = (await stored()).map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set([first, ...others]));
  expect(ids).toHaveLength(5);
  const announced = (await storage.outbox.list()).filter(({ lead_id }) => lead_id === first);
  expect(announced).toHaveLength(1);
});

import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { routes } from "../contract/index.ts";
import { createApiClient } from "./index.ts";

const lead = { surName: "王", name: "芳", email: "wang@example.com" };
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Starts a server with the given request listener and returns its base URL. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const address = started.address();
  if (address === null || typeof address === "string") throw new Error("not listening on TCP");
  return `http://127.0.0.1:${address.port}`;
}

const answering =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(body);

test("posts exactly the three fields and returns the receipt", async () => {
  let received = "";
  const baseUrl = await serve((request, response) => {
    request.on("data", (chunk) => {
      received += `${request.method} ${request.url} ${request.headers["content-type"]} ${chunk}`;
    });
    request.on("end", () =>
      response.end(JSON.stringify({ code: 200, message: "accessInformation.stored", data: { id: "7" } })),
    );
  });
  const typed = { ...lead, honeypot: "not part of the contract" };
  const result = await createApiClient({ baseUrl: `${baseUrl}/` }).addAccessInformation(typed);
  expect(result).toEqual({ ok: true, data: { id: "7" } });
  expect(received).toBe(`POST ${routes.addAccessInformation} application/json ${JSON.stringify(lead)}`);
});

test("names the page's language in the address, not in the body", async () => {
  let address: string | undefined;
  const baseUrl = await serve((request, response) => {
    address = request.url;
    request.resume().on("end", () => response.end("{}"));
  });
  await createApiClient({ baseUrl }).addAccessInformation(lead, { language: "en" });
  expect(address).toBe(`${routes.addAccessInformation}?language=en`);
});

test.each(["{}", "[]", "null", '{"code":200,"message":"ok"}', '{"code":200,"message":"ok","data":{"id":7}}'])(
  "by decision 16, a 2xx answer in JSON is success: %s",
  async (body) => {
    const baseUrl = await serve(answering(201, body));
    expect(await createApiClient({ baseUrl }).addAccessInformation(lead)).toEqual({ ok: true, data: null });
  },
);

test.each([
  [503, { code: 503, message: "server.busy", data: null }, { code: 503, message: "server.busy" }],
  [200, { code: 500, message: "server.failed", data: null }, { code: 500, message: "server.failed" }],
  [
    400,
    { code: 200, message: "accessInformation.stored", data: { id: "7" } },
    { code: 200, message: "accessInformation.stored" },
  ],
  [502, { error: "bad gateway" }, { code: 502, message: undefined }],
])("status %i with %j is a refusal", async (status, body, expected) => {
  const baseUrl = await serve(answering(status, JSON.stringify(body)));
  const result = await createApiClient({ baseUrl }).addAccessInformation(lead);
  expect(result).toEqual({ ok: false, kind: "rejected", status, ...expected });
});

test.each([
  [200, "<!doctype html>"],
  [502, "Bad Gateway"],
  [200, ""],
])("status %i with the text %j is not JSON", async (status, body) => {
  const baseUrl = await serve(answering(status, body));
  const result = await createApiClient({ baseUrl }).addAccessInformation(lead);
  expect(result).toEqual({ ok: false, kind: "not-json", status });
});

test("a server that is not there is a network failure with its cause", async () => {
  const result = await createApiClient({ baseUrl: "http://127.0.0.1:1" }).addAccessInformation(lead);
  expect(result).toMatchObject({ ok: false, kind: "network", cause: expect.any(TypeError) });
});

test("a connection that breaks in the middle of an answer is a network failure", async () => {
  const baseUrl = await serve((_, response) => {
    response.writeHead(200, { "content-length": 100 });
    response.write("{", () => response.destroy());
  });
  const result = await createApiClient({ baseUrl }).addAccessInformation(lead);
  expect(result).toMatchObject({ ok: false, kind: "network" });
});

test.each<[string, RequestListener]>([
  ["at all", () => undefined],
  ["to the end", (_, response) => response.writeHead(200, { "content-length": 100 }).write("{")],
])("a server that does not answer %s runs into the time-out", async (_, listener) => {
  const baseUrl = await serve(listener);
  const result = await createApiClient({ baseUrl, timeoutMs: 100 }).addAccessInformation(lead);
  expect(result).toEqual({ ok: false, kind: "timeout" });
});

test("an aborted call says so, before and during the request", async () => {
  const controller = new AbortController();
  const baseUrl = await serve(() => controller.abort());
  const api = createApiClient({ baseUrl });
  const aborted = { ok: false, kind: "aborted" };
  expect(await api.addAccessInformation(lead, { signal: controller.signal })).toEqual(aborted);
  expect(await api.addAccessInformation(lead, { signal: AbortSignal.abort() })).toEqual(aborted);
});

test("an aborted call stops its request at once, long before the time-out", async () => {
  const controller = new AbortController();
  let signal: AbortSignal | null | undefined;
  const api = createApiClient({
    fetch: (_, init) => {
      signal = init?.signal;
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal?.reason)));
    },
  });
  const result = api.news({ signal: controller.signal });
  expect(signal?.aborted).toBe(false);
  controller.abort();
  expect(signal?.aborted).toBe(true);
  expect(await result).toEqual({ ok: false, kind: "aborted" });
});

test("uses the fetch it is given, and the page's own origin by default", async () => {
  let asked: unknown;
  const api = createApiClient({
    fetch: async (input) => {
      asked = input;
      return Response.json({ code: 200, message: "ok", data: { id: "1" } });
    },
  });
  expect(await api.addAccessInformation(lead)).toEqual({ ok: true, data: { id: "1" } });
  expect(asked).toBe(routes.addAccessInformation);
});

test.each([
  [
    "saveApplicationForm",
    routes.saveApplicationForm,
    {
      applicant: "a",
      corporateName: "b",
      email: "c@d.ef",
      phone: "1",
      sampleModel: "Light 530",
      applicationDescription: "d",
      url: "",
    },
    {},
  ],
  [
    "insertMessage",
    routes.insertMessage,
    { name: "a", phone: "1", email: "c@d.ef", message: "m", corporateName: "b" },
    { country: "", state: 1 },
  ],
] as const)("%s posts exactly its seven keys", async (call, route, typed, fixed) => {
  let received: unknown;
  let address: string | undefined;
  const baseUrl = await serve(async (request, response) => {
    address = request.url;
    let body = "";
    for await (const chunk of request) body += chunk;
    received = JSON.parse(body);
    response.end(JSON.stringify({ code: 200, message: "stored", data: { id: "7" } }));
  });
  const client = createApiClient({ baseUrl });
  // The table above holds the fields of both forms, while each call accepts only its own, hence the cast.
  const send = client[call] as (
    fields: object,
    options: { language: "en" },
  ) => ReturnType<typeof client.insertMessage>;
  expect(await send({ ...typed, honeypot: "x" }, { language: "en" })).toEqual({
    ok: true,
    data: { id: "7" },
  });
  expect(address).toBe(`${route}?language=en`);
  expect(received).toEqual({ ...typed, ...fixed });
});

const message = { name: "a", phone: "1", email: "c@d.ef", message: "m", corporateName: "b" };
const application = {
  applicant: "a",
  corporateName: "b",
  email: "c@d.ef",
  phone: "1",
  sampleModel: "m",
  applicationDescription: "d",
  url: "",
};

describe.each([
  '{"code":200,"message":"ok","data":null}',
  '{"code":200,"message":"ok"}',
  '{"code":200,"data":{"id":7}}',
  '{"code":200,"message":null,"data":"stored"}',
])("code 200 is success whatever the data: %s", (body) => {
  test.each(["insertMessage", "saveApplicationForm"] as const)("%s", async (call) => {
    const client = createApiClient({ baseUrl: await serve(answering(200, body)) });
    const result =
      call === "insertMessage" ? client.insertMessage(message) : client.saveApplicationForm(application);
    expect(await result).toEqual({ ok: true, data: null });
  });
});

test("JSON without a code is no success for the forms whose code is checked", async () => {
  const baseUrl = await serve(answering(200, '{"data":{"id":"7"}}'));
  expect(await createApiClient({ baseUrl }).insertMessage(message)).toEqual({
    ok: false,
    kind: "bad-shape",
    status: 200,
  });
});

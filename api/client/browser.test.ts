import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, request as startRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type WebSocket as ServerSocket, WebSocketServer } from "ws";
import { routes } from "../contract/index.ts";
import { type ChatState, createApiClient, createChatSocket } from "./index.ts";

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

let server: Server;
let baseUrl: string;
let received: Received[];
let answer: { status: number; body: string };
beforeEach(async () => {
  received = [];
  answer = { status: 200, body: "{}" };
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const envelope = (data: unknown): string => JSON.stringify({ code: 200, message: "ok", data });

describe("reading", () => {
  const item = {
    id: "kerf",
    title: "割缝",
    author: "LightMaker",
    createTime: "2026-11-12T12:00:00.000Z",
    type: "技术分享",
    content: "<p>1</p>",
    state: 1,
    photoUrl: "",
    profile: "p",
  };

  test("news come in the page's language", async () => {
    answer.body = envelope([item]);
    const api = createApiClient({ baseUrl });
    expect(await api.news({ language: "en" })).toEqual({ ok: true, data: [item] });
    await api.news();
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${routes.selectNews}?language=en`,
      `GET ${routes.selectNews}`,
    ]);
  });

  test("what does not look like news is told apart from a refusal", async () => {
    const api = createApiClient({ baseUrl });
    answer.body = envelope([{ ...item, title: 1 }]);
    expect(await api.news()).toEqual({ ok: false, kind: "bad-shape", status: 200 });
    answer = { status: 503, body: JSON.stringify({ code: 503, message: "server.busy", data: null }) };
    expect(await api.news()).toMatchObject({ ok: false, kind: "rejected", message: "server.busy" });
  });

  test("SEO entries and form tokens", async () => {
    const api = createApiClient({ baseUrl });
    const entry = { path: "/", title: "t", keyword: "", describe: "" };
    answer.body = envelope([entry]);
    expect(await api.seo()).toEqual({ ok: true, data: [entry] });
    answer.body = envelope({ token: "t" });
    expect(await api.formToken(routes.insertMessage)).toEqual({ ok: true, data: { token: "t" } });
    expect(received.at(-1)?.url).toBe(`${routes.formToken}?form=${routes.insertMessage}`);
  });
});

test("token and trap travel in headers, not in the body", async () => {
  const lead = { surName: "王", name: "芳", email: "" };
  await createApiClient({ baseUrl }).addAccessInformation(lead, { token: "a.b", trap: "网址" });
  expect(received[0]?.headers).toMatchObject({ "x-form-token": "a.b", "x-form-trap": encodeURI("网址") });
  expect(JSON.parse(received[0]?.body ?? "")).toEqual(lead);
});

describe("visits", () => {
  const beacons: string[] = [];
  const browser = (more: object = {}): void => {
    beacons.length = 0;
    vi.stubGlobal("navigator", {
      sendBeacon: (url: string, body: string) => beacons.push(`${url} ${body}`),
      ...more,
    });
  };

  test("are sent in seconds on leaving a route, in a request that outlives the page", async () => {
    browser();
    let init: RequestInit | undefined;
    const sent = Promise.withResolvers<string>();
    const api = createApiClient({
      fetch: async (input, options) => {
        init = options;
        sent.resolve(String(input));
        throw new TypeError("the page has gone");
      },
    });
    api.reportVisit("/products", 12_500);
    expect(await sent.promise).toBe(routes.saveVisit);
    expect(init).toMatchObject({ keepalive: true, body: '{"visitPage":"/products","stopTime":12.5}' });
    expect(beacons).toEqual([]);
  });

  test("are sent in milliseconds on unload, by a beacon", () => {
    browser();
    createApiClient().reportVisit("/products", 12_500, true);
    expect(beacons).toEqual([`${routes.saveVisit}?reason=unload {"visitPage":"/products","stopTime":12500}`]);
  });

  test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("are not sent with %j", (asked) => {
    browser(asked);
    createApiClient({ fetch: () => Promise.reject(new Error("nothing may be sent")) }).reportVisit(
      "/",
      1,
      true,
    );
    expect(beacons).toEqual([]);
  });
});

describe("uploads", () => {
  /** The part of `XMLHttpRequest` that the client uses, implemented over a real connection. */
  class NodeRequest {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = "";
    timeout = 0;
    onload?: () => void;
    onerror?: (cause: unknown) => void;
    ontimeout?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    #address = "";
    #outgoing: ReturnType<typeof startRequest> | undefined;
    #aborted = false;
    open(_method: string, address: string): void {
      this.#address = address;
    }
    abort(): void {
      this.#aborted = true;
      this.#outgoing?.destroy();
      this.onabort?.();
      this.onloadend?.();
    }
    async send(form: FormData): Promise<void> {
      const wrapped = new Response(form);
      const body = Buffer.from(await wrapped.arrayBuffer());
      if (this.#aborted) return;
      const headers = { "content-type": wrapped.headers.get("content-type") ?? "" };
      this.#outgoing = startRequest(this.#address, { method: "POST", headers, timeout: this.timeout });
      this.#outgoing.on("timeout", () => {
        this.#aborted = true;
        this.#outgoing?.destroy();
        this.ontimeout?.();
        this.onloadend?.();
      });
      this.#outgoing.on("error", (cause) => {
        if (this.#aborted) return;
        this.onerror?.(cause);
        this.onloadend?.();
      });
      this.#outgoing.on("response", async (response) => {
        for await (const chunk of response) this.responseText += chunk;
        this.status = response.statusCode ?? 0;
        this.onload?.();
        this.onloadend?.();
      });
      this.#outgoing.end(body, () => this.upload.onprogress?.({ loaded: body.length, total: body.length }));
    }
  }
  beforeEach(() => vi.stubGlobal("XMLHttpRequest", NodeRequest));
  const file = new File(["%PDF-1.7"], "图纸.pdf");

  test("send one file, say how far they are, and return its address", async () => {
    answer.body = envelope({ url: "/api/file/x" });
    const progress: number[] = [];
    const result = await createApiClient({ baseUrl }).uploadFile(file, {
      onProgress: (part) => progress.push(part),
    });
    expect(result).toEqual({ ok: true, data: { url: "/api/file/x" } });
    expect(progress.at(-1)).toBe(1);
    expect(received[0]).toMatchObject({ method: "POST", url: routes.uploadFile });
    expect(received[0]?.body).toContain('filename="图纸.pdf"');
  });

  test("tell refusals, broken connections and time-outs apart", async () => {
    answer = { status: 413, body: JSON.stringify({ code: 413, message: "file.tooLarge", data: null }) };
    const api = createApiClient({ baseUrl });
    expect(await api.uploadFile(file)).toMatchObject({
      kind: "rejected",
      code: 413,
      message: "file.tooLarge",
    });
    answer = { status: 502, body: "<html>" };
    expect(await api.uploadFile(file)).toEqual({ ok: false, kind: "not-json", status: 502 });
    expect(await createApiClient({ baseUrl: "http://127.0.0.1:1" }).uploadFile(file)).toMatchObject({
      kind: "network",
    });
    server.removeAllListeners("request");
    expect(await api.uploadFile(file, { timeoutMs: 50 })).toEqual({ ok: false, kind: "timeout" });
  });

  test("can be aborted before and during", async () => {
    server.removeAllListeners("request");
    const api = createApiClient({ baseUrl });
    const aborted = { ok: false, kind: "aborted" };
    expect(await api.uploadFile(file, { signal: AbortSignal.abort() })).toEqual(aborted);
    const controller = new AbortController();
    server.on("request", () => controller.abort());
    expect(await api.uploadFile(file, { signal: controller.signal })).toEqual(aborted);
  });
});

describe("the chat's connection", () => {
  let sockets: WebSocketServer;
  let page: EventTarget & { hidden?: boolean };
  let online: { onLine: boolean };
  beforeEach(() => {
    sockets = new WebSocketServer({ server });
    page = Object.assign(new EventTarget(), { hidden: false });
    online = { onLine: true };
    vi.stubGlobal("document", page);
    vi.stubGlobal("navigator", online);
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  });
  afterEach(() => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });

  function open(): { chat: ReturnType<typeof createChatSocket>; states: ChatState[]; answers: unknown[] } {
    const states: ChatState[] = [];
    const answers: unknown[] = [];
    const chat = createChatSocket({
      url: baseUrl.replace("http", "ws") + routes.chat,
      onAnswer: (each) => answers.push(each),
      onState: (state) => states.push(state),
      retryMs: 20,
    });
    return { chat, states, answers };
  }
  const nextClient = async (): Promise<ServerSocket> =>
    ((await once(sockets, "connection")) as [ServerSocket])[0];

  test("sends what was typed, trimmed, and nothing that is empty", async () => {
    const arriving = nextClient();
    const { chat, states, answers } = open();
    expect(chat.send("too early")).toBe(false);
    const client = await arriving;
    const message = once(client, "message");
    await vi.waitFor(() => expect(states).toEqual(["connecting", "connected"]));
    expect(chat.send("  ")).toBe(false);
    expect(chat.send(" 你好 ")).toBe(true);
    const [data] = (await message) as [Buffer];
    expect(JSON.parse(data.toString())).toEqual({
      message: "你好",
      time: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const inEnglish = once(client, "message");
    chat.send("1390", "en");
    expect(JSON.parse(String((await inEnglish)[0]))).toMatchObject({ message: "1390", language: "en" });
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    client.send("not JSON");
    client.send('{"answer":1}');
    client.send('{"answer":"您好","time":"t"}');
    await vi.waitFor(() => expect(answers).toEqual([{ answer: "您好", time: "t" }]));
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
    chat.close();
  });

  test("comes back after a break, and not after it was closed", async () => {
    const first = nextClient();
    const { chat, states } = open();
    (await first).terminate();
    await nextClient();
    await vi.waitFor(() =>
      expect(states).toEqual(["connecting", "connected", "closed", "connecting", "connected"]),
    );
    chat.close();
    await vi.waitFor(() => expect(states.at(-1)).toBe("closed"));
    expect(chat.send("too late")).toBe(false);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(states.at(-1)).toBe("closed");
  });

  test.each([
    [
      "hidden",
      "visibilitychange",
      () => Object.assign(page, { hidden: true }),
      () => Object.assign(page, { hidden: false }),
    ],
    [
      "offline",
      "online",
      () => Object.assign(online, { onLine: false }),
      () => Object.assign(online, { onLine: true }),
    ],
  ])("waits while the page is %s", async (_, event, leave, comeBack) => {
    const first = nextClient();
    const { chat, states } = open();
    const client = await first;
    leave();
    client.terminate();
    await vi.waitFor(() => expect(states.at(-1)).toBe("closed"));
    page.dispatchEvent(new Event(event));
    comeBack();
    const second = nextClient();
    page.dispatchEvent(new Event(event));
    await second;
    chat.close();
  });
});

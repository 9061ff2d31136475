import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { join } from "node:path";
import { connect as connectTls, type SecureVersion, type TLSSocket } from "node:tls";
import { WebSocket } from "ws";
import { fileSizeLimit, routes } from "../contract/index.ts";
import { makeCertificate } from "../server/testing/certificate.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { freePort } from "../server/testing/free-port.ts";
import { findProgram, programNamed } from "../server/testing/programs.ts";
import { samples } from "../server/testing/sample-files.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import { builtSite } from "./built-site.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { type Answer, ask, fileForm, outcomeOf, post } from "./requests.ts";

/** Connections that nginx has here. The operator's has eight times as many. */
const proxyConnections = 1_024;

const deployFolder = join(import.meta.dirname, "../../docs/deploy");

/** Addresses of proxy and visitor. They differ, so that the server can distinguish the trusted proxy from the visitor. */
const [proxyAddress, visitorAddress, visitorNetwork] = ["127.0.0.1", "127.1.2.3", "127.1.2.0"];
/** Address of a client that takes all it can get. */
const greedyAddress = "127.1.3.4";

/** Running proxy. */
export interface Proxy {
  /** Its `https://` origin. */
  readonly origin: string;
  /** Its `http://` origin. */
  readonly plainOrigin: string;
  /** Access log, which must stay empty. */
  readonly visitorLog?: string;
  /** Folder in which it collects bodies, if it limits the connections of an address. */
  readonly bodies?: string;
}

/** Starts a proxy in front of servers. */
export type StartProxy = (end: AsyncDisposableStack, servers: readonly string[]) => Promise<Proxy>;

/** Starts nginx with `docs/deploy/nginx.conf`. Replaces only ports, the certificate's paths and the servers. */
export const startNginx: StartProxy = async (end, servers) => {
  const program = findProgram(programNamed("nginx"));
  const { folder, certificate, key, port, plainPort } = await prepare(end);
  const [line = ""] = /^ *server 127\.0\.0\.1:3000 .*\n/m.exec(await readDeploy("nginx.conf")) ?? [];
  const site = replaceAll(await readDeploy("nginx.conf"), {
    [line]: servers.map((server) => line.replace("127.0.0.1:3000", hostOf(server))).join(""),
    "listen 80;": `listen 127.0.0.1:${plainPort};`,
    // The tests' machines may have no IPv6.
    "    listen [::]:80;\n": "",
    "    listen [::]:443 ssl http2;\n": "",
    "listen 443 ": `listen 127.0.0.1:${port} `,
    "/etc/ssl/certs/www.example.com.pem": certificate,
    "/etc/ssl/private/www.example.com.key": key,
  });
  await writeFile(join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections ${proxyConnections}; } http { access_log ${join(folder, "access.log")}; ${temporary.join(" ")} include ${folder}/site.conf; }`,
  );
  const proxy = await run(end, program, ["-c", join(folder, "nginx.conf"), "-p", folder], port, plainPort);
  return { ...proxy, visitorLog: join(folder, "access.log"), bodies: join(folder, "client_body") };
};

/** Starts Caddy with `docs/deploy/Caddyfile`. Replaces only the name, the certificate and the servers. */
export const startCaddy: StartProxy = async (end, servers) => {
  const program = findProgram(programNamed("caddy"));
  // The firewall's limit that it needs. The words are checked, and nothing is changed; only root may ask.
  if (process.getuid?.() === 0)
    execFileSync(findProgram(programNamed("nft", "nftables")), [
      "--check",
      "--file",
      join(deployFolder, "nftables.conf"),
    ]);
  const { folder, certificate, key, port, plainPort } = await prepare(end);
  const site = replaceAll(await readDeploy("Caddyfile"), {
    "http://www.example.com {": `http://www.example.com:${plainPort} {\n\tbind 127.0.0.1`,
    "www.example.com {": `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
    "127.0.0.1:3000": servers.map(hostOf).join(" "),
    "{\n\tservers {": `{\n\tadmin off\n\thttp_port ${plainPort}\n\tauto_https disable_redirects\n\tservers {`,
  });
  await writeFile(join(folder, "Caddyfile"), site);
  const words = ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  return run(end, program, words, port, plainPort, {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  });
};

/** Tests everything that a proxy in front of the product can break. */
function behind(name: string, startProxy: StartProxy): Fault {
  return {
    name,
    async run(end) {
      const host = await createHost(end, { ...builtSite(), TRUSTED_PROXIES: proxyAddress });
      const server = await host.start();
      const { origin, plainOrigin, visitorLog, bodies } = await startProxy(end, [server.address]);

      const page = await ask(origin, { headers: { "Accept-Encoding": "br, gzip" } });
      assert.equal(page.status, 200);
      assert.equal(page.headers["content-encoding"], "br", "Brotli does not pass.");
      const direct = await ask(server.address, { headers: { "Accept-Encoding": "br, gzip" } });
      assert.deepEqual(page.body, direct.body, "The proxy changed the page.");
      assert.equal(page.headers.etag, direct.headers.etag);
      const again = await ask(origin, {
        headers: { "Accept-Encoding": "br, gzip", "If-None-Match": page.headers.etag ?? "" },
      });
      assert.deepEqual([again.status, again.body.length], [304, 0]);

      const large = await upload(origin, fileSizeLimit - 1);
      assert.equal(outcomeOf(large), "200 file.stored");
      const tooLarge = await upload(origin, 11.5 * 1_024 * 1_024);
      assert.equal(
        outcomeOf(tooLarge),
        "413 file.tooLarge",
        "The visitor reads the proxy's error, not ours.",
      );

      const visit = await post(
        origin + routes.saveVisit,
        { visitPage: "/", stopTime: 1 },
        { localAddress: visitorAddress },
      );
      assert.equal(visit.status, 200);
      const storage = await host.openStorage();
      assert.deepEqual(
        (await storage.listVisits()).map(({ network }) => network),
        [visitorNetwork],
        "The visitor's address does not arrive.",
      );

      const answer = await chat(origin);
      const protocol = await askHttp2(origin);
      await assertTls(origin);
      await assertPlain(plainOrigin);
      const greedy = bodies ? `, ${await assertShared(end, origin, bodies)}` : "";
      if (visitorLog) assert.equal(await readFile(visitorLog, "utf8"), "", "The proxy writes visitors down.");
      return `page with Brotli, 304, upload of 10 MB, 413 of ours at 11.5 MB, visitor's address, chat (${answer.length} letters), ${protocol}${greedy}, and by plain HTTP the way to HTTPS for pages alone`;
    },
  };
}

export const behindNginx: Fault = behind("behind-nginx", startNginx);
export const behindCaddy: Fault = behind("behind-caddy", startCaddy);

/** Unfinished requests of one address: uploads that lack their end, and batches of forms, together more than nginx has connections. */
const [greedyUploads, greedyBatches, greedyForms] = [20, 30, 50];

/**
 * Lets one address hold as many unfinished requests as it gets. Others ask for a page after each batch of them.
 *
 * @param bodies folder in which nginx collects bodies
 * @throws AssertionError if others are refused, if the address is not, or if bodies are on the disk
 */
async function assertShared(end: AsyncDisposableStack, origin: string, bodies: string): Promise<string> {
  const greedy: GreedyClient[] = [];
  end.defer(() => {
    for (const client of greedy) client.stop();
  });
  const open = async (count: number, path: string, type: string, announced: number, sent: number) => {
    const batch = Array.from(
      { length: count },
      () => new GreedyClient(origin, `POST ${path} HTTP/1.1\r\nContent-Type: ${type}`, announced, sent),
    );
    greedy.push(...batch);
    await Promise.all(batch.map(({ connected }) => connected));
  };
  let slowest = 0;
  const form = "multipart/form-data; boundary=B";
  await open(greedyUploads, routes.uploadFile, form, fileSizeLimit, 1_000_000);
  for (let batch = 0; batch < greedyBatches; batch += 1) {
    await open(greedyForms, routes.insertMessage, "application/json", 2_000, 1);
    const start = performance.now();
    assert.equal((await ask(origin)).status, 200, "Others get no page.");
    slowest = Math.max(slowest, performance.now() - start);
  }
  const others = await post(origin + routes.saveVisit, { visitPage: "/", stopTime: 1 });
  assert.equal(others.status, 200, "Others cannot send.");
  // nginx closes others without an answer when it needs their connections.
  const refused = greedy.filter(({ text }) => text.startsWith("HTTP/1.1 429")).length;
  assert.ok(refused > 4 * greedyForms, `Only ${refused} requests of an address were refused.`);
  const onDisk = await sizeOfFolder(bodies);
  assert.equal(onDisk, 0, `Unfinished bodies take ${onDisk} bytes of the disk.`);
  return `${greedy.length} unfinished requests of one address, ${refused} of them refused, none on the disk, others' pages within ${Math.round(slowest)} ms`;
}

/** Announces a body, sends a part of it, then nothing. */
class GreedyClient {
  text = "";
  /** Settles when it is connected, or refused. */
  readonly connected: Promise<void>;
  readonly #socket: TLSSocket;

  constructor(origin: string, head: string, announced: number, sent: number) {
    const port = Number(new URL(origin).port);
    const socket = connect({ host: "127.0.0.1", port, localAddress: greedyAddress });
    this.#socket = connectTls({ socket, rejectUnauthorized: false });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.connected = promise;
    for (const each of [socket, this.#socket]) each.on("error", () => resolve());
    this.#socket.on("secureConnect", resolve).on("close", () => resolve());
    this.#socket.on("data", (chunk: Buffer) => {
      this.text += chunk.toString("latin1");
    });
    this.#socket.write(`${head}\r\nHost: localhost\r\nContent-Length: ${announced}\r\n\r\n`);
    this.#socket.write(Buffer.alloc(sent, 32));
  }

  stop(): void {
    this.#socket.destroy();
  }
}

async function sizeOfFolder(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found?.isFile() ? found.size : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function upload(origin: string, size: number): Promise<Answer> {
  const bytes = Buffer.concat([samples.pdf, Buffer.alloc(size - samples.pdf.length, 32)]);
  return ask(origin + routes.uploadFile, await fileForm("a.pdf", bytes));
}

/** Sends a question to the chat like a browser. @returns the answer */
async function chat(origin: string): Promise<string> {
  const socket = new WebSocket(origin.replace("https", "wss") + routes.chat, {
    origin,
    rejectUnauthorized: false,
  });
  await once(socket, "open");
  const answered = once(socket, "message");
  socket.send(JSON.stringify({ message: "亚克力能切多厚？", time: new Date().toISOString() }));
  const [answer] = (await answered) as [Buffer];
  socket.terminate();
  return (JSON.parse(answer.toString()) as { answer: string }).answer;
}

/** @throws AssertionError if the proxy does not support HTTP/2 */
async function askHttp2(origin: string): Promise<string> {
  const session = connectHttp2(origin, { rejectUnauthorized: false });
  const stream = session.request({ ":path": "/", "accept-encoding": "br" });
  const [headers] = (await once(stream, "response")) as [Record<string, unknown>];
  stream.resume();
  await once(stream, "end");
  session.close();
  assert.deepEqual([headers[":status"], headers["content-encoding"]], [200, "br"]);
  return "HTTP/2";
}

/** @throws AssertionError if the proxy accepts TLS older than 1.2, or does not support 1.3 */
export async function assertTls(origin: string): Promise<void> {
  const spoken = async (version: SecureVersion): Promise<string | null> => {
    // With OpenSSL's security level 0, this client offers even the old versions.
    const options = { minVersion: version, maxVersion: version, ciphers: "ALL:@SECLEVEL=0" };
    const socket = connectTls({ port: Number(new URL(origin).port), rejectUnauthorized: false, ...options });
    try {
      await once(socket, "secureConnect");
      return socket.getProtocol();
    } catch {
      return null;
    } finally {
      socket.destroy();
    }
  };
  assert.deepEqual([await spoken("TLSv1.1"), await spoken("TLSv1.3")], [null, "TLSv1.3"]);
}

/**
 * Checks plain HTTP. Pages must redirect to the site's own name, whatever Host was sent. Nothing else may redirect: a client that
 * sent a form or a token in plain text must notice it.
 *
 * @throws AssertionError if the proxy responds otherwise
 */
export async function assertPlain(origin: string): Promise<void> {
  const page = await ask(`${origin}/en/faq?a=1`, { headers: { Host: "www.example.com" } });
  assert.deepEqual([page.status, page.headers.location], [301, "https://www.example.com/en/faq?a=1"]);
  const foreign = await ask(origin, { headers: { Host: "evil.example" } });
  assert.ok(!foreign.headers.location?.includes("evil"), `It leads to ${foreign.headers.location}.`);
  const calls = [routes.selectNews, `${routes.file}/x?signature=y`, routes.chat, routes.health, "/metrics"];
  for (const path of calls) {
    const { status, headers } = await ask(origin + path, { headers: { Host: "www.example.com" } });
    assert.deepEqual([path, status, headers.location], [path, 403, undefined]);
  }
  for (const path of ["/", routes.insertMessage]) {
    const { status, headers } = await post(origin + path, {}, { headers: { Host: "www.example.com" } });
    assert.deepEqual([path, status, headers.location], [path, 403, undefined]);
  }
}

interface Prepared {
  readonly folder: string;
  readonly certificate: string;
  readonly key: string;
  readonly port: number;
  readonly plainPort: number;
}

async function prepare(end: AsyncDisposableStack): Promise<Prepared> {
  const { path: folder, remove } = await createTestFolder();
  end.defer(remove);
  return { folder, ...makeCertificate(folder), port: await freePort(), plainPort: await freePort() };
}

const readDeploy = (name: string): Promise<string> => readFile(join(deployFolder, name), "utf8");

const hostOf = (address: string): string => `127.0.0.1:${new URL(address).port}`;

/** @throws AssertionError if the text does not contain a string that must be replaced */
function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  let replaced = text;
  for (const [from, to] of Object.entries(replacements)) {
    assert.ok(from !== "" && replaced.includes(from), `There is no "${from}" in the configuration any more.`);
    replaced = replaced.replaceAll(from, to);
  }
  return replaced;
}

async function run(
  end: AsyncDisposableStack,
  program: string,
  options: readonly string[],
  port: number,
  plainPort: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Proxy> {
  const child = spawn(program, options, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env["PATH"], ...environment },
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = once(child, "exit");
  end.defer(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  const origin = `https://localhost:${port}`;
  await waitFor(`${program} answers`, async () => {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${log}`);
    return ask(origin).then(
      () => true,
      () => false,
    );
  });
  return { origin, plainOrigin: `http://localhost:${plainPort}` };
}

import assert from "node:assert/strict";
import { readdir, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { routes } from "../contract/index.ts";
import type { ServerProcess } from "../server/testing/test-servers.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { processorTime, resident } from "./process-usage.ts";
import { ask, openAgent } from "./requests.ts";

/** Timeout of incomplete requests, in milliseconds. Shorter than in production, so that the test can observe it. */
const timeout = 4_000;

/**
 * Maximum response time of normal visitors (p99) during an attack, as a multiple of their response time without it. Response
 * times below `leastWaiting`, in milliseconds, are treated as `leastWaiting`.
 */
const mostWaiting = 100;
const leastWaiting = 20;

/** Number of requests for measuring response time and processor time without an attack. */
const aloneRequests = 600;

/** Path of a film, and its size in bytes. */
const film = "/film.mp4";
const filmSize = 20_000_000;
/** Path of a film of 1 MB. */
const clip = "/clip.mp4";

/** Client that uses more than its share. */
interface Greed {
  readonly name: string;
  /** Number of connections, requests or frames. */
  readonly times: number;
  /** Memory limit for all of them, in MB, as stated in docs/hosting.md. */
  readonly memory: number;
  /** Limit of the processor time for each of them, as a multiple of the time for one small page. */
  readonly pages: number;
  /** Runs the attack. Its connections are closed afterwards. */
  take(place: Place, times: number): Promise<void>;
}

/** Target of an attack. */
interface Place {
  readonly address: string;
  readonly dataFolder: string;
  /** Opens a connection that sends some data and reads nothing until it is resumed. */
  dial(said: string | Buffer): Socket;
}

const get = (path: string, headers = ""): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const upgrade = get(
  routes.chat,
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n",
);

/** Builds a client's WebSocket frame with dummy content. The mask is zero, so masking does not change the content. */
const frame = (first: number, length: number): Buffer =>
  Buffer.concat([Buffer.from([first, 0x80 | length, 0, 0, 0, 0]), Buffer.alloc(length, 32)]);

/** Runs a function many times, a few at a time, so that the server is the bottleneck and not this process. */
async function spread(
  times: number,
  take: (number: number) => void | Promise<void>,
  portion = 20,
): Promise<void> {
  for (let done = 0; done < times; done += portion) {
    await Promise.all(
      Array.from({ length: Math.min(portion, times - done) }, (_, index) => take(done + index)),
    );
    await delay(2);
  }
}

/** Sends one frame repeatedly in twenty chats. */
async function floodChats(open: () => Socket, one: Buffer, times: number): Promise<void> {
  const frames = Buffer.concat(Array.from({ length: 1_000 }, () => one));
  const sockets = Array.from({ length: 20 }, open);
  await delay(500);
  await spread(times / 1_000, (number) => void sockets[number % sockets.length]?.write(frames), 5);
}

const greeds: readonly Greed[] = [
  {
    name: "connections that say nothing",
    times: 2_000,
    memory: 60,
    pages: 5,
    take: ({ dial }, times) => spread(times, () => void dial("")),
  },
  {
    name: "slow readers",
    times: 100,
    // Each reader receives as much of the film as the kernel's buffers hold: several megabytes are copied. V8 collects what was copied
    // once it is 64 MB, and each reader holds two pieces of 64 kB; measured are 82 to 101 MB.
    memory: 150,
    pages: 500,
    take: ({ dial }, times) => spread(times, () => void dial(get(film)), 5),
  },
  {
    name: "slow writers",
    times: 300,
    memory: 60,
    pages: 20,
    async take({ dial }, times) {
      const sockets: Socket[] = [];
      await spread(
        times,
        () => void sockets.push(dial(`POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: x\r\n`)),
      );
      for (let turn = 0; turn < 20; turn += 1) {
        for (const socket of sockets) if (socket.writable) socket.write(`X-${turn}: y\r\n`);
        await delay(100);
      }
    },
  },
  {
    name: "bodies in chunks of one byte",
    times: 200,
    memory: 100,
    // A packet of 64 kB, of 11,000 chunks, is processed to its end.
    pages: 400,
    async take({ dial }, times) {
      const head = `POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const body = Buffer.from(head + "1\r\n \r\n".repeat(60_000));
      await spread(times, () => void dial(body), 5);
    },
  },
  {
    name: "pings of chats that read nothing",
    times: 400_000,
    memory: 60,
    pages: 0.1,
    async take({ dial }, times) {
      await floodChats(() => dial(upgrade), frame(0x89, 125), times);
    },
  },
  {
    name: "messages in fragments without end",
    times: 400_000,
    memory: 60,
    pages: 0.1,
    async take({ dial }, times) {
      const begun = Buffer.concat([Buffer.from(upgrade), frame(0x01, 0)]);
      await floodChats(() => dial(begun), frame(0x00, 0), times);
    },
  },
  {
    name: "large Accept headers, each another",
    times: 3_000,
    memory: 60,
    pages: 20,
    async take({ address }, times) {
      const agent = openAgent(address, 20);
      const header = "gzip;q=0.1, x;q=0.5, ".repeat(500);
      await spread(times, async (number) => {
        const headers = { "Accept-Encoding": `${header}${number}`, Accept: "text/html" };
        assert.equal((await ask(address, { agent, headers })).status, 200);
      });
      agent.destroy();
    },
  },
  {
    name: "ranges of a film",
    times: 1_000,
    memory: 60,
    pages: 50,
    async take({ address }, times) {
      const agent = openAgent(address, 20);
      const ranges = Array.from({ length: 200 }, (_, index) => `${index}-${index}`).join(",");
      await spread(times, async (number) => {
        const Range = number % 2 === 0 ? `bytes=${number % 100}-${number % 100}` : `bytes=${ranges}`;
        assert.ok(
          [200, 206, 416].includes((await ask(address + clip, { agent, headers: { Range } })).status),
        );
      });
      agent.destroy();
    },
  },
  {
    name: "uploads that stop midway",
    times: 100,
    memory: 120,
    pages: 400,
    async take({ dial, dataFolder }, times) {
      const head = `POST ${routes.uploadFile} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n`;
      const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
      const body = Buffer.concat([Buffer.from(head + part), Buffer.alloc(500_000, 32)]);
      const sockets: Socket[] = [];
      await spread(times, () => void sockets.push(dial(body)), 5);
      const received = join(dataFolder, "receiving");
      await waitFor("half an upload is here", async () => (await readdir(received)).length > 0);
      await waitFor("nothing is left of halves", async () => (await readdir(received)).length === 0, 60_000);
    },
  },
];

/**
 * Runs each attack in turn next to normal visitors. The attack's cost must stay within its limits, and the visitors must be
 * served.
 */
export const shares: Fault = {
  name: "shares",
  async run(end) {
    const host = await createHost(end, {
      HEADER_TIMEOUT_MS: String(timeout),
      BODY_TIMEOUT_MS: String(timeout),
      UPLOADS_PER_MINUTE: "0",
    });
    await writeFile(
      join(host.folder, "site/index.html"),
      `<!doctype html><title>t</title>${"word ".repeat(20_000)}`,
    );
    await writeFile(join(host.folder, `site${film}`), Buffer.alloc(filmSize, 1));
    await writeFile(join(host.folder, `site${clip}`), Buffer.alloc(1_000_000, 1));
    const server = await host.start();
    const lines: string[] = [];
    for (const greed of greeds) {
      const line = await takeOut(greed, server, join(host.folder, "data"));
      console.info(line);
      lines.push(line);
    }
    return lines.join("; ");
  },
};

async function takeOut(
  { name, times, memory, pages, take }: Greed,
  { address, child }: ServerProcess,
  dataFolder: string,
): Promise<string> {
  const sockets: Socket[] = [];
  const { hostname, port } = new URL(address);
  const place: Place = {
    address,
    dataFolder,
    dial(said) {
      const socket = connect(Number(port), hostname);
      // The test expects the server to close connections.
      socket.on("error", () => undefined);
      socket.pause();
      if (said.length > 0) socket.write(said);
      sockets.push(socket);
      return socket;
    },
  };
  const agent = openAgent(address, 2);
  const ordinary = [routes.health, "/"];
  const waits: number[] = [];
  const visit = async (number: number): Promise<void> => {
    const start = performance.now();
    const path = ordinary[number % ordinary.length] ?? "";
    const { status } = await ask(address + path, { agent, headers: { "Accept-Encoding": "br" } });
    assert.equal(status, 200, `${path} beside ${name}`);
    waits.push(performance.now() - start);
  };
  for (let number = 0; number < 60; number += 1) await visit(number);
  waits.length = 0;
  const cpuBefore = await processorTime(child.pid);
  for (let number = 0; number < aloneRequests; number += 1) await visit(number);
  const alone = worst(waits);
  const page = ((await processorTime(child.pid)) - cpuBefore) / aloneRequests;

  waits.length = 0;
  let [most, running, visits] = [0, true, 0];
  const before = await resident(child.pid);
  const cpu = await processorTime(child.pid);
  const visitors = (async (): Promise<void> => {
    for (; running || visits < 100; visits += 1) {
      await visit(visits);
      if (visits % 10 === 0) most = Math.max(most, await resident(child.pid));
      await delay(10);
    }
  })();
  await Promise.all([take(place, times), delay(1_000)]).finally(() => {
    running = false;
  });
  await visitors;
  const spent = (await processorTime(child.pid)) - cpu - visits * page;
  const each = Math.max(0, spent) / times / page;
  const beside = worst(waits);
  const waited = beside / Math.max(leastWaiting, alone);
  agent.destroy();
  for (const socket of sockets) socket.destroy();

  const seen = `${name}: ${times} × ${each.toFixed(each < 1 ? 3 : 0)} pages of processor time, ${most - before} MB, others p99 ${beside.toFixed(1)} ms (alone ${alone.toFixed(1)})`;
  assert.ok(most - before <= memory, `${seen}; ${memory} MB are allowed.`);
  assert.ok(each <= pages, `${seen}; ${pages} pages are allowed.`);
  assert.ok(waited <= mostWaiting, `${seen}; ${mostWaiting} times are allowed.`);
  return seen;
}

/** Returns the 99th percentile. */
function worst(waits: readonly number[]): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

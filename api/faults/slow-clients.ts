import assert from "node:assert/strict";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { routes } from "../contract/index.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { resident } from "./process-usage.ts";
import { ask } from "./requests.ts";
import { Traffic } from "./traffic.ts";

/** Number of slow clients of each kind, and size of the file that some of them request, in bytes. */
const visitors = 200;
const largeFile = 20_000_000;

/** Timeout for a request's head and body in this test, in milliseconds. */
const timeout = 2_000;

/**
 * Hundreds of clients send their head or body byte by byte, or request a large file and read nothing, while normal traffic
 * continues.
 */
export const slowClients: Fault = {
  name: "slow-clients",
  async run(end) {
    const host = await createHost(end, {
      HEADER_TIMEOUT_MS: String(timeout),
      BODY_TIMEOUT_MS: String(timeout),
    });
    await writeFile(join(host.folder, "site/film.mp4"), Buffer.alloc(largeFile, 1));
    const server = await host.start();
    const { hostname, port } = new URL(server.address);
    const traffic = new Traffic(() => [server.address]);
    end.defer(() => traffic.stop());
    await traffic.more(100);
    const before = await resident(server.child.pid);

    const lead = `POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    const [heads, bodies, readers]: SlowClient[][] = [[], [], []];
    for (let number = 0; number < visitors; number += 1) {
      heads?.push(new SlowClient(connect(Number(port), hostname), lead));
      bodies?.push(new SlowClient(connect(Number(port), hostname), `${lead}Content-Length: 60000\r\n\r\n{`));
      readers?.push(
        new SlowClient(connect(Number(port), hostname), "GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n", true),
      );
    }
    const all = [...(heads ?? []), ...(bodies ?? []), ...(readers ?? [])];
    end.defer(() => {
      for (const client of all) client.stop();
    });
    await waitFor("slow heads and bodies are refused", () =>
      [...(heads ?? []), ...(bodies ?? [])].every((client) => client.closed),
    );
    await traffic.more(200);
    const held = await resident(server.child.pid);
    assert.equal((await ask(server.address)).status, 200);
    await traffic.stop();

    for (const client of [...(heads ?? []), ...(bodies ?? [])])
      assert.match(client.text, /^HTTP\/1\.1 408 .*request\.timeout/s);
    traffic.assertOnly();
    assert.ok(
      (readers ?? []).every(({ closed }) => !closed),
      "Slow readers were cut while they read.",
    );
    // Data for a slow reader waits in the kernel's buffers. In the server's memory each may hold a few chunks.
    assert.ok(held - before < visitors, `${visitors} slow readers cost ${held - before} MB.`);
    await traffic.assertNothingLost(await host.openStorage());
    return `${2 * visitors} slow senders got 408 request.timeout, ${visitors} slow readers of ${largeFile / 1_000_000} MB cost ${held - before} MB; meanwhile ${traffic.stored} stored, slowest answer ${Math.round(traffic.slowest)} ms`;
  },
};

/** Sends the start of a request, then one byte every 200 ms. With `readsNothing` it sends nothing more and reads nothing. */
class SlowClient {
  text = "";
  closed = false;
  readonly #socket: Socket;
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(socket: Socket, beginning: string, readsNothing = false) {
    this.#socket = socket;
    // The server may close the connection while the next byte is being sent.
    socket.on("error", () => undefined);
    socket.on("close", () => this.stop());
    socket.write(beginning);
    if (readsNothing) {
      void once(socket, "connect").then(() => socket.pause());
      return;
    }
    socket.on("data", (chunk: Buffer) => {
      this.text += chunk.toString("latin1");
    });
    this.#timer = setInterval(() => socket.write("x"), 200);
  }

  stop(): void {
    this.closed = true;
    clearInterval(this.#timer);
    this.#socket.destroy();
  }
}

import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { routes } from "../contract/index.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import { builtSite } from "./built-site.ts";
import { startControl } from "./control.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { resident } from "./process-usage.ts";
import { ask, openAgent } from "./requests.ts";

/** Number of connections that send requests without reading responses, and size of the requests of each, in bytes. */
const connections = 200;
const sent = 1_000_000;

/** Memory limit for all of them, in MB, and maximum duration of other requests meanwhile on an idle machine, in milliseconds. */
const mostMemory = 300;
const longestWait = 2_000;

/** How long the responses stay unread, in milliseconds. The memory use is measured during this time. */
const settling = 5_000;

/** Hundreds of connections each send a megabyte of pipelined requests and read nothing. */
export const pipelined: Fault = {
  name: "pipelined",
  async run(end) {
    const host = await createHost(end, builtSite());
    const server = await host.start();
    const agent = openAgent(server.address, 4);
    end.defer(() => agent.destroy());
    await ask(server.address, { agent });
    const control = await startControl(end);
    const before = await resident(server.child.pid);
    const { hostname, port } = new URL(server.address);
    const requests = Buffer.from("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(Math.ceil(sent / 27)));
    let closed = 0;
    const sockets: Socket[] = [];
    for (let number = 0; number < connections; number += 1) {
      const socket = connect(Number(port), hostname, () => {
        // Reads nothing until all requests are sent or can no longer be sent.
        socket.pause();
        socket.write(requests);
      });
      sockets.push(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        closed += 1;
      });
      end.defer(() => void socket.destroy());
    }
    let [most, slowest, done] = [0, 0, false];
    const watch = async (): Promise<void> => {
      while (!done) {
        const start = performance.now();
        assert.equal((await ask(server.address + routes.health, { agent })).status, 200);
        slowest = Math.max(slowest, performance.now() - start);
        most = Math.max(most, await resident(server.child.pid));
        await control.ask();
        await delay(20);
      }
    };
    const watching = watch();
    await delay(settling);
    for (const socket of sockets) socket.resume();
    await waitFor("all are cut", () => closed === connections, 300_000).finally(() => {
      done = true;
    });
    await watching;
    assert.ok(most - before < mostMemory, `They cost ${most - before} MB.`);
    assert.ok(slowest < control.allowed(longestWait), `The health check took ${Math.round(slowest)} ms.`);
    return `${connections} connections with ${sent / 1_000_000} MB of requests each were cut, at most ${most - before} MB; the health check took ${Math.round(slowest)} ms at most`;
  },
};

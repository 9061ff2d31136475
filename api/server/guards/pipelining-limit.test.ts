import { once } from "node:events";
import { createServer, IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { waitFor } from "../testing/wait-for.ts";
import { limitPipelining, mostPipelined, stopAfterCut } from "./pipelining-limit.ts";

const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

let server: Server;
let client: Socket;
let text: string;
let [begun, ended, refused]: number[] = [];
/** Responses are held back until this promise resolves. */
let gate: PromiseWithResolvers<void>;
beforeEach(async () => {
  [begun, ended, refused] = [0, 0, 0];
  gate = Promise.withResolvers();
  server = createServer({ IncomingMessage: stopAfterCut(IncomingMessage) }, (incoming, outgoing) => {
    if (!mayAnswer(incoming, outgoing)) {
      refused = (refused ?? 0) + 1;
      return;
    }
    begun = (begun ?? 0) + 1;
    outgoing.once("close", () => {
      ended = (ended ?? 0) + 1;
    });
    void gate.promise.then(() => outgoing.end("answered"));
  });
  const mayAnswer = limitPipelining(server, () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => undefined);
  text = "";
  client.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(client, "connect");
});
afterEach(async () => {
  client.destroy();
  server.close();
  await once(server, "close");
});

test("requests that are sent before the answers are read are answered in turn", async () => {
  client.write(request.repeat(mostPipelined));
  await waitFor("all are read", () => begun === mostPipelined);
  gate.resolve();
  await waitFor("all are answered", () => text.split("answered").length === mostPipelined + 1);
  client.write(request.repeat(mostPipelined));
  await waitFor("more are answered", () => text.split("answered").length === 2 * mostPipelined + 1);
  expect([ended, refused]).toEqual([2 * mostPipelined, 0]);
});

test("too many at one time cut the connection, and every answer that was begun ends", async () => {
  client.write(request.repeat(1_000));
  await once(client, "close");
  expect(begun).toBe(mostPipelined);
  // Node would read all of the packet, and hold them at once.
  expect(refused).toBe(1);
  await waitFor("all end", () => ended === mostPipelined);
});

test("answers of a connection that broke end", async () => {
  client.write(request.repeat(3));
  await waitFor("all are read", () => begun === 3);
  client.destroy();
  await waitFor("all end", () => ended === 3);
  gate.resolve();
});

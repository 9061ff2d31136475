import { once } from "node:events";
import { createServer, IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { waitFor } from "../testing/wait-for.ts";
import { limitPipelining, mostPipelined, type PipeliningLimit, stopAfterCut } from "./pipelining-limit.ts";

const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

let server: Server;
let guard: PipeliningLimit;
let sockets: Socket[];
let client: Socket;
let text: string;
let [begun, ended, refused]: number[] = [];
/** The connection is ended instead of an answer. */
let refuses: boolean;
/** Responses are held back until this promise resolves. */
let gate: PromiseWithResolvers<void>;
beforeEach(async () => {
  [begun, ended, refused] = [0, 0, 0];
  refuses = false;
  gate = Promise.withResolvers();
  server = createServer({ IncomingMessage: stopAfterCut(IncomingMessage) }, (incoming, outgoing) => {
    if (!guard.mayAnswer(incoming, outgoing)) {
      refused = (refused ?? 0) + 1;
      return;
    }
    begun = (begun ?? 0) + 1;
    if (refuses) incoming.socket.end("refused");
    outgoing.once("close", () => {
      ended = (ended ?? 0) + 1;
    });
    void gate.promise.then(() => outgoing.end("answered"));
  });
  sockets = [];
  server.on("connection", (socket: Socket) => sockets.push(socket));
  guard = limitPipelining(server, () => undefined);
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

test("what follows a fault of the parser is not read while earlier requests wait, and the fault is refused once", async () => {
  let refusals = 0;
  let faults = 0;
  server.on("clientError", (_, socket) => {
    faults += 1;
    guard.afterAnswers(socket, () => {
      refusals += 1;
      socket.end("refused");
    });
  });
  client.write(request);
  await waitFor("it is read", () => begun === 1);
  const garbage = Buffer.alloc(1_000_000);
  for (let piece = 0; piece < 30; piece += 1) client.write(garbage);
  await waitFor("the fault is reported", () => faults > 0);
  const [held] = sockets;
  await waitFor("no more is read", () => held?.isPaused() === true);
  expect([refusals, (held?.bytesRead ?? 0) < 5_000_000]).toEqual([0, true]);
  gate.resolve();
  await waitFor("the fault is refused", () => text.endsWith("refused"));
  expect([text.split("answered").length, refusals]).toEqual([2, 1]);
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

test("requests after the end of a connection count too, because the client may keep its side open", async () => {
  refuses = true;
  const { port } = server.address() as AddressInfo;
  const halfOpen = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  halfOpen.on("error", () => undefined);
  await once(halfOpen, "connect");
  const sockets = () => promisify(server.getConnections.bind(server))();
  for (let packet = 0; packet <= mostPipelined; packet += 1) {
    expect(await sockets()).toBe(2);
    halfOpen.write(request);
    await waitFor("it is read", () => refused === packet);
  }
  await waitFor("it is cut", async () => (await sockets()) === 1);
  expect(begun).toBe(1);
  halfOpen.destroy();
});

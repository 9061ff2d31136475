import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { waitFor } from "../testing/wait-for.ts";
import { freePieces, leastPiece, limitBodyPieces } from "./body-piece-limit.ts";

const head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
const chunk = (size: number): string => `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`;

let server: Server;
let client: Socket;
let text: string;
let [pieces, cuts]: number[] = [];
beforeEach(async () => {
  [pieces, cuts, text] = [0, 0, ""];
  server = createServer(
    {
      IncomingMessage: limitBodyPieces(() => {
        cuts = (cuts ?? 0) + 1;
      }),
    },
    (incoming, outgoing) => {
      if (incoming.url === "/unread") return void outgoing.end("not read.");
      let bytes = 0;
      incoming.on("data", (piece: Buffer) => {
        pieces = (pieces ?? 0) + 1;
        bytes += piece.length;
      });
      // A connection that is cut ends with an error for whoever reads the body.
      incoming.on("error", () => undefined);
      incoming.once("end", () => outgoing.end(`${bytes} bytes.`));
    },
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client
    .on("error", () => undefined)
    .on("data", (data: Buffer) => {
      text += data.toString();
    });
  await once(client, "connect");
});
afterEach(async () => {
  client.destroy();
  server.close();
  await once(server, "close");
});

const isCut = () => waitFor("the connection is closed", () => client.closed, 5_000);

test("a body in pieces of one byte cuts the connection, once", async () => {
  client.write(head + chunk(1).repeat(5_000));
  await isCut();
  expect([pieces, cuts, text]).toEqual([freePieces, 1, ""]);
});

test("so does one that arrives byte by byte, at whatever speed", async () => {
  client.setNoDelay();
  client.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n");
  for (let sent = 0; sent < 3_000 && client.writable; sent += 1) {
    client.write("x");
    await delay(0);
  }
  await isCut();
  expect([pieces, cuts]).toEqual([freePieces, 1]);
});

// Packets divide chunks, so the average of what comes is below that of what is sent.
test.each([
  ["a few tiny ones", chunk(1).repeat(freePieces), freePieces],
  ["many of an ordinary size", chunk(2 * leastPiece).repeat(2_000), leastPiece * 4_000],
  [
    "tiny ones among large ones",
    (chunk(1) + chunk(3 * leastPiece)).repeat(1_000),
    1_000 + 3_000 * leastPiece,
  ],
])("a body of %s is read", async (_, body, bytes) => {
  client.write(`${head + body}0\r\n\r\n`);
  await waitFor("it is answered", () => text.endsWith(`${bytes} bytes.`));
  expect(cuts).toBe(0);
});

test("each request of a connection has its own pieces", async () => {
  for (let request = 1; request <= 3; request += 1) {
    client.write(`${head + chunk(1).repeat(200)}0\r\n\r\n`);
    await waitFor("it is answered", () => text.split("200 bytes.").length === request + 1);
  }
  expect(cuts).toBe(0);
});

test("a body that nobody reads counts as well, also when it is answered already", async () => {
  client.write(head.replace("/", "/unread") + chunk(1));
  await waitFor("it is answered", () => text.endsWith("not read."));
  client.write(chunk(1).repeat(5_000));
  await isCut();
  expect(cuts).toBe(1);
});

test("an ordinary body that nobody reads leaves its connection to the next request", async () => {
  client.write(head.replace("/", "/unread") + chunk(1));
  await waitFor("it is answered", () => text.endsWith("not read."));
  client.write(`${chunk(50_000).repeat(10)}0\r\n\r\n${head}${chunk(9)}0\r\n\r\n`);
  await waitFor("so is the next one", () => text.endsWith("9 bytes."));
  expect(cuts).toBe(0);
});

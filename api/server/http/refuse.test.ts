import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { refuseOn } from "./refuse.ts";

test("a refused client that keeps its side of the connection open is cut", async () => {
  // As the sockets of an HTTP server.
  const server = createServer({ allowHalfOpen: true }, (socket) => refuseOn(socket, "request.malformed"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const chunks: Buffer[] = [];
  client.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(client, "end");
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 400 /);
  // The server closes when its last connection has closed.
  server.close();
  await once(server, "close");
  client.destroy();
});

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Baseline for the API's news: a bare Node server that only sends bytes from memory. */
const bytes = readFileSync(process.env["BYTES"] ?? "");
const server = createServer((_, outgoing) => {
  outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": bytes.length });
  outgoing.end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

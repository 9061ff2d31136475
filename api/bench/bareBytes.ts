import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The least a Node server can do with bytes it has: send them. What the API's rate for news is compared with. */
const bytes = readFileSync(process.env["BYTES"] ?? "");
const server = createServer((_, outgoing) => {
  outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": bytes.length });
  outgoing.end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

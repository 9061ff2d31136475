import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Baseline for the API's leads: a bare Node server that reads the body, parses it and responds. */
const server = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
  incoming.on("end", () => {
    JSON.parse(Buffer.concat(chunks).toString());
    const body = JSON.stringify({ code: 200, message: "accessInformation.stored", data: { id: "0" } });
    outgoing.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    });
    outgoing.end(body);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

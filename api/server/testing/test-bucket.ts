import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** Object of a test bucket. */
export interface TestObject {
  readonly bytes: Buffer;
  /** In milliseconds. */
  readonly storedAt: number;
}

/** Bucket in this process's memory, which takes every signature. */
export interface TestBucket {
  readonly stored: Map<string, TestObject>;
  /** Settings that name it. */
  readonly settings: Readonly<Record<string, string>>;
  close(): void;
}

/** Opens an empty bucket. */
export async function openTestBucket(): Promise<TestBucket> {
  const stored = new Map<string, TestObject>();
  const server = createServer(async (incoming, outgoing) => {
    const key = incoming.url?.replace(/^\/uploads\/?/, "").replace(/\?.*$/, "") ?? "";
    if (incoming.method === "PUT") stored.set(key, { bytes: await buffer(incoming), storedAt: Date.now() });
    if (incoming.method === "DELETE") stored.delete(key);
    if (incoming.method !== "GET") return outgoing.writeHead(incoming.method === "PUT" ? 200 : 204).end();
    const list = [...stored].map(
      ([name, { bytes, storedAt }]) =>
        `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><LastModified>${new Date(storedAt).toISOString()}</LastModified></Contents>`,
    );
    const answer =
      key === "" ? `<ListBucketResult>${list.join("")}</ListBucketResult>` : stored.get(key)?.bytes;
    return outgoing.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    stored,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: "uploads",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

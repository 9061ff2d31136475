import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { s3FileStore } from "./s3-file-store.ts";

let folder: TestFolder;
let elsewhere: Server;
let moved: Server;
let carried: string[];

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  folder = await createTestFolder();
  carried = [];
  elsewhere = createServer((incoming, outgoing) => {
    carried.push(`${incoming.method} ${incoming.url}`);
    outgoing.writeHead(200).end("<ListBucketResult/>");
  });
  const address = await listen(elsewhere);
  moved = createServer((incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(307, { Location: address + incoming.url }).end();
  });
});
afterEach(async () => {
  for (const server of [elsewhere, moved]) {
    server.closeAllConnections();
    server.close();
  }
  await folder.remove();
});

test("a bucket that sends elsewhere is not followed, for nothing that is asked of it", async () => {
  const store = s3FileStore({
    endpoint: await listen(moved),
    bucket: "uploads",
    region: "us-east-1",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
  const path = `${folder.path}/bytes`;
  await writeFile(path, "%PDF-");
  await expect(store.put("a", { path, size: 5, sha256: "0".repeat(64) })).rejects.toThrow();
  await expect(store.read("a")).rejects.toThrow();
  await expect(store.remove("a")).rejects.toThrow();
  await expect(store.list()).rejects.toThrow();
  expect(carried).toEqual([]);
});

describe("a list", () => {
  const listFrom = async (answer: (outgoing: ServerResponse) => void) => {
    const server = createServer((incoming, outgoing) => {
      incoming.resume();
      answer(outgoing);
    });
    const store = s3FileStore({
      endpoint: await listen(server),
      bucket: "uploads",
      region: "us-east-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
    });
    const settled = await store.list().then(
      (files) => files.length,
      (error: Error) => error.message,
    );
    server.closeAllConnections();
    server.close();
    return settled;
  };
  const page = (token: string) =>
    `<ListBucketResult><Contents><Key>a</Key></Contents><NextContinuationToken>${token}</NextContinuationToken></ListBucketResult>`;

  test("that names the same next page again, or new ones without end, is refused", async () => {
    expect(await listFrom((outgoing) => outgoing.end(page("same")))).toMatch(/does not end/);
    let number = 0;
    expect(
      await listFrom((outgoing) => {
        number += 1;
        outgoing.end(page(String(number)));
      }),
    ).toMatch(/does not end/);
    expect(number).toBe(1_000);
  });

  test("with a page of more keys than a page has is refused, without end tags too", async () => {
    const entries = (count: number) => "<Contents><Key>a</Key></Contents>".repeat(count);
    const answer = (xml: string) =>
      listFrom((outgoing) => outgoing.end(`<ListBucketResult>${xml}</ListBucketResult>`));
    expect(await answer(entries(1_000))).toBe(1_000);
    expect(await answer(entries(1_001))).toMatch(/more than 1000 keys/);
    expect(await answer("<Contents>".repeat(150_000))).toMatch(/more than 1000 keys/);
  });

  test("with a page that does not end is refused before it fills the memory", async () => {
    let sent = 0;
    const said = await listFrom((outgoing) => {
      const more = (): void => {
        while (!outgoing.destroyed && outgoing.write("x".repeat(65_536))) sent += 65_536;
      };
      outgoing.on("drain", more);
      more();
    });
    expect(said).toMatch(/more than 2000000 characters/);
    expect(sent).toBeLessThan(50_000_000);
  });
});

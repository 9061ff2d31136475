import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import S3rver from "s3rver";
import { createTestFolder } from "../server/testing/folders.ts";
import { startMailServer } from "../server/testing/mail-server.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { Traffic } from "./traffic.ts";

const bucket = "uploads";

/** The file store responds with errors, then not at all, while leads, files and mails continue. */
export const s3Fails: Fault = {
  name: "s3-fails",
  async run(end) {
    const folder = await createTestFolder();
    end.defer(() => folder.remove());
    mkdirSync(join(folder.path, "s3"));
    const s3 = new S3rver({
      port: 0,
      address: "127.0.0.1",
      silent: true,
      directory: join(folder.path, "s3"),
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    const { port } = await s3.run();
    end.defer(() => s3.close());
    const way = await openWay(port);
    end.defer(() => way.close());
    const mails = await startMailServer();
    end.defer(() => mails.stop());
    const host = await createHost(end, {
      S3_ENDPOINT: `http://127.0.0.1:${way.port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: "leads@example.com",
      MAIL_TO: "sales@example.com",
    });
    const server = await host.start();
    const traffic = new Traffic(() => [server.address], 10);
    end.defer(() => traffic.stop());
    await traffic.more(100);
    way.set("error");
    await traffic.moreFailures(40);
    way.set("pass");
    await traffic.more(100);
    const errors = traffic.failures;
    way.set("hang");
    await traffic.moreFailures(5, 120_000);
    way.set("pass");
    const files = traffic.files.size;
    await waitFor("files are stored again", () => traffic.files.size > files + 10, 120_000);
    await traffic.stop();

    traffic.assertOnly("503 server.busy");
    await traffic.assertNothingLost(await host.openStorage());
    // If a response took longer than the proxy's timeout (nginx: 60 s), visitors would get the proxy's error instead of ours.
    assert.ok(traffic.slowest < 60_000, `An answer took ${Math.round(traffic.slowest)} ms.`);
    await waitFor("the staff hear of every lead", () => mails.mails.length >= traffic.leads.size, 240_000);
    return `${traffic.stored} stored, refused meanwhile: ${traffic.refused} (${errors} by errors); slowest answer ${Math.round(traffic.slowest / 1_000)} s; ${mails.mails.length} mails`;
  },
};

type State = "pass" | "error" | "hang";

/** Opens a proxy to a server whose connections can be made to fail. */
async function openWay(
  target: number,
): Promise<{ readonly port: number; set(state: State): void; close(): void }> {
  let state: State = "pass";
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    // Broken connections are the purpose of this proxy.
    socket.on("error", () => undefined);
    if (state === "pass") {
      const onward = connect(target, "127.0.0.1");
      onward.on("error", () => socket.destroy());
      socket.pipe(onward).pipe(socket);
    } else if (state === "error") {
      socket.once("data", () =>
        socket.end("HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"),
      );
    } else socket.resume();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      state = next;
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { json } from "node:stream/consumers";
import { startMailServer } from "../server/testing/mail-server.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { Traffic } from "./traffic.ts";

/**
 * A mail server accepts connections but never responds; a webhook beside it works. Later a working mail server takes the place of the
 * first.
 */
export const mailHangs: Fault = {
  name: "mail-hangs",
  async run(end) {
    const held = new Set<Socket>();
    const silent = createServer((socket) => {
      held.add(socket);
      // The mail client's timeout closes the connection.
      socket.on("error", () => undefined);
    }).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const announced = new Set<string>();
    const webhook = createHttpServer(async (request, response) => {
      announced.add(((await json(request)) as { lead: { id: string } }).lead.id);
      response.end("{}");
    }).listen(0, "127.0.0.1");
    await once(webhook, "listening");
    end.defer(() => {
      webhook.closeAllConnections();
      webhook.close();
    });
    const host = await createHost(end, {
      WEBHOOKS: `json=http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "leads@example.com",
      MAIL_TO: "sales@example.com",
    });
    const server = await host.start();
    const storage = await host.openStorage();
    const traffic = new Traffic(() => [server.address], 5);
    end.defer(() => traffic.stop());
    await waitFor("the mailer is held", () => held.size > 0);
    await traffic.more(50);
    await traffic.stop();
    await waitFor("the webhook hears of every lead meanwhile", () => announced.size >= traffic.leads.size);
    const behind = (await storage.outbox.list()).filter(
      ({ channel, sent_at }) => channel === "mail" && sent_at !== null,
    );
    assert.deepEqual(behind, [], "The mail server has taken a mail, so nothing was proven.");
    await waitFor("a mail is given up for now", async () =>
      (await storage.outbox.list()).some(({ last_error }) => last_error !== null),
    );

    for (const socket of held) socket.destroy();
    silent.close();
    await once(silent, "close");
    const mails = await startMailServer(port);
    end.defer(() => mails.stop());
    const told = (): Set<string | undefined> =>
      new Set(mails.mails.map((mail) => /^X-Lead-Id: (\S+)/im.exec(mail)?.[1]));
    await waitFor("the staff hear of every lead", () => told().size >= traffic.leads.size, 240_000);

    traffic.assertOnly();
    await traffic.assertNothingLost(storage);
    assert.deepEqual(
      [...traffic.leads.keys()].filter((id) => !told().has(id) || !announced.has(id)),
      [],
    );
    return `${traffic.leads.size} leads answered in at most ${Math.round(traffic.slowest)} ms and told to the webhook while mail hung, then ${mails.mails.length} mails sent`;
  },
};

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "../contract/index.ts";
import { runAdmin } from "../server/admin/run.ts";
import { startMailServer } from "../server/testing/mail-server.ts";
import { startPostgres } from "../server/testing/test-postgres.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { ask } from "./requests.ts";
import { Traffic } from "./traffic.ts";

const article = `---
title: 两台服务器
createTime: 2026-05-12
type: product
profile: 一句话
---
正文`;

/** Two servers on one PostgreSQL share leads, news and the outbox. Each mail is sent by exactly one of them. */
export const twoServers: Fault = {
  name: "two-servers",
  async run(end) {
    const postgres = await startPostgres();
    end.defer(() => postgres.stop());
    const mails = await startMailServer();
    end.defer(() => mails.stop());
    const settings = {
      DATABASE_URL: await postgres.createDatabase(),
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: "leads@example.com",
      MAIL_TO: "sales@example.com",
      LOG_LEVEL: "info",
    };
    const host = await createHost(end, settings);
    // Started at the same moment, so that both find an empty database.
    const servers = await Promise.all([host.start(), host.start()]);
    const traffic = new Traffic(() => servers.map(({ address }) => address));
    end.defer(() => traffic.stop());
    await traffic.more(500);
    await traffic.stop();
    traffic.assertOnly();
    const storage = await host.openStorage();
    await traffic.assertNothingLost(storage);

    await waitFor(
      "every message is sent",
      async () => (await storage.outbox.list()).every(({ sent_at }) => sent_at !== null),
      240_000,
    );
    const told = mails.mails.map((mail) => /^X-Lead-Id: (\S+)/im.exec(mail)?.[1]);
    assert.deepEqual(told.toSorted(), [...traffic.leads.keys()].toSorted(), "Each lead is one mail.");
    const sentBy = servers.map((server) => server.log().split('"lead sent"').length - 1);
    assert.ok(
      sentBy.every((count) => count > 0),
      "One of the servers sent nothing, so nothing was proven.",
    );

    const dataDir = join(host.folder, "data");
    const file = join(host.folder, "two-servers.zh.md");
    await writeFile(file, article);
    const environment = { ...settings, DATA_DIR: dataDir };
    const admin = async (...words: string[]): Promise<string> => {
      const lines: string[] = [];
      await runAdmin(words, environment, (line) => lines.push(line));
      return lines.join("\n");
    };
    await admin("news", "import", file);
    const published = performance.now();
    await waitFor("both show the news", async () => {
      const lists = await Promise.all(servers.map(({ address }) => ask(address + routes.selectNews)));
      return lists.every(({ body }) => body.toString().includes("两台服务器"));
    });
    const seconds = (performance.now() - published) / 1_000;
    const listed = await admin("leads", "list");
    assert.ok(
      [...traffic.leads.keys()].every((id) => listed.includes(id)),
      "The staff's list lacks leads.",
    );
    return `${traffic.leads.size} leads, one mail each (${sentBy.join(" and ")} by the two), news on both after ${seconds.toFixed(1)} s`;
  },
};

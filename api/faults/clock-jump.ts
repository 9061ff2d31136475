import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formTokenHeader, routes } from "../contract/index.ts";
import { freePort } from "../server/testing/free-port.ts";
import { startMailServer } from "../server/testing/mail-server.ts";
import { findProgram, type Program } from "../server/testing/programs.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { type Answer, ask, envelopeOf, outcomeOf, post } from "./requests.ts";

const perMinute = 5;

/**
 * The machine's clock jumps two days forward and two days back. libfaketime gives the server's process another time of day, while
 * its timers continue to run, as on a real machine.
 */
export const clockJump: Fault = {
  name: "clock-jump",
  async run(end) {
    const port = await freePort();
    const host = await createHost(end, {
      LEADS_PER_MINUTE: String(perMinute),
      TRUSTED_PROXIES: "loopback",
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "leads@example.com",
      MAIL_TO: "sales@example.com",
    });
    const clock = join(host.folder, "clock");
    const setClock = (offset: string): Promise<void> => writeFile(clock, `${offset}\n`);
    await setClock("+0");
    const server = await host.start({
      LD_PRELOAD: findProgram(faketime),
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
    const storage = await host.openStorage();
    const url = server.address + routes.addAccessInformation;
    const tokenAddress = `${server.address}${routes.formToken}?form=${routes.addAccessInformation}`;
    const stored: string[] = [];
    const send = async (from: string, token?: string): Promise<Answer> => {
      const answer = await post(
        url,
        { surName: "王", name: "芳", email: `${stored.length}@example.com` },
        { headers: { "X-Forwarded-For": from, ...(token && { [formTokenHeader]: token }) } },
      );
      if (answer.status === 200) stored.push(envelopeOf<{ id: string }>(answer).data.id);
      return answer;
    };
    const makeToken = async (): Promise<string> =>
      envelopeOf<{ token: string }>(await ask(tokenAddress)).data.token;
    const flagsOfLast = async (): Promise<string | undefined> =>
      (await storage.leads.find(stored.at(-1) ?? ""))?.flags;
    /** Sends leads until the rate limit refuses them. */
    const useUp = async (from: string): Promise<Answer> => {
      for (let sent = 0; sent < perMinute; sent += 1) assert.equal((await send(from)).status, 200);
      return send(from);
    };
    const nextTries = async (): Promise<readonly number[]> =>
      (await storage.outbox.list()).filter(({ sent_at }) => sent_at === null).map(({ next_at }) => next_at);

    // The mail server is not running yet: the first messages fail and wait half a minute, by the clock.
    const token = await makeToken();
    assert.equal(outcomeOf(await useUp("203.0.113.1")), "429 request.tooMany");
    await waitFor("a message waits for its next try", async () =>
      (await nextTries()).some((time) => time > Date.now() + 20_000),
    );

    await setClock("+2d");
    assert.equal((await send("203.0.113.4", token)).status, 200, "A visitor was refused after the jump.");
    assert.equal(await flagsOfLast(), "expiredToken");
    await useUp("203.0.113.2");
    const fresh = await makeToken();
    await waitFor("messages wait for a time in two days", async () =>
      (await nextTries()).every((time) => time > Date.now() + 86_400_000),
    );

    await setClock("+0");
    assert.equal((await send("203.0.113.3", fresh)).status, 200);
    assert.equal(await flagsOfLast(), "tooFast");
    const refused = await send("203.0.113.2");
    const wait = Number(refused.headers["retry-after"] ?? 0);
    assert.ok(wait <= 60, `A visitor was told to come back in ${wait} s, and the limit is of a minute.`);
    await waitFor(
      "the limit ends within its minute",
      async () => (await send("203.0.113.2")).status === 200,
      90_000,
    );

    const mails = await startMailServer(port);
    end.defer(() => mails.stop());
    const waiting = (mail: string): string | undefined => /^X-Lead-Id: (\S+)/im.exec(mail)?.[1];
    // The third try of a message that failed twice may come three minutes after the second.
    await waitFor(
      "the staff hear of every lead, though their next try was set for a time in two days",
      () => new Set(mails.mails.map(waiting)).size === stored.length,
      600_000,
    );
    const rows = new Set((await storage.leads.list()).map(({ id }) => id));
    assert.deepEqual(
      stored.filter((id) => !rows.has(id)),
      [],
    );
    return `${stored.length} leads stored and ${mails.mails.length} mails sent across +2 days and back; refused limit said Retry-After ${wait} s`;
  },
};

/** libfaketime from Debian, the version for programs with threads. */
const faketime: Program = {
  name: "libfaketime",
  find: () => globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")[0],
  packages: ["libfaketime"],
};

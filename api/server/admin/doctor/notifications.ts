import { isThisMachine } from "../../networks.ts";
import type { Channel } from "../../outbox/channel.ts";
import { openChannels } from "../../outbox/open-channels.ts";
import type { OutboxRow } from "../../storage/tables.ts";
import { type AdminContext, minute } from "../command.ts";
import { type Finding, openedStorage } from "./finding.ts";

/** Returns the last message of the day that went to a receiver that these settings have not. */
const sentElsewhere = (
  rows: readonly OutboxRow[],
  channels: readonly Pick<Channel, "name">[],
): OutboxRow | undefined =>
  rows.findLast(
    ({ channel, sent_at }) =>
      channel !== null &&
      (sent_at ?? 0) > Date.now() - 86_400_000 &&
      !channels.some(({ name }) => name === channel),
  );

/** Looks for messages that wait or were given up, and asks every channel. */
export async function examineOutbox(context: AdminContext): Promise<readonly Finding[]> {
  const { config } = context;
  const open = await openedStorage(context);
  const all = (await open?.outbox.list()) ?? [];
  const rows = all.filter(({ sent_at }) => sent_at === null);
  const partly = all.findLast(
    ({ sent_at, last_error }) => (sent_at ?? 0) > Date.now() - 7 * 86_400_000 && last_error !== null,
  );
  const channels = await openChannels(config);
  const dead = rows.filter(({ dead_at }) => dead_at !== null).length;
  const findings: Finding[] = open
    ? [{ state: "ok", text: `Outbox: ${rows.length - dead} messages wait.` }]
    : [];
  if (dead > 0)
    findings.push({ state: "wrong", text: `${dead} messages were given up: \`outbox list\` says why.` });
  if (partly)
    findings.push({
      state: "wrong",
      text: `The message ${partly.id} was sent ${minute(partly.sent_at ?? 0)} UTC, but ${partly.last_error}`,
    });
  const [oldest, ...others] = rows.filter(
    ({ dead_at, last_error }) => dead_at === null && last_error !== null,
  );
  if (oldest)
    findings.push({
      state: "wrong",
      text: `${others.length + 1} messages wait after a failed try, the oldest since ${minute(oldest.created_at)} UTC: ${oldest.last_error}`,
    });
  if (channels.length === 0) {
    findings.push({
      state: "hint",
      text: "Nobody is told about leads: set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOKS.",
    });
  }
  const elsewhere = open?.engine === "postgres" ? sentElsewhere(all, channels) : undefined;
  if (elsewhere)
    findings.push({
      state: "hint",
      text: `Another server of this database sends leads to ${elsewhere.channel}, last ${minute(elsewhere.sent_at ?? 0)} UTC, and these settings do not: a lead goes to the receivers of the server that takes it first. Give all servers the same SMTP_URL and WEBHOOKS. If the receiver was taken away meanwhile, this ends after a day.`,
    });
  for (const { url } of config.WEBHOOKS) {
    const { protocol, host, hostname } = new URL(url);
    if (protocol === "http:" && !isThisMachine(hostname))
      findings.push({
        state: "wrong",
        text: `WEBHOOKS: leads go to ${host} without TLS, and whoever is in between reads them. Use https.`,
      });
  }
  for (const channel of channels) {
    const error = await channel.check().then(
      () => undefined,
      (caught: Error) => caught.message,
    );
    channel.close();
    findings.push(
      error === undefined
        ? { state: "ok", text: `Channel ${channel.name}.` }
        : { state: "wrong", text: `Channel ${channel.name}: ${error}` },
    );
  }
  return findings;
}

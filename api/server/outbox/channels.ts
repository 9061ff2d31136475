import type { Config } from "../config.ts";
import type { Channel } from "./channel.ts";
import { mailChannel } from "./mail.ts";
import { webhookChannel } from "./webhooks.ts";

/** Every way to the staff that the settings name. Without any, messages wait in the outbox until there is one. */
export function openChannels({ SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOKS }: Config): readonly Channel[] {
  const mail =
    SMTP_URL && MAIL_FROM && MAIL_TO ? [mailChannel({ url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO })] : [];
  return [...mail, ...WEBHOOKS.map((webhook) => webhookChannel(webhook))];
}

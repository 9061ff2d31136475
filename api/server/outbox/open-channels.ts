import type { Config } from "../config.ts";
import type { Channel } from "./channel.ts";
import { webhookChannel } from "./webhooks.ts";

/** Opens every configured channel. Without a channel, messages stay in the outbox until one is configured. */
export async function openChannels({
  SMTP_URL,
  MAIL_FROM,
  MAIL_TO,
  WEBHOOKS,
}: Pick<Config, "SMTP_URL" | "MAIL_FROM" | "MAIL_TO" | "WEBHOOKS">): Promise<readonly Channel[]> {
  const channels = WEBHOOKS.map((webhook) => webhookChannel(webhook));
  if (!(SMTP_URL && MAIL_FROM && MAIL_TO)) return channels;
  const { mailChannel } = await import("./mail.ts");
  return [mailChannel({ url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO }), ...channels];
}

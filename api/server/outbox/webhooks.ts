import { createHash, createHmac } from "node:crypto";
import { fetchFault, readText } from "../fetch.ts";
import { type Channel, ChannelBusy } from "./channel.ts";
import { type LeadMessage, textOf } from "./lead-message.ts";

/** Formats of webhook messages. */
export const webhookFormats = ["json", "wecom", "dingtalk", "feishu"] as const;

/** Webhook from the settings. */
export interface Webhook {
  readonly format: (typeof webhookFormats)[number];
  readonly url: string;
  /** Secret that signs the message: the part after `#` in the settings. */
  readonly secret: string | undefined;
}

interface WebhookRequest {
  readonly url: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Timeout of a webhook, in milliseconds. */
const patience = 15_000;

/** Creates a channel that posts each lead to a URL: of the staff's own program, or of a bot in their group chat. */
export function webhookChannel(webhook: Webhook, now: () => number = Date.now): Channel {
  const { format, url } = webhook;
  return {
    // Derived from the URL and not from the position in the list, so that adding a webhook sends nothing twice.
    name: `${format}-${createHash("sha256").update(url).digest("hex").slice(0, 8)}`,
    async send(message) {
      const { url: address, body, headers } = requests[format](message, webhook, now());
      const response = await fetch(address, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
        // Redirects are refused: leads must not go to whatever address a redirect names.
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      }).catch(silence);
      const text = await readText(response, 65_536).catch(silence);
      if (response.status === 429)
        throw new ChannelBusy(`${format} takes no more messages for now (status 429).`, "limit", {
          ...waitOf(response),
        });
      if (!response.ok) throw new Error(`${format} answered with status ${response.status}.`);
      if (format !== "json") refuseRobotError(format, text);
      return undefined;
    },
    // Whether a bot takes messages cannot be tested without posting one, but somebody must answer there.
    async check() {
      const response = await fetch(url, {
        method: "HEAD",
        redirect: "manual",
        signal: AbortSignal.timeout(patience),
      }).catch((cause: unknown) => {
        throw new Error(`cannot be reached: ${fetchFault(cause)}`, { cause });
      });
      await response.body?.cancel();
    },
    close: () => undefined,
  };
}

const requests: Readonly<
  Record<Webhook["format"], (message: LeadMessage, webhook: Webhook, now: number) => WebhookRequest>
> = {
  json(message, { url, secret }, now) {
    const body = JSON.stringify(message);
    const timestamp = String(Math.floor(now / 1_000));
    const signature = secret && createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    return {
      url,
      body,
      headers: {
        "X-LightMaker-Id": message.id,
        "X-LightMaker-Timestamp": timestamp,
        ...(signature && { "X-LightMaker-Signature": `sha256=${signature}` }),
      },
    };
  },
  // https://developer.work.weixin.qq.com/document/path/91770: text of at most 2,048 bytes.
  wecom: (message, { url }) => ({
    url,
    body: JSON.stringify({ msgtype: "text", text: { content: textOf(message, { bytes: 2_048 }) } }),
  }),
  // https://open.dingtalk.com/document/robots/custom-robot-access: 20,000 bytes; the signature goes into the URL.
  dingtalk(message, { url, secret }, now) {
    const address = new URL(url);
    if (secret) {
      address.searchParams.set("timestamp", String(now));
      address.searchParams.set(
        "sign",
        createHmac("sha256", secret).update(`${now}\n${secret}`).digest("base64"),
      );
    }
    return {
      url: address.href,
      body: JSON.stringify({ msgtype: "text", text: { content: textOf(message, { bytes: 18_000 }) } }),
    };
  },
  // https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot: 20 kB; the HMAC key is timestamp and secret, the signed
  // text is empty.
  feishu(message, { url, secret }, now) {
    const timestamp = String(Math.floor(now / 1_000));
    const sign = secret && createHmac("sha256", `${timestamp}\n${secret}`).update("").digest("base64");
    return {
      url,
      body: JSON.stringify({
        ...(sign && { timestamp, sign }),
        msg_type: "text",
        // `<at user_id="all">` would notify everybody.
        content: { text: textOf(message, { bytes: 18_000, clean: (text) => text.replaceAll("<", "＜") }) },
      }),
    };
  },
};

/** Codes of errors of a connection that nobody answered. */
const silentCodes: ReadonlySet<unknown> = new Set([
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "ETIMEDOUT",
]);

/** Throws the error again, as ChannelBusy if it is a timeout. */
function silence(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  if (error.name === "TimeoutError" || silentCodes.has(code))
    throw new ChannelBusy("The receiver did not answer in time.", "silent", { cause: error });
  throw error;
}

/** Returns the time of a response's `Retry-After`, if it is a number of seconds. */
function waitOf({ headers }: Response): { wait?: number } {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return seconds > 0 ? { wait: seconds * 1_000 } : {};
}

/** Codes with which the bots refuse a message because there were too many in the last minute. */
const limitCodes: ReadonlySet<unknown> = new Set([45_009, 130_101, 410_100, 11_232]);

/** Throws if a chat bot has refused the message. Chat bots respond with status 200 and report the error in the body. */
function refuseRobotError(format: string, text: string): void {
  let answer: { errcode?: unknown; errmsg?: unknown; code?: unknown; msg?: unknown };
  try {
    answer = JSON.parse(text) as typeof answer;
  } catch {
    throw new Error(`${format} answered with something that is not JSON.`);
  }
  const code = answer.errcode ?? answer.code;
  const refusal = `${format} refused: ${String(code)} ${String(answer.errmsg ?? answer.msg ?? "")}`;
  if (limitCodes.has(code)) throw new ChannelBusy(refusal, "limit");
  if (code !== 0) throw new Error(refusal);
}

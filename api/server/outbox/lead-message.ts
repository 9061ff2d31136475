import type { FileLinks } from "../files/file-links.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadKind, LeadRow, OutboxRow } from "../storage/tables.ts";
import { truncate } from "../truncate.ts";

/** Uploaded file in a message to the staff. */
export interface MessageFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Signed link that expires. */
  readonly url: string;
}

/** Message to the staff about one lead. */
export interface LeadMessage {
  /** The same for every attempt, so that receivers can recognise duplicates. */
  readonly id: string;
  readonly topic: string;
  readonly lead: {
    readonly id: string;
    readonly kind: LeadKind;
    /** Language of the page with the form; `null` if unknown. */
    readonly language: string | null;
    /** ISO 8601 in UTC. */
    readonly createdAt: string;
    /** Reasons why it may be spam; empty for most. */
    readonly flags: readonly string[];
    /** Submitted fields, by their names in the API. */
    readonly fields: Readonly<Record<string, string | number>>;
  };
  readonly files: readonly MessageFile[];
}

/** Builds the message about a lead. */
export async function composeMessage(
  row: OutboxRow,
  lead: LeadRow,
  files: Pick<Storage["files"], "ofLead">,
  links: FileLinks,
  siteUrl: string,
): Promise<LeadMessage> {
  const { id, kind, language, created_at, flags, payload } = lead;
  return {
    id: row.id,
    topic: row.topic,
    lead: {
      id,
      kind,
      language,
      createdAt: new Date(created_at).toISOString(),
      flags: flags.split(" ").filter(Boolean),
      // Validated with the contract's schema before it was stored.
      fields: JSON.parse(payload) as Readonly<Record<string, string | number>>,
    },
    files: (await files.ofLead(id)).map((file) => ({
      name: file.name,
      size: file.size,
      url: siteUrl + links.sign(file.id),
    })),
  };
}

/** Names of the forms for the staff, who read leads in both languages. */
const kinds: Readonly<Record<LeadKind, string>> = {
  accessInformation: "首页留言 · Home form",
  applicationForm: "打样申请 · Sample request",
  message: "联系页留言 · Contact message",
};

const labels: Readonly<Record<string, string>> = {
  surName: "姓 · Surname",
  name: "姓名 · Name",
  applicant: "联系人 · Contact",
  corporateName: "公司 · Company",
  email: "邮箱 · Email",
  phone: "电话 · Phone",
  sampleModel: "想试的机型 · Model",
  applicationDescription: "申请说明 · Description",
  message: "留言 · Message",
};

/** Returns a short title of a message without personal data, because mail subjects show on lock screens. */
export function titleOf({ lead: { kind, flags } }: LeadMessage): string {
  return `${kinds[kind]}${flags.length > 0 ? "（可疑 · suspicious）" : ""}`;
}

/** Limits of a receiver for plain text. */
interface TextLimits {
  /** Maximum size in UTF-8. The fields are shortened to it: files, time and id stay. */
  readonly bytes?: number;
  /** Replaces characters that the receiver would interpret. */
  readonly clean?: (text: string) => string;
}

/** Formats a message as plain text. */
export function textOf(
  message: LeadMessage,
  { bytes = Number.POSITIVE_INFINITY, clean = (text) => text }: TextLimits = {},
): string {
  const { lead, files } = message;
  const text = (...lines: readonly string[]): string => clean(lines.join("\n"));
  const start = text(titleOf(message), "", "");
  const fields = text(
    ...Object.entries(lead.fields)
      .filter(([name, value]) => Object.hasOwn(labels, name) && value !== "")
      // Continuation lines are indented, so that none looks like a line of ours, such as a line with a file.
      .map(
        ([name, value]) =>
          `${labels[name]}: ${String(value).replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, "\n    ")}`,
      ),
  );
  const end = text(
    "",
    ...files.map(({ name, size, url }) => `文件 · File: ${name} (${Math.ceil(size / 1_024)} kB) ${url}`),
    "",
    `时间 · Time: ${lead.createdAt}`,
    `语言 · Language: ${lead.language ?? "-"}`,
    ...(lead.flags.length > 0 ? [`可疑 · Suspicious: ${lead.flags.join(", ")}`] : []),
    `编号 · Id: ${lead.id}`,
  );
  return start + shorten(fields, bytes - Buffer.byteLength(start + end)) + end;
}

/** Shortens a text to a number of bytes in UTF-8, without splitting a character. Negative numbers count as 0. */
function shorten(text: string, bytes: number): string {
  return text === "" || Buffer.byteLength(text) <= bytes
    ? text
    : `${truncate(text, Math.max(0, bytes - 3))}…`;
}

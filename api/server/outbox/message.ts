import type { FileLinks } from "../files/links.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadKind, LeadRow, OutboxRow } from "../storage/tables.ts";

/** An uploaded file as the staff are told about it. */
export interface MessageFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** A signed address that ends by itself. */
  readonly url: string;
}

/** What the staff are told about one lead. */
export interface LeadMessage {
  /** Stays the same however often the message is sent, so that receivers can tell a repetition. */
  readonly id: string;
  readonly topic: string;
  readonly lead: {
    readonly id: string;
    readonly kind: LeadKind;
    /** Language of the page the form was on; `null` when it is not known. */
    readonly language: string | null;
    /** ISO 8601 in UTC. */
    readonly createdAt: string;
    /** Why it may be spam; empty for most. */
    readonly flags: readonly string[];
    /** What was typed, by the names of the call. */
    readonly fields: Readonly<Record<string, string | number>>;
  };
  readonly files: readonly MessageFile[];
}

/** Puts together what the staff are told. */
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
      // Checked by the contract's schema before it was stored.
      fields: JSON.parse(payload) as Readonly<Record<string, string | number>>,
    },
    files: (await files.ofLead(id)).map((file) => ({
      name: file.name,
      size: file.size,
      url: siteUrl + links.sign(file.id),
    })),
  };
}

/** Staff read both languages' leads; these are their words, not the visitor's. */
const kinds: Readonly<Record<LeadKind, string>> = {
  accessInformation: "首页留言 · Home form",
  applicationForm: "打样申请 · Sample application",
  message: "联系我们 · Contact message",
};

const labels: Readonly<Record<string, string>> = {
  surName: "姓 · Surname",
  name: "姓名 · Name",
  applicant: "联系人 · Contact",
  corporateName: "公司 · Company",
  email: "邮箱 · Email",
  phone: "电话 · Phone",
  sampleModel: "样品或机型 · Sample or model",
  applicationDescription: "用途说明 · Description",
  message: "留言 · Message",
};

/** What a message is about, in a few words and without anything personal: subjects show on locked screens. */
export function titleOf({ lead: { kind, flags } }: LeadMessage): string {
  return `${kinds[kind]}${flags.length > 0 ? "（可疑 · suspicious）" : ""}`;
}

/** A message as plain text. */
export function textOf(message: LeadMessage): string {
  const { lead, files } = message;
  const lines = Object.entries(lead.fields)
    .filter(([name, value]) => Object.hasOwn(labels, name) && value !== "")
    // Each further line is set in, so that none looks like a line of ours, such as one that names a file.
    .map(
      ([name, value]) =>
        `${labels[name]}: ${String(value).replace(/\r\n?|[\n\u0085\u2028\u2029]/g, "\n    ")}`,
    );
  return [
    titleOf(message),
    "",
    ...lines,
    ...files.map(({ name, size, url }) => `文件 · File: ${name} (${Math.ceil(size / 1_024)} kB) ${url}`),
    "",
    `时间 · Time: ${lead.createdAt}`,
    `语言 · Language: ${lead.language ?? "-"}`,
    ...(lead.flags.length > 0 ? [`可疑 · Suspicious: ${lead.flags.join(", ")}`] : []),
    `编号 · Id: ${lead.id}`,
  ].join("\n");
}

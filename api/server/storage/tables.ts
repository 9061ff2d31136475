/**
 * Tables, as Kysely uses them. Only types that both engines store in the same way: ids are text, times are integer milliseconds
 * since 1970, JSON is text.
 */
export interface Tables {
  leads: LeadRow;
  outbox: OutboxRow;
  files: FileRow;
  visits: VisitRow;
  unanswered: UnansweredRow;
  news: NewsRow;
  seo: SeoRow;
  versions: VersionRow;
  secrets: SecretRow;
  erasures: ErasureRow;
}

/** Submitted form, exactly as the visitor sent it. */
export interface LeadRow {
  /** UUID of version 7, or of version 8 if it is derived from a form's token (`leadId`). */
  readonly id: string;
  readonly kind: LeadKind;
  /** The form's fields as JSON. */
  readonly payload: string;
  /** Language of the page with the form, or `null` if the request did not name it. */
  readonly language: string | null;
  /** Time at which the server received it, in milliseconds. */
  readonly created_at: number;
  /** Id of the request, for searching the log. */
  readonly request_id: string;
  /** Reasons why it may be spam, separated by spaces; empty for most. A flag never hides a lead from the staff. */
  readonly flags: string;
}

/**
 * Message to the staff. It is written in the lead's own transaction, so that no lead can be stored without a message. The first
 * row has no channel. The worker replaces it by one row per channel, so that a webhook that is down does not send the mail twice.
 */
export interface OutboxRow {
  /** Stable id of the message: the lead's id, followed by the channel's name in rows that have a channel. */
  readonly id: string;
  readonly lead_id: string;
  /** Event, such as `lead.accessInformation`. */
  readonly topic: string;
  /** Data for the worker, as JSON. */
  readonly payload: string;
  /** Number of attempts to send. */
  readonly tries: number;
  /** Time of the next attempt, in milliseconds. Not sent before. */
  readonly next_at: number;
  /** Time of creation, in milliseconds. */
  readonly created_at: number;
  /** Channel, such as `mail`. `null` until the worker has created one row per channel. */
  readonly channel: string | null;
  /** Error of the last attempt. */
  readonly last_error: string | null;
  /** Time of sending, in milliseconds. For a row without a channel, the time of its replacement. */
  readonly sent_at: number | null;
  /** Time at which the last attempt failed and the message was marked as dead, in milliseconds. */
  readonly dead_at: number | null;
}

/** Uploaded file. Its bytes are in the file store, under the row's id. */
export interface FileRow {
  /** Random and URL-safe, so that nobody can guess it. */
  readonly id: string;
  /** The visitor's file name, shortened and without control characters. */
  readonly name: string;
  /** Type detected from the content, as a file extension such as `pdf`. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, hexadecimal, to verify backups. */
  readonly sha256: string;
  /** Time of the upload, in milliseconds. */
  readonly created_at: number;
  /** Lead that names the file. With `null`, the file is deleted after a day. */
  readonly lead_id: string | null;
}

/** Visit to one page. */
export interface VisitRow {
  readonly id: string;
  readonly path: string;
  /** Duration of the visit, in milliseconds. */
  readonly stay_ms: number;
  /** The visitor's network: the address, shortened to /24 or /48. */
  readonly network: string;
  readonly created_at: number;
}

/** Question that the chat could not answer. Nothing identifies the visitor. */
export interface UnansweredRow {
  readonly id: string;
  /** The question, shortened, without anything that looks like an e-mail address or telephone number. */
  readonly question: string;
  /** Language of the chat's reply. */
  readonly language: string;
  readonly created_at: number;
}

/** News item in one language. Both languages of an item share its id. */
export interface NewsRow {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly author: string;
  /** Date of the item, in milliseconds. */
  readonly created_at: number;
  readonly type: string;
  /** HTML, sanitised before it was stored. */
  readonly content: string;
  /** 1 means published. Items with any other state are not sent. */
  readonly state: number;
  /** An address, or `media:` and the id of a picture of the site. */
  readonly photo_url: string;
  readonly profile: string;
}

/** Title, keywords and description of one address. The names are those of the API. */
export interface SeoRow {
  readonly path: string;
  readonly title: string;
  readonly keyword: string;
  readonly describe: string;
}

/** Counter of a table's changes, by which every server notices the changes of the others. */
export interface VersionRow {
  readonly name: VersionedTable;
  readonly version: number;
}

/** Tables that servers cache in memory until their version changes. */
export type VersionedTable = "news" | "seo";

/** Secret that all servers of one database share. */
export interface SecretRow {
  readonly name: string;
  readonly value: string;
}

/** Protocol of one person's erasure: what was erased, when and by whom, but not whose data it was. */
export interface ErasureRow {
  readonly id: string;
  /**
   * HMAC of the address or number under this installation's key. It shows whether a given person was erased, but not who that
   * was.
   */
  readonly person: string;
  /** Name of the operating system's user who ran the command. */
  readonly by_whom: string;
  /** In milliseconds. */
  readonly started_at: number;
  /** In milliseconds; `null` if the erasure was interrupted. */
  readonly ended_at: number | null;
  /** Number of records of each kind found at the start, as JSON. */
  readonly found: string;
  /** Number of erased records of each kind, as JSON; `null` if the erasure was interrupted. */
  readonly erased: string | null;
}

/** Forms whose submissions are stored as leads. */
export type LeadKind = "accessInformation" | "applicationForm" | "message";

/**
 * The tables, as Kysely sees them. Only types that both engines store alike: ids are text, times are integer
 * milliseconds since 1970, JSON is text.
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

/** What a visitor sent, as it was sent. */
export interface LeadRow {
  /** A UUID: of version 7, or of version 8 when it was made of a form's token (`leadId`). */
  readonly id: string;
  /** Which form it came from. */
  readonly kind: LeadKind;
  /** The form's fields as JSON. */
  readonly payload: string;
  /** Language of the page the form was on, or `null` when the caller did not say. */
  readonly language: string | null;
  /** When the server took it, in milliseconds. */
  readonly created_at: number;
  /** The request it came with, to find it in the log. */
  readonly request_id: string;
  /** Why it may be spam, as words with spaces between; empty for most. A flag never keeps a lead from anybody. */
  readonly flags: string;
}

/**
 * A message that has to reach somebody: written in the lead's own transaction, so that no lead can be stored without
 * it. That first row names no channel; the worker replaces it by one row for each channel, so that a robot
 * that is away does not send the mail twice.
 */
export interface OutboxRow {
  /** The message's stable id: that of its lead, followed by the channel's name in rows that have one. */
  readonly id: string;
  /** The lead it tells about. */
  readonly lead_id: string;
  /** What happened, such as `lead.accessInformation`. */
  readonly topic: string;
  /** What the worker needs, as JSON. */
  readonly payload: string;
  /** How often sending was tried. */
  readonly tries: number;
  /** Not to be tried before this time, in milliseconds. */
  readonly next_at: number;
  /** When it was written, in milliseconds. */
  readonly created_at: number;
  /** Where it goes, such as `mail`; `null` until the worker has made a row for each channel. */
  readonly channel: string | null;
  /** What the last try failed with. */
  readonly last_error: string | null;
  /** When it was sent or, without a channel, replaced; in milliseconds. */
  readonly sent_at: number | null;
  /** When it was given up, in milliseconds. */
  readonly dead_at: number | null;
}

/** An uploaded file. Its bytes are in the file store, under the row's id. */
export interface FileRow {
  /** Random and url-safe: nobody can guess it. */
  readonly id: string;
  /** The visitor's own name for it, bounded and without control characters. */
  readonly name: string;
  /** What its content was found to be, as the file ending, such as `pdf`. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of the bytes in hexadecimal, for `doctor`. */
  readonly sha256: string;
  /** When it was taken, in milliseconds. */
  readonly created_at: number;
  /** The lead that names it, or `null`: then it is swept after a day. */
  readonly lead_id: string | null;
}

/** One stay on one page. */
export interface VisitRow {
  readonly id: string;
  /** The page's path. */
  readonly path: string;
  /** How long the visitor stayed, in milliseconds. */
  readonly stay_ms: number;
  /** The visitor's network: an address cut to /24 or /48. */
  readonly network: string;
  readonly created_at: number;
}

/** A question the chat had no answer to. Nothing tells who asked it. */
export interface UnansweredRow {
  readonly id: string;
  /** The question, bounded, with what looks like an address of mail or a telephone number taken out. */
  readonly question: string;
  /** Language it was answered in. */
  readonly language: string;
  readonly created_at: number;
}

/** A news item in one language. Both languages of an item share its id. */
export interface NewsRow {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly author: string;
  /** The date it carries, in milliseconds. */
  readonly created_at: number;
  readonly type: string;
  /** HTML, sanitised before it was stored. */
  readonly content: string;
  /** 1 is published; anything else stays here. */
  readonly state: number;
  /** An address, or `media:` and the id of a picture of the site. */
  readonly photo_url: string;
  readonly profile: string;
}

/** Title, keywords and description of one address. The names are those of the call. */
export interface SeoRow {
  readonly path: string;
  readonly title: string;
  readonly keyword: string;
  readonly describe: string;
}

/** Counts the changes of a table, so that every server notices those of the others. */
export interface VersionRow {
  readonly name: VersionedTable;
  readonly version: number;
}

/** Tables that servers keep in memory until their version changes. */
export type VersionedTable = "news" | "seo";

/** A key that every server of one database shares. */
export interface SecretRow {
  readonly name: string;
  readonly value: string;
}

/** The protocol of one person's erasure: what and when and by whom, but not whose. */
export interface ErasureRow {
  readonly id: string;
  /** HMAC of the address or number under this installation's key: tells whether somebody was erased, and not who was. */
  readonly person: string;
  /** Who gave the command, as the machine knows them. */
  readonly by_whom: string;
  /** In milliseconds. */
  readonly started_at: number;
  /** In milliseconds; `null` when it was interrupted. */
  readonly ended_at: number | null;
  /** How many of each were found at the start, as JSON. */
  readonly found: string;
  /** How many of each were erased, as JSON; `null` when it was interrupted. */
  readonly erased: string | null;
}

/** The forms whose entries are stored as leads. */
export type LeadKind = "accessInformation" | "applicationForm" | "message";

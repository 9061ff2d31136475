/**
 * The tables, as Kysely sees them. Only types that both engines store alike: ids are text, times are integer
 * milliseconds since 1970, JSON is text.
 */
export interface Tables {
  leads: LeadRow;
  outbox: OutboxRow;
}

/** What a visitor sent, as it was sent. */
export interface LeadRow {
  /** UUID of version 7: sorts by time. */
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
}

/**
 * A message that has to reach somebody: written in the lead's own transaction, so that no lead can be stored without
 * it. This room only fills the table; the worker that claims rows and sends mail and webhooks belongs to the
 * issue "The API", which is why the columns for its retries are here already.
 */
export interface OutboxRow {
  /** UUID of version 7; the worker's stable message id. */
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
}

/** The forms whose entries are stored as leads. */
export type LeadKind = "accessInformation" | "applicationForm" | "message";

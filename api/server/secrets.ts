import { hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "./config.ts";
import type { Storage } from "./storage/storage.ts";

/** Keys of this installation, each for one purpose. */
export interface Keys {
  /** Signs links to uploaded files. */
  readonly fileLinks: Buffer;
  /** Signs the tokens that say when a form was opened. */
  readonly formTokens: Buffer;
  /** Makes addresses unreadable that are counted. */
  readonly rateLimits: Buffer;
}

/**
 * The keys, derived from `SECRET`, or else from a random secret that is made once and kept in the database: in the data
 * folder with SQLite, and common to all servers with PostgreSQL.
 */
export async function readKeys(
  { SECRET }: Pick<Config, "SECRET">,
  storage: Pick<Storage, "secret">,
): Promise<Keys> {
  const secret = SECRET ?? (await storage.secret("master", randomBytes(32).toString("base64url")));
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    fileLinks: derive("file links"),
    formTokens: derive("form tokens"),
    rateLimits: derive("rate limits"),
  };
}

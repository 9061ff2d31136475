import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "./config.ts";
import type { Storage } from "./storage/storage.ts";

/** The first key signs; each of them verifies, so that what an earlier one signed is good until its time. */
export type SigningKeys = readonly [Buffer, ...Buffer[]];

const mac = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** A text's signature: HMAC-SHA256 in base64url. */
export const sign = ([newest]: SigningKeys, text: string): string => mac(newest, text).toString("base64url");

/** Whether one of the keys signed a text. It takes the same time for every wrong signature. */
export function isSigned(keys: SigningKeys, text: string, signature: string): boolean {
  const given = Buffer.from(signature, "base64url");
  return keys.some((key) => {
    const right = mac(key, text);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** Keys of this installation, each for one purpose. */
export interface Keys {
  /** Sign links to uploaded files. */
  readonly fileLinks: SigningKeys;
  /** Sign the tokens that say when a form was opened. */
  readonly formTokens: SigningKeys;
  /** Makes addresses unreadable that are counted. */
  readonly rateLimits: Buffer;
}

/** Name of the row that holds the installation's own secret. */
const master = "master";

const makeSecret = (): string => randomBytes(32).toString("base64url");

/**
 * The keys, derived from `SECRET`, or else from a random secret that is made once and kept in the database: in the data
 * folder with SQLite, and common to all servers with PostgreSQL. `PREVIOUS_SECRET`, or what stands behind the newest one in the database, still verifies.
 */
export async function readKeys(
  { SECRET, PREVIOUS_SECRET }: Pick<Config, "SECRET" | "PREVIOUS_SECRET">,
  storage: Pick<Storage, "secret">,
): Promise<Keys> {
  const [newest = "", ...earlier] =
    SECRET === undefined
      ? (await storage.secret(master, makeSecret())).split(" ")
      : [SECRET, ...(PREVIOUS_SECRET === undefined ? [] : [PREVIOUS_SECRET])];
  const derive = (secret: string, purpose: string): Buffer =>
    Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const signing = (purpose: string): SigningKeys => [
    derive(newest, purpose),
    ...earlier.map((secret) => derive(secret, purpose)),
  ];
  return {
    fileLinks: signing("file links"),
    formTokens: signing("form tokens"),
    rateLimits: derive(newest, "rate limits"),
  };
}

/** Makes people unreadable whose erasure is noted. It never changes, or nobody could ask later whether somebody was erased. */
export async function readErasureKey(storage: Pick<Storage, "secret">): Promise<Buffer> {
  return Buffer.from(await storage.secret("erasures", makeSecret()), "base64url");
}

/**
 * Makes a new secret in the database. Servers sign with it from their next start on.
 *
 * @param keepLast whether what the last one signed stays good; `false` when it has become known to somebody
 */
export async function rotateSecret(
  storage: Pick<Storage, "secret" | "replaceSecret">,
  keepLast: boolean,
): Promise<void> {
  const fresh = makeSecret();
  const [last] = (await storage.secret(master, fresh)).split(" ");
  if (last === fresh) return;
  await storage.replaceSecret(master, keepLast ? `${fresh} ${last}` : fresh);
}

import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "./config.ts";
import type { Storage } from "./storage/storage.ts";

/** Signing keys. The first key signs. Each key verifies, so that signatures of an earlier key stay valid. */
export type SigningKeys = readonly [Buffer, ...Buffer[]];

const mac = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** Returns the signature of a text: HMAC-SHA256 in base64url. */
export const sign = ([newest]: SigningKeys, text: string): string => mac(newest, text).toString("base64url");

/** Returns true if one of the keys signed the text. Takes the same time for every wrong signature. */
export function isSigned(keys: SigningKeys, text: string, signature: string): boolean {
  const given = Buffer.from(signature, "base64url");
  return keys.some((key) => {
    const right = mac(key, text);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** Keys of this installation, one for each purpose. */
export interface Keys {
  /** Sign links to uploaded files. */
  readonly fileLinks: SigningKeys;
  /** Sign the tokens that record when a form was opened. */
  readonly formTokens: SigningKeys;
  /** Pseudonymises the addresses that rate limits count. */
  readonly rateLimits: Buffer;
}

/**
 * Returns eight characters that are the same for the same key and say nothing about it. Servers behind one proxy must show the
 * same.
 */
export const fingerprint = ([newest]: SigningKeys): string =>
  mac(newest, "fingerprint").toString("hex").slice(0, 8);

/** Name of the database row with the installation's own secret. */
const master = "master";

/** Name of the database row with the key of `readErasureKey`. */
export const erasureKeyName = "erasures";

/** Name of the database row with the time of the last rotation in milliseconds since 1970. */
const rotated = "rotated";

const makeSecret = (): string => randomBytes(32).toString("base64url");

/**
 * Derives the keys from `SECRET`, or from a random secret that is created once and stored in the database. With SQLite that is in
 * the data folder; with PostgreSQL all servers share it. `PREVIOUS_SECRET`, or the previous secret in the database, still
 * verifies.
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

/**
 * Returns the key that pseudonymises erased persons in the protocol. It never changes, because the staff must be able to check
 * later whether a person was erased.
 */
export async function readErasureKey(storage: Pick<Storage, "secret">): Promise<Buffer> {
  return Buffer.from(await storage.secret(erasureKeyName, makeSecret()), "base64url");
}

/** Returns the time of the last rotation in milliseconds since 1970; 0 if there was none. */
export const readLastRotation = async (storage: Pick<Storage, "secret">): Promise<number> =>
  Number(await storage.secret(rotated, "0"));

/**
 * Creates a new secret in the database. Servers sign with it after their next start.
 *
 * @param keepLast `true` keeps signatures of the last secret valid; `false` is for a secret that has leaked
 */
export async function rotateSecret(
  storage: Pick<Storage, "secret" | "replaceSecret">,
  keepLast: boolean,
): Promise<void> {
  const fresh = makeSecret();
  const [last] = (await storage.secret(master, fresh)).split(" ");
  if (last === fresh) return;
  // First the time: an interruption between the two only warns without need.
  await readLastRotation(storage);
  await storage.replaceSecret(rotated, String(Date.now()));
  await storage.replaceSecret(master, keepLast ? `${fresh} ${last}` : fresh);
}

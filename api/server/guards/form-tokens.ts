import { randomBytes } from "node:crypto";
import { isSigned, type SigningKeys, sign } from "../signing-keys.ts";
import type { LeadKind } from "../storage/tables.ts";

/** Reasons why a lead may be spam. */
export const suspicionFlags = ["trap", "forgedToken", "wrongForm", "tooFast", "expiredToken"] as const;

/** Reason why a lead may be spam. */
export type SuspicionFlag = (typeof suspicionFlags)[number];

/** Creates tokens when forms are opened, and checks them when forms are submitted. */
export interface FormTokens {
  /** Returns a unique token. */
  make(kind: LeadKind): string;
  /** Returns the reason why a token is suspicious, or `undefined` for a good token. */
  judge(token: string, kind: LeadKind): SuspicionFlag | undefined;
}

/** Minimum time for filling in a form, in milliseconds. */
const fastest = 2_000;

/**
 * Age from which a token is suspicious, in milliseconds. A page may well be open for longer, but such a token may also have been
 * stored for reuse.
 */
const oldest = 86_400_000;

/**
 * Creates and checks signed tokens, which contain the form, the time and a random part. They block nobody: a lead with a bad
 * token or none is stored and flagged, because one lost lead costs more than deleting a hundred.
 *
 * @param keys secrets of the installation
 * @param now returns the current time in milliseconds
 */
export function createFormTokens(keys: SigningKeys, now: () => number = Date.now): FormTokens {
  return {
    make(kind) {
      const text = `${kind}.${now()}.${randomBytes(9).toString("base64url")}`;
      return `${text}.${sign(keys, text)}`;
    },
    judge(token, kind) {
      const [madeFor = "", time = "", nonce = "", signature = "", ...rest] = token.split(".");
      if (rest.length > 0 || !isSigned(keys, `${madeFor}.${time}.${nonce}`, signature)) return "forgedToken";
      if (madeFor !== kind) return "wrongForm";
      const age = now() - Number(time);
      if (age < fastest) return "tooFast";
      return age > oldest ? "expiredToken" : undefined;
    },
  };
}

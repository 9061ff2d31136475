import { randomBytes } from "node:crypto";
import { isSigned, type SigningKeys, sign } from "../secrets.ts";
import type { LeadKind } from "../storage/tables.ts";

/** Why a lead may be spam. */
export type SuspicionFlag = "trap" | "forgedToken" | "wrongForm" | "tooFast" | "expiredToken";

/** Makes tokens when forms are opened, and reads them when they are sent. */
export interface FormTokens {
  /** A token that no other opening of a form has. */
  make(kind: LeadKind): string;
  /** What is suspicious about a token; nothing about a good one. */
  judge(token: string, kind: LeadKind): SuspicionFlag | undefined;
}

/** Nobody fills in a form in less, in milliseconds. */
const fastest = 2_000;

/** A page that was open for longer than this is not unusual, but a token that old may be a stored one, in milliseconds. */
const oldest = 86_400_000;

/**
 * Signed tokens that hold their form and their time, and differ each time. They keep nobody out: a lead with a bad one, or none, is stored and
 * flagged, because a lost lead costs more than a hundred deleted ones.
 *
 * @param keys secrets of the installation
 * @param now the time in milliseconds
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

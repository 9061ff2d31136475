import { fileAddress } from "../../contract/index.ts";
import { isSigned, type SigningKeys, sign } from "../signing-keys.ts";

/** Creates and verifies links to uploaded files. The links expire, because mails are kept and forwarded. */
export interface FileLinks {
  /** Returns a path with its signed query. */
  sign(id: string): string;
  /** Returns true if the signature is valid for this file and the link has not expired. */
  verify(id: string, expires: string | undefined, signature: string | undefined): boolean;
}

/**
 * @param keys secrets of the installation
 * @param days lifetime of a link
 * @param now returns the current time in milliseconds
 */
export function createFileLinks(keys: SigningKeys, days: number, now: () => number = Date.now): FileLinks {
  const textOf = (id: string, expires: number): string => `${id} ${expires}`;
  return {
    sign(id) {
      const expires = Math.ceil(now() / 1_000) + days * 86_400;
      return `${fileAddress(id)}?expires=${expires}&signature=${sign(keys, textOf(id, expires))}`;
    },
    verify(id, expires = "", signature = "") {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1_000 < now()) return false;
      return isSigned(keys, textOf(id, Number(expires)), signature);
    },
  };
}

import { fileAddress } from "../../contract/index.ts";
import { isSigned, type SigningKeys, sign } from "../secrets.ts";

/** Makes and checks links to uploaded files. They end by themselves, because mails are kept and forwarded. */
export interface FileLinks {
  /** A path with its signed query. */
  sign(id: string): string;
  /** Whether a query was signed by us for this file and has not ended. */
  verify(id: string, expires: string | undefined, signature: string | undefined): boolean;
}

/**
 * @param keys secrets of the installation
 * @param days how long a link works
 * @param now the time in milliseconds
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

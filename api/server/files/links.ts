import { createHmac, timingSafeEqual } from "node:crypto";
import { fileAddress } from "../../contract/index.ts";

/** Makes and checks links to uploaded files. They end by themselves, because mails are kept and forwarded. */
export interface FileLinks {
  /** A path with its signed query. */
  sign(id: string): string;
  /** Whether a query was signed by us for this file and has not ended. */
  verify(id: string, expires: string | undefined, signature: string | undefined): boolean;
}

/**
 * @param key secret of the installation
 * @param days how long a link works
 * @param now the time in milliseconds
 */
export function createFileLinks(key: Buffer, days: number, now: () => number = Date.now): FileLinks {
  const mac = (id: string, expires: number): Buffer =>
    createHmac("sha256", key).update(`${id} ${expires}`).digest();
  return {
    sign(id) {
      const expires = Math.ceil(now() / 1_000) + days * 86_400;
      return `${fileAddress(id)}?expires=${expires}&signature=${mac(id, expires).toString("base64url")}`;
    },
    verify(id, expires = "", signature = "") {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1_000 < now()) return false;
      const given = Buffer.from(signature, "base64url");
      const right = mac(id, Number(expires));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

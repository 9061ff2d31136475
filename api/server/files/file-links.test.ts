import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { SigningKeys } from "../signing-keys.ts";
import { createFileLinks } from "./file-links.ts";

const keys: SigningKeys = [randomBytes(32)];
const id = "f".repeat(32);
const day = 86_400_000;

/** Returns the two parts of a link's query. */
function partsOf(link: string): readonly [expires: string, signature: string] {
  const query = new URL(link, "https://www.example.com").searchParams;
  return [query.get("expires") ?? "", query.get("signature") ?? ""];
}

test("a link opens its file for the days of the setting, and not longer", () => {
  let now = 1_790_000_000_000;
  const links = createFileLinks(keys, 30, () => now);
  const link = partsOf(links.sign(id));
  expect(links.verify(id, ...link)).toBe(true);
  now += 30 * day - 1_000;
  expect(links.verify(id, ...link)).toBe(true);
  now += 2_000;
  expect(links.verify(id, ...link)).toBe(false);
});

test("nobody can give a link another end", () => {
  const links = createFileLinks(keys, 30);
  const [expires, signature] = partsOf(links.sign(id));
  expect(links.verify(id, expires, signature)).toBe(true);
  for (const other of [Number(expires) + 1, Number(expires) + 365 * 86_400, "9".repeat(12), ""])
    expect(links.verify(id, String(other), signature)).toBe(false);
});

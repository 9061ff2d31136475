import { expect, test } from "vitest";
import { withRemedy } from "./remedy.ts";

test.each([
  ["connect ECONNREFUSED 127.0.0.1:2525", "Nothing listens there"],
  ["getaddrinfo EAI_AGAIN db.invalid", "does not know the name"],
  ['password authentication failed for user "lightmaker"', "Check user and password"],
  ["permission denied for schema public", "OWNER TO"],
  ["no such table: outbox", "restore a backup"],
  ["database disk image is malformed", "`rescue`"],
  ["file is not a database", "`rescue`"],
  ["database or disk is full", "Disk full"],
  ["disk I/O error", "Disk full"],
  ["Connection terminated due to connection timeout", "Nobody answers there"],
])("%s is followed by what to do", (message, remedy) => {
  const told = withRemedy(message);
  expect(told.startsWith(`${message}. `)).toBe(true);
  expect(told).toContain(remedy);
});

test("what a message says already is not said twice", () => {
  const told = withRemedy("database disk image is malformed");
  expect(withRemedy(told)).toBe(told);
});

test("what `rescue` says of a damaged file is no advice for the database in use", () => {
  const told =
    "2 leads were not stored.\n  Of the table leads, not all can be read: database disk image is malformed.";
  expect(withRemedy(told)).toBe(told);
});

test("a message of our own stays as it is", () => {
  expect(withRemedy("DATA_DIR is /x, but that is no folder.")).toBe("DATA_DIR is /x, but that is no folder.");
});

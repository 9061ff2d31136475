import { expect, test } from "vitest";
import { withRemedy } from "./remedy.ts";

test.each([
  ["connect ECONNREFUSED 127.0.0.1:2525", "Nothing listens there"],
  ["getaddrinfo EAI_AGAIN db.invalid", "does not know the name"],
  ['password authentication failed for user "lightmaker"', "Check user and password"],
  ["permission denied for schema public", "OWNER TO"],
  ["no such table: outbox", "restore a backup"],
  ["database or disk is full", "Disk full"],
  ["disk I/O error", "Disk full"],
])("%s is followed by what to do", (message, remedy) => {
  const told = withRemedy(message);
  expect(told.startsWith(`${message}. `)).toBe(true);
  expect(told).toContain(remedy);
});

test("a message of our own stays as it is", () => {
  expect(withRemedy("DATA_DIR is /x, but that is no folder.")).toBe("DATA_DIR is /x, but that is no folder.");
});

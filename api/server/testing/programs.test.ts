import { afterEach, expect, test, vi } from "vitest";
import { findProgram, installMissing, type Program, programNamed } from "./programs.ts";

const missing = (name: string, advice?: string): Program => ({
  name,
  find: () => undefined,
  packages: [`lib${name}`, "fonts"],
  ...(advice && { advice }),
});

afterEach(() => vi.restoreAllMocks());

test("an ordinary user is told everything that is missing, and one line that installs it", () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  const [one, there] = [missing("one"), programNamed("sh")];
  expect(() => installMissing([one, there, missing("two", "set TWO_PATH."), one])).toThrow(
    [
      "The tests need one and two, which this machine lacks.",
      "Run `apt-get install libone fonts libtwo` as root, then the tests again.",
      "Or, for two: set TWO_PATH.",
    ].join("\n"),
  );
});

test("nothing is asked of a machine that has it all", () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  installMissing([programNamed("sh")]);
  expect(findProgram(programNamed("sh"))).toMatch(/\/sh$/);
});

test("a program is missing by its own name unless its package is called otherwise", () => {
  expect(programNamed("nginx").packages).toEqual(["nginx"]);
  expect(programNamed("Xvfb", "xvfb").packages).toEqual(["xvfb"]);
  expect(programNamed("no-such-program").find()).toBeUndefined();
});

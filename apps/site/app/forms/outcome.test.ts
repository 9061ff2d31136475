import { describe, expect, it } from "vitest";
import { failureWords, serverWords } from "./outcome.ts";

const messages = { "request.tooMany": "too often" } as Parameters<typeof failureWords>[2];
const words = { failure: "failed", networkFailure: "no network" };

describe("what the server says", () => {
  it("is told in the page's words, as it is when it is words already, and not when it is a key without words", () => {
    expect(serverWords("request.tooMany", { "request.tooMany": "too often" })).toBe("too often");
    expect(serverWords("系统维护中", {})).toBe("系统维护中");
    expect(serverWords("Maintenance", {})).toBe("Maintenance");
    expect(serverWords("server.unheardOf", {})).toBeUndefined();
    expect(serverWords(" ", {})).toBeUndefined();
    expect(serverWords(undefined, {})).toBeUndefined();
  });
});

describe("why a form was not sent", () => {
  const rejected = (message?: string) =>
    ({ ok: false, kind: "rejected", status: 500, code: 500, message }) as const;

  it("tells a refusal with the server's words, or the form's own", () => {
    expect(failureWords(rejected("request.tooMany"), words, messages)).toBe("too often");
    expect(failureWords(rejected("server.unheardOf"), words, messages)).toBe("failed");
    expect(failureWords(rejected(undefined), words, messages)).toBe("failed");
    expect(failureWords(rejected("request.tooMany"), words, undefined)).toBe("failed");
  });

  it("tells a broken connection from an answer that cannot be read", () => {
    expect(failureWords({ ok: false, kind: "network", cause: undefined }, words, messages)).toBe(
      "no network",
    );
    expect(failureWords({ ok: false, kind: "timeout" }, words, messages)).toBe("no network");
    expect(failureWords({ ok: false, kind: "not-json", status: 200 }, words, messages)).toBe("failed");
    expect(failureWords({ ok: false, kind: "bad-shape", status: 200 }, words, messages)).toBe("failed");
    expect(
      failureWords({ ok: false, kind: "network", cause: undefined }, { failure: "failed" }, messages),
    ).toBe("failed");
  });
});

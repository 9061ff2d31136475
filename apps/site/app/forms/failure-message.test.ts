import { describe, expect, it } from "vitest";
import { failureMessage, serverMessage } from "./failure-message.ts";

const messages = { "request.tooMany": "too often" } as Parameters<typeof failureMessage>[2];
const words = { failure: "failed", networkFailure: "no network" };

describe("serverMessage", () => {
  it("translates a key, keeps plain text, and returns nothing for an unknown key", () => {
    expect(serverMessage("request.tooMany", { "request.tooMany": "too often" })).toBe("too often");
    expect(serverMessage("系统维护中", {})).toBe("系统维护中");
    expect(serverMessage("Maintenance", {})).toBe("Maintenance");
    expect(serverMessage("server.unheardOf", {})).toBeUndefined();
    expect(serverMessage(" ", {})).toBeUndefined();
    expect(serverMessage(undefined, {})).toBeUndefined();
  });
});

describe("failureMessage", () => {
  const rejected = (message?: string) =>
    ({ ok: false, kind: "rejected", status: 500, code: 500, message }) as const;

  it("uses the server's message for a rejection, else the form's own", () => {
    expect(failureMessage(rejected("request.tooMany"), words, messages)).toBe("too often");
    expect(failureMessage(rejected("server.unheardOf"), words, messages)).toBe("failed");
    expect(failureMessage(rejected(undefined), words, messages)).toBe("failed");
    expect(failureMessage(rejected("request.tooMany"), words, undefined)).toBe("failed");
  });

  it("distinguishes a network failure from an invalid response", () => {
    expect(failureMessage({ ok: false, kind: "network", cause: undefined }, words, messages)).toBe(
      "no network",
    );
    expect(failureMessage({ ok: false, kind: "timeout" }, words, messages)).toBe("no network");
    expect(failureMessage({ ok: false, kind: "not-json", status: 200 }, words, messages)).toBe("failed");
    expect(failureMessage({ ok: false, kind: "bad-shape", status: 200 }, words, messages)).toBe("failed");
    expect(
      failureMessage({ ok: false, kind: "network", cause: undefined }, { failure: "failed" }, messages),
    ).toBe("failed");
  });
});

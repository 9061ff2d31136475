import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import type { Entry } from "../static/static-entry.ts";
import { BoundedEntries } from "./bounded-entries.ts";

const entryOf = (size: number): Entry => {
  const plain = { etag: "", bytes: Buffer.alloc(size), size, headers: {} };
  return { file: "test", plain, encoded: {}, ranges: false };
};

/** Creates a fake response and a function that ends it. */
function answer() {
  const outgoing = Object.assign(new EventEmitter(), { closed: false });
  return {
    outgoing: outgoing as EventEmitter as ServerResponse,
    end() {
      outgoing.closed = true;
      outgoing.emit("close");
    },
  };
}

/** Creates a fake response that has already ended. */
function ended(): ServerResponse {
  const { outgoing, end } = answer();
  end();
  return outgoing;
}

describe("pages that are made when they are asked for", () => {
  test("are made once for all who wait, few at a time, and refused when too many wait", async () => {
    const entries = new BoundedEntries({ maxBytes: 1_000, concurrency: 2, maxWaiting: 3 });
    const [gate, made] = [Promise.withResolvers<void>(), [] as string[]];
    let [running, most] = [0, 0];
    const get = (key: string) =>
      entries.get(key, ended(), async () => {
        made.push(key);
        running += 1;
        most = Math.max(most, running);
        await gate.promise;
        running -= 1;
        return entryOf(1);
      });
    const asked = ["a", "b", "c", "d", "e", "f", "g", "a", "c"].map((key) => get(key));
    // Two entries are being created, three wait, and further ones are refused at once. Requests for one of the five wait for it.
    expect(await Promise.all([asked[5], asked[6]])).toEqual([undefined, undefined]);
    gate.resolve();
    const got = await Promise.all(asked);
    expect(got.map((entry) => entry !== undefined)).toEqual([
      ...[true, true, true, true, true, false, false],
      ...[true, true],
    ]);
    expect(made).toEqual(["a", "b", "c", "d", "e"]);
    expect(most).toBe(2);
    expect(await get("f")).toBeDefined();
  });

  test("are kept up to a number of bytes, those asked for last", async () => {
    const entries = new BoundedEntries({ maxBytes: 30, concurrency: 1, maxWaiting: 10 });
    const made: string[] = [];
    const get = (key: string) =>
      entries.get(key, ended(), async () => {
        made.push(key);
        return entryOf(10);
      });
    for (const key of ["a", "b", "c", "a", "d", "a", "b"]) await get(key);
    expect(made.join("")).toBe("abcdb");
    for (let number = 0; number < 1_000; number += 1) await get(String(number));
    expect(entries.bytes).toBeLessThanOrEqual(30);
  });

  test("that are being sent count until the answer has ended", async () => {
    const entries = new BoundedEntries({ maxBytes: 20, concurrency: 1, maxWaiting: 10 });
    const [one, other] = [answer(), answer()];
    const get = (key: string, outgoing = ended()) =>
      entries.get(key, outgoing, () => Promise.resolve(entryOf(10)));
    await get("a", one.outgoing);
    await get("b", other.outgoing);
    expect(await get("c")).toBeUndefined();
    expect(await get("a")).toBeDefined();
    one.end();
    expect(await get("c")).toBeDefined();
    expect(entries.bytes).toBe(20);
  });

  test("that failed are made again, and nothing waits for ever", async () => {
    const entries = new BoundedEntries({ maxBytes: 20, concurrency: 1, maxWaiting: 10 });
    const fail = () => Promise.reject(new Error("broken"));
    const all = await Promise.allSettled(["a", "b", "a"].map((key) => entries.get(key, ended(), fail)));
    expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await entries.get("a", ended(), async () => entryOf(1))).toBeDefined();
  });
});

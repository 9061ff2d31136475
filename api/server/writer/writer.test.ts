import { expect, test } from "vitest";
import type { Entry } from "../storage/entries.ts";
import { testEntry } from "../testing/sample-leads.ts";
import { Writer, WriterBusyError } from "./writer.ts";

const rowFault = (): Error => Object.assign(new Error("constraint"), { errcode: 19 });

/** Creates a fake storage that records its batches and calls the given function. */
function recorder(insert: (entries: readonly Entry[]) => void | Promise<void> = () => undefined) {
  const groups: Entry[][] = [];
  return {
    groups,
    insert: async (entries: readonly Entry[]) => {
      groups.push([...entries]);
      await insert(entries);
    },
  };
}

test("entries that wait together share a transaction, up to the largest group", async () => {
  const storage = recorder();
  const writer = new Writer(storage, { maxGroup: 4 });
  await Promise.all(Array.from({ length: 10 }, () => writer.add(testEntry())));
  expect(storage.groups.map((group) => group.length)).toEqual([4, 4, 2]);
});

test("nobody is answered before the commit, and those who come meanwhile get the next one", async () => {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const storage = recorder(() => {
    reached.resolve();
    return gate.promise;
  });
  const writer = new Writer(storage);
  const answered: string[] = [];
  const first = writer.add(testEntry()).then(() => answered.push("first"));
  await reached.promise;
  const second = writer.add(testEntry()).then(() => answered.push("second"));
  expect(answered).toEqual([]);
  gate.resolve();
  await Promise.all([first, second]);
  expect(answered).toEqual(["first", "second"]);
  expect(storage.groups.map((group) => group.length)).toEqual([1, 1]);
});

test("a row the database cannot hold fails alone", async () => {
  const bad = testEntry();
  const storage = recorder((entries) => {
    if (entries.includes(bad)) throw rowFault();
  });
  const writer = new Writer(storage);
  const results = await Promise.allSettled([testEntry(), bad, testEntry()].map((entry) => writer.add(entry)));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("a database that is away is asked once, not once per visitor", async () => {
  const storage = recorder(() => {
    throw Object.assign(new Error("connection refused"), { code: "ECONNREFUSED" });
  });
  const writer = new Writer(storage);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => writer.add(testEntry())));
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  expect(storage.groups).toHaveLength(1);
});

test("a database that goes away between single tries fails the rest, and those stored stay answered", async () => {
  const bad = testEntry();
  let single = 0;
  const storage = recorder((entries) => {
    if (entries.length > 1) throw rowFault();
    single += 1;
    if (single === 2) throw new Error("disk I/O error");
  });
  const writer = new Writer(storage);
  const results = await Promise.allSettled([testEntry(), bad, testEntry()].map((entry) => writer.add(entry)));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(single).toBe(2);
});

test("works on after a failure", async () => {
  let broken = true;
  const storage = recorder(() => {
    if (broken) throw new Error("disk full");
  });
  const writer = new Writer(storage);
  await expect(writer.add(testEntry())).rejects.toThrow("disk full");
  broken = false;
  await expect(writer.add(testEntry())).resolves.toBeUndefined();
});

test("refuses at once when too many wait", async () => {
  const writer = new Writer(recorder(), { maxWaiting: 2 });
  const taken = [writer.add(testEntry()), writer.add(testEntry())];
  await expect(writer.add(testEntry())).rejects.toBeInstanceOf(WriterBusyError);
  await Promise.all(taken);
  await expect(writer.add(testEntry())).resolves.toBeUndefined();
});

test("keeps half of its room for what people typed", async () => {
  const writer = new Writer(recorder(), { maxWaiting: 2 });
  const visit = { id: "1", path: "/", stay_ms: 1, network: "", created_at: 1 };
  const taken = [writer.add({ visit }), writer.add(testEntry())];
  expect(writer.waiting).toBe(2);
  await Promise.all(taken);
  const lead = writer.add(testEntry());
  await expect(writer.add({ visit })).rejects.toBeInstanceOf(WriterBusyError);
  await lead;
});

test("settles when nothing waits any more", async () => {
  const writer = new Writer(recorder());
  let stored = false;
  void writer.add(testEntry()).then(() => {
    stored = true;
  });
  await writer.settle();
  await Promise.resolve();
  expect(stored).toBe(true);
  await writer.settle();
});

import { statfs } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import type { RequestFault } from "../http/answer.ts";
import { createTestFolder } from "../testing/folders.ts";
import { openUploadRoom } from "./room.ts";

const megabyte = 1_048_576;

/** Fake storage whose total takes a moment to read, like that of a database. */
function storeOf(bytes: number) {
  return {
    files: {
      totalSize: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return bytes;
      },
    },
  };
}

async function openRoom(limits: { UPLOADS_MB: number; DISK_RESERVE_MB: number }, bytes = 0) {
  const folder = await createTestFolder();
  return { room: openUploadRoom(limits, folder.path, storeOf(bytes)), folder };
}

/** Makes several reservations at the same moment, and returns those that succeeded. */
async function askAtOnce(room: Awaited<ReturnType<typeof openRoom>>["room"], times: number, bytes: number) {
  const asked = await Promise.allSettled(Array.from({ length: times }, () => room.reserve(bytes)));
  for (const each of asked)
    if (each.status === "rejected") expect((each.reason as RequestFault).key).toBe("file.noRoom");
  return asked.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
}

test("of 50 uploads at one moment as many get in as there is room for, no more and no less", async () => {
  const { room, folder } = await openRoom({ UPLOADS_MB: 100, DISK_RESERVE_MB: 1 });
  const ends = await askAtOnce(room, 50, 10 * megabyte);
  expect(ends).toHaveLength(10);
  // Half of the uploads fail: their space is free again, that of the others is not.
  for (const [index, end] of ends.entries()) end(index % 2 === 0 ? 10 * megabyte : 0);
  expect(await askAtOnce(room, 50, 10 * megabyte)).toHaveLength(5);
  await folder.remove();
});

test("what is stored already counts, and small ones fit where a large one does not", async () => {
  const { room, folder } = await openRoom({ UPLOADS_MB: 100, DISK_RESERVE_MB: 0 }, 95 * megabyte);
  expect(await askAtOnce(room, 3, 10 * megabyte)).toHaveLength(0);
  expect(await askAtOnce(room, 3, 2 * megabyte)).toHaveLength(2);
  await folder.remove();
});

test("what is kept while the sum is being read is not forgotten", async () => {
  const { room, folder } = await openRoom({ UPLOADS_MB: 2, DISK_RESERVE_MB: 0 });
  const end = await room.reserve(megabyte);
  const later = performance.now() + 61_000;
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  // The total is read again while an upload ends, and does not contain it yet.
  const asked = askAtOnce(room, 5, megabyte);
  end(megabyte);
  expect(await asked).toHaveLength(1);
  clock.mockRestore();
  await folder.remove();
});

test("the disk's reserve counts what is coming", async () => {
  const { room, folder } = await openRoom({ UPLOADS_MB: 0, DISK_RESERVE_MB: 1 });
  const all = await askAtOnce(room, 50, Number.MAX_SAFE_INTEGER / 100);
  expect(all).toHaveLength(0);
  const { bavail, bsize } = await statfs(folder.path);
  // Two reservations of this size fit beside the reserve, whatever other programs write meanwhile.
  expect(await askAtOnce(room, 50, Math.floor((bavail * bsize) / 2.5))).toHaveLength(2);
  await folder.remove();
});

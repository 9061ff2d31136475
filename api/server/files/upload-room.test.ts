import { statfs } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import type { RequestFault } from "../request-fault.ts";
import { createTestFolder } from "../testing/folders.ts";
import { openUploadRoom, uploadsAtOnce } from "./upload-room.ts";

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

type Room = Awaited<ReturnType<typeof openRoom>>["room"];

const isNoRoom = (error: unknown): boolean => (error as RequestFault).key === "file.noRoom";

/** Starts several uploads at the same moment whose bytes all arrive, and returns those that succeeded. */
async function uploadAtOnce(room: Room, times: number, bytes: number) {
  const asked = await Promise.allSettled(
    Array.from({ length: times }, async () => {
      const upload = await room.admit(bytes, "127.0.0.1");
      try {
        for (let left = 2; left > 0; left -= 1) upload.take(bytes / 2);
      } catch (error) {
        upload.end(0);
        throw error;
      }
      return upload;
    }),
  );
  for (const each of asked) if (each.status === "rejected") expect(each.reason).toSatisfy(isNoRoom);
  return asked.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
}

test("of 50 uploads at one moment as many get in as there is room for, no more and no less", async () => {
  const { room, folder } = await openRoom({ UPLOADS_MB: 100, DISK_RESERVE_MB: 1 });
  const uploads = await uploadAtOnce(room, 50, 10 * megabyte);
  expect(uploads).toHaveLength(10);
  // Half of the uploads fail: their space is free again, that of the others is not.
  for (const [index, upload] of uploads.entries()) upload.end(index % 2 === 0 ? 10 * megabyte : 0);
  expect(await uploadAtOnce(room, 50, 10 * megabyte)).toHaveLength(5);
  await folder.remove();
});

test("uploads that are announced and do not come take no room", async () => {
  const { room, folder } = await openRoom({ UPLOADS_MB: 100, DISK_RESERVE_MB: 0 });
  const stalled = await Promise.all(Array.from({ length: 50 }, () => room.admit(10 * megabyte, "127.0.0.1")));
  expect(await uploadAtOnce(room, 10, 10 * megabyte)).toHaveLength(10);
  // Those that come after all find no room any more.
  for (const upload of stalled) expect(() => upload.take(1)).toThrow(expect.toSatisfy(isNoRoom));
  await folder.remove();
});

test("what is stored already counts, and small ones fit where a large one does not", async () => {
  const { room, folder } = await openRoom({ UPLOADS_MB: 100, DISK_RESERVE_MB: 0 }, 95 * megabyte);
  expect(await uploadAtOnce(room, 3, 10 * megabyte)).toHaveLength(0);
  expect(await uploadAtOnce(room, 3, 2 * megabyte)).toHaveLength(2);
  await folder.remove();
});

test("what is kept while the sum is being read is not forgotten", async () => {
  const { room, folder } = await openRoom({ UPLOADS_MB: 2, DISK_RESERVE_MB: 0 });
  const upload = await room.admit(megabyte, "");
  upload.take(megabyte);
  const later = performance.now() + 61_000;
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  // The total is read again while an upload ends, and does not contain it yet.
  const asked = uploadAtOnce(room, 5, megabyte);
  upload.end(megabyte);
  expect(await asked).toHaveLength(1);
  clock.mockRestore();
  await folder.remove();
});

test("the disk's reserve counts what is coming", async () => {
  const { room, folder } = await openRoom({ UPLOADS_MB: 0, DISK_RESERVE_MB: 1 });
  const all = await uploadAtOnce(room, 50, Number.MAX_SAFE_INTEGER / 100);
  expect(all).toHaveLength(0);
  const { bavail, bsize } = await statfs(folder.path);
  // Two reservations of this size fit beside the reserve, whatever other programs write meanwhile.
  expect(await uploadAtOnce(room, 50, Math.floor((bavail * bsize) / 2.5))).toHaveLength(2);
  await folder.remove();
});

test("uploads of one address that do not end leave room for others", async () => {
  const { room, folder } = await openRoom({ UPLOADS_MB: 0, DISK_RESERVE_MB: 0 });
  const admit = (address: string) => room.admit(10 * megabyte, address);
  const uploads = await Promise.all(Array.from({ length: uploadsAtOnce }, () => admit("203.0.113.7")));
  await expect(admit("203.0.113.7")).rejects.toSatisfy(
    (error: RequestFault) => error.key === "request.tooMany",
  );
  await admit("203.0.113.8");
  for (let more = 0; more <= uploadsAtOnce; more += 1) await admit("127.0.0.1");
  uploads[0]?.end(0);
  await admit("203.0.113.7");
  await folder.remove();
});

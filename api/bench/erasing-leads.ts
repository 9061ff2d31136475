/**
 * Measures the erasure of leads that name a file, among many others, in SQLite, and in PostgreSQL with `DATABASE_URL` (an empty
 * database).
 */
import { randomBytes, randomUUIDv7 } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileAddress } from "../contract/index.ts";
import { eraseLead } from "../server/erase-lead.ts";
import { announcement, type Entry } from "../server/storage/entries.ts";
import { openStorage } from "../server/storage/storage.ts";

const leads = Number(process.env["LEADS"] ?? 100_000);
const erased = 20;

const dataDir = await mkdtemp(join(tmpdir(), "lightmaker-bench-"));
const storage = await openStorage({
  dataDir,
  databaseUrl: process.env["DATABASE_URL"],
  onIdleError: console.error,
});
try {
  const ids: string[] = [];
  for (let from = 0; from < leads; from += 500) {
    const entries: Entry[] = [];
    for (let number = from; number < from + 500; number += 1) {
      const [id, fileId] = [randomUUIDv7(), randomBytes(24).toString("base64url")];
      const file = { id: fileId, name: "a.pdf", type: "pdf", size: 1, sha256: "0".repeat(64) };
      entries.push({ file: { ...file, created_at: number, lead_id: null } });
      const payload = JSON.stringify({
        applicant: `Applicant ${number}`,
        applicationDescription: "A sample of acrylic, 3 mm, cut on both machines. ".repeat(6),
        url: fileAddress(fileId),
      });
      const kind = "applicationForm";
      const lead = {
        id,
        kind,
        payload,
        language: "en",
        created_at: number,
        request_id: "",
        flags: "",
      } as const;
      entries.push({ lead, outbox: announcement(id, kind, number), fileId });
      if (ids.length < erased && number % 1_000 === 0) ids.push(id);
    }
    await storage.insert(entries);
  }
  const times: number[] = [];
  for (const id of ids) {
    const start = performance.now();
    await eraseLead(storage, { remove: async () => undefined }, id);
    times.push(performance.now() - start);
  }
  const [median = 0] = times.toSorted((one, other) => one - other).slice(times.length / 2);
  console.info(
    `${storage.engine}, ${leads} leads: ${median.toFixed(2)} ms to erase one with a file (median of ${erased})`,
  );
} finally {
  await storage.close();
  await rm(dataDir, { recursive: true });
}

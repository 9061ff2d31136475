import { randomUUIDv7 } from "node:crypto";
import { announcement, type LeadEntry } from "../storage/entries.ts";

/** Creates an entry like the route's, with any part replaced. */
export function testEntry(
  lead: Partial<LeadEntry["lead"]> = {},
  outbox: Partial<LeadEntry["outbox"]> = {},
): LeadEntry {
  const id = lead.id ?? randomUUIDv7();
  const now = Date.now();
  return {
    lead: {
      id,
      kind: "accessInformation",
      payload: JSON.stringify({ surName: "王", name: "芳", email: "wang@example.com" }),
      language: "zh",
      created_at: now,
      request_id: randomUUIDv7(),
      flags: "",
      ...lead,
    },
    outbox: { ...announcement(id, "accessInformation", now), ...outbox },
  };
}

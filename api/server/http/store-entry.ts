import { RequestFault } from "../request-fault.ts";
import { isRowFault } from "../storage/database-faults.ts";
import { type Entry, MissingFileError } from "../storage/entries.ts";
import type { Writer } from "../writer/writer.ts";

/**
 * Stores an entry. Resolves once it is on disk.
 *
 * @throws RequestFault file.gone if a lead names a file that does not exist, server.failed if the database refuses the row,
 * server.busy if the client may retry
 */
export async function storeEntry(writer: Pick<Writer, "add">, entry: Entry): Promise<void> {
  try {
    await writer.add(entry);
  } catch (cause) {
    throw storingFault(cause);
  }
}

/** Converts an error of the storage to the refusal for the visitor. */
export function storingFault(cause: unknown): RequestFault {
  if (cause instanceof RequestFault) return cause;
  if (cause instanceof MissingFileError) return new RequestFault("file.gone");
  if (isRowFault(cause)) return new RequestFault("server.failed", { cause });
  return new RequestFault("server.busy", { cause, headers: { "Retry-After": "5" } });
}

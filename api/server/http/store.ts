import { type Entry, MissingFileError } from "../storage/entries.ts";
import { isRowFault } from "../storage/faults.ts";
import type { Writer } from "../writer/writer.ts";
import { RequestFault } from "./answer.ts";

/**
 * Stores what a visitor sent; resolves once it is on disk.
 *
 * @throws RequestFault file.gone when a lead names a file that is not there, server.failed when the database cannot hold it, server.busy when it may be tried again
 */
export async function storeEntry(writer: Pick<Writer, "add">, entry: Entry): Promise<void> {
  try {
    await writer.add(entry);
  } catch (cause) {
    throw storingFault(cause);
  }
}

/** What a visitor is told when something could not be stored. */
export function storingFault(cause: unknown): RequestFault {
  if (cause instanceof RequestFault) return cause;
  if (cause instanceof MissingFileError) return new RequestFault("file.gone");
  if (isRowFault(cause)) return new RequestFault("server.failed", { cause });
  return new RequestFault("server.busy", { cause, headers: { "Retry-After": "5" } });
}

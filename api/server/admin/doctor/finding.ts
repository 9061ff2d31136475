import type { Storage } from "../../storage/storage.ts";
import type { AdminContext } from "../command.ts";

/** Result of one check. */
export interface Finding {
  readonly state: "ok" | "hint" | "wrong";
  readonly text: string;
}

/** Returns the storage; `undefined` if it cannot be opened, which `examineDatabase` has reported. */
export const openedStorage = ({ storage }: AdminContext): Promise<Storage | undefined> =>
  storage().catch(() => undefined);

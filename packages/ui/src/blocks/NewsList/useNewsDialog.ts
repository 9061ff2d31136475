import { useCallback, useEffect, useState } from "react";
import type { NewsDialog } from "./NewsDialog.tsx";

let fetched: typeof NewsDialog | undefined;

/**
 * What shows an opened item: with the reader of its text it weighs more than the list, and is fetched when an item is wanted.
 *
 * @returns the dialog once it is there, and what fetches it ahead
 */
export function useNewsDialog(wanted: boolean) {
  const [dialog, setDialog] = useState(() => fetched);
  const fetchDialog = useCallback(() => {
    if (fetched) setDialog(() => fetched);
    else
      import("./NewsDialog.tsx").then(
        ({ NewsDialog }) => {
          fetched = NewsDialog;
          setDialog(() => NewsDialog);
        },
        (cause: unknown) => console.warn("The item cannot be shown: its file did not come.", cause),
      );
  }, []);
  useEffect(() => {
    if (wanted) fetchDialog();
  }, [wanted, fetchDialog]);
  return [dialog, fetchDialog] as const;
}

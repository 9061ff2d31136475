import type { LeadRoute } from "@lightmaker/api/contract";
import { useRef } from "react";
import { api } from "../api.ts";

/**
 * The proof of when a form was opened, which tells people from programs. Asked for at the first touch. Without one the
 * server takes the form all the same, so nothing waits for it and nothing is said when it does not come.
 */
export function useFormToken(route: LeadRoute | undefined) {
  const asked = useRef<Promise<{ token?: string }>>(undefined);
  return {
    ask: () => {
      if (!route) return;
      asked.current ??= api
        .formToken(route)
        .then((result) => (result.ok ? { token: result.data.token } : {}));
    },
    read: async () => (await asked.current) ?? {},
  };
}

import type { LeadRoute } from "@lightmaker/api/contract";
import { useRef } from "react";
import { fetchApi } from "../fetchApi.ts";

/**
 * The proof of when a form was opened, which tells people from programs. Asked for at the first touch. Without one the
 * server takes the form all the same, so nothing waits for it and nothing is said when it does not come.
 */
export function useFormToken(route: LeadRoute | undefined) {
  const asked = useRef(false);
  const token = useRef<string>(undefined);
  return {
    token,
    ask: async () => {
      if (!route || asked.current) return;
      asked.current = true;
      const api = await fetchApi().catch(() => undefined);
      const result = await api?.formToken(route);
      if (result?.ok) token.current = result.data.token;
    },
  };
}

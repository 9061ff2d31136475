import type { LeadRoute } from "@lightmaker/api/contract";
import { useRef } from "react";
import { fetchApi } from "../fetch-api.ts";

/**
 * Manages the form token, which proves when the form was opened and so helps to tell people from bots. It is requested
 * when the form first gets the focus. The server also accepts the form without a token, so nothing waits for it and a
 * failure is not shown.
 */
export function useFormToken(route: LeadRoute | undefined) {
  const asked = useRef(false);
  const token = useRef<string>(undefined);
  return {
    token,
    requestToken: async () => {
      if (!route || asked.current) return;
      asked.current = true;
      const api = await fetchApi().catch(() => undefined);
      const result = await api?.formToken(route);
      if (result?.ok) token.current = result.data.token;
    },
  };
}

import { createApiClient } from "@lightmaker/api/client";

/** The one client of this site; the API answers on the page's own origin. */
export const api = createApiClient();

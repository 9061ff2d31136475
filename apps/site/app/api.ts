import { createApiClient } from "@lightmaker/api/client";

/** The API client of this site. The API has the same origin as the pages. */
export const api = createApiClient();

import * as v from "valibot";

// Separate from the names in form-guards.ts: pages with a form need those names, but no validator.

/** `data` that `GET /api/formToken` returns. */
export const formTokenSchema = v.object({ token: v.string() });

import * as v from "valibot";

// Apart from the names in guards.ts, which pages with a form need without a validator.

/** What `GET /api/formToken` returns. */
export const formTokenSchema = v.object({ token: v.string() });

import type { Context } from "hono";
import { type FormLanguage, formLanguages } from "../../contract/index.ts";
import type { AppEnvironment } from "./app-environment.ts";

/** Returns the language named in the query, if the site supports it. Anything else is ignored. */
export function languageOf(context: Context<AppEnvironment>): FormLanguage | undefined {
  const asked = context.req.query("language");
  return formLanguages.find((language) => language === asked);
}

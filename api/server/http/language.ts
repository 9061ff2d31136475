import type { Context } from "hono";
import { type FormLanguage, formLanguages } from "../../contract/index.ts";
import type { AppEnvironment } from "./environment.ts";

/** The language named in the address, if it is one the site speaks; anything else is ignored. */
export function languageOf(context: Context<AppEnvironment>): FormLanguage | undefined {
  const asked = context.req.query("language");
  return formLanguages.find((language) => language === asked);
}

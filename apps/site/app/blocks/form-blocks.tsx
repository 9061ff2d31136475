import { SiteForm } from "../forms/SiteForm.tsx";
import type { BlocksIn, Renderers } from "./registry.ts";

/** Forms, without the behaviour that each of them fetches when a visitor comes near. */
export const renderers: Renderers<BlocksIn<"form-blocks">> = {
  form: (data, { labels, language, root }) => (
    <SiteForm {...data} {...root} labels={labels} language={language} />
  ),
};

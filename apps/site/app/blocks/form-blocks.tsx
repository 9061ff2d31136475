import { SiteForm } from "../forms/SiteForm.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Forms. Their behaviour is a late chunk, loaded when the form comes close to the viewport or gets the focus. */
export const renderers: Renderers<BlocksIn<"form-blocks">> = {
  form: (data, { labels, language, root }) => (
    <SiteForm {...data} {...root} labels={labels} language={language} />
  ),
};

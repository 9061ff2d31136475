import { ChoiceField } from "../forms/ChoiceField.tsx";
import { SiteForm } from "../forms/SiteForm.tsx";
import { UploadField } from "../forms/UploadField.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Forms with a file upload or with choices from pictures. */
export const renderers: Renderers<BlocksIn<"upload-blocks">> = {
  uploadForm: (data, { labels, language, root }) => (
    <SiteForm
      {...data}
      {...root}
      ChoiceField={ChoiceField}
      UploadField={UploadField}
      labels={labels}
      language={language}
    />
  ),
};

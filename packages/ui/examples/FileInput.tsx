"use client";

import { Field } from "@lightmaker/ui/Field";
import { FileInput } from "@lightmaker/ui/FileInput";

export const example = (
  <Field label="Drawing or photo">
    <FileInput
      name="file"
      accept={[".dxf", ".svg", ".pdf"]}
      maxBytes={10_000_000}
      locale="en"
      file={null}
      onSelect={() => {}}
      onRemove={() => {}}
      labels={{
      "prompt": "Drop a file here, or choose one",
      "replace": "Choose another file",
      "limits": "DXF, SVG, PDF, PNG or JPG, up to 10 MB",
      "remove": "Remove {name}",
      "cancel": "Stop uploading {name}",
      "retry": "Upload {name} again",
      "uploading": "Uploading",
      "done": "Uploaded",
      "failed": "The upload failed. Please try again.",
      "refused": {
        "type": "“{name}” is of a kind we cannot open. Use DXF, SVG, PDF, PNG or JPG.",
        "size": "“{name}” is larger than 10 MB. Make it smaller and choose it again.",
        "empty": "“{name}” is empty. Export it once more and choose it again.",
        "many": "One file at a time. Put several into one PDF."
      }
    }}
    />
  </Field>
);

import { useState } from "react";
import {
  Field,
  FileInput,
  type FileInputStatus,
  FormSummary,
  SubmitButton,
  Tabs,
  TextArea,
  TextInput,
} from "../../src/index.ts";

/** A form as the server returns it, with two errors. The browser submits it until React has hydrated. */
export function FormPage() {
  const [upload, setUpload] = useState<{ file: File | null; status: FileInputStatus }>({
    file: null,
    status: "idle",
  });
  return (
    <main>
      <Tabs labels={{ list: "Tabs" }} items={[{ value: "one", label: "One", panel: "One" }]} />
      <form method="post" action="/sent" encType="multipart/form-data">
        <FormSummary
          title="Two fields need a change"
          headingLevel={2}
          errors={[
            { controlId: "company", message: "Enter your company's name." },
            { controlId: "wish", message: "Tell us what you want to make." },
          ]}
        />
        <Field controlId="company" label="Company" required error="Enter your company's name.">
          <TextInput name="company" autoComplete="organization" />
        </Field>
        <Field controlId="wish" label="Wish">
          <TextArea
            name="wish"
            maxLength={20}
            labels={{ count: "{count} of {max}", full: "All {max} characters are used" }}
          />
        </Field>
        <Field label="Drawing">
          <FileInput
            name="drawing"
            accept={[".dxf"]}
            maxBytes={1000}
            {...upload}
            onSelect={(file) => setUpload({ file, status: "failed" })}
            onRemove={() => setUpload({ file: null, status: "idle" })}
            onRetry={() => setUpload({ ...upload, status: "done" })}
            labels={{
              prompt: "Drop a file here",
              replace: "Choose another file",
              limits: "DXF, up to 1 kB",
              remove: "Remove {name}",
              cancel: "Stop {name}",
              retry: "Retry {name}",
              uploading: "Uploading",
              done: "Uploaded",
              failed: "Failed",
              refused: {
                type: "{name}: kind",
                size: "{name}: size",
                empty: "{name}: empty",
                many: "One file",
              },
            }}
          />
        </Field>
        <SubmitButton loadingLabel="Sending">Send</SubmitButton>
      </form>
    </main>
  );
}

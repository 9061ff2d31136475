import { Field, TextInput } from "@lightmaker/ui";
import type { Entry } from "./report-state.ts";
import type { Report } from "./use-report.ts";

interface ReportFieldProps {
  report: Report;
  name: Entry;
  label: string;
  hint?: string;
}

/** Field for a figure of the visitor. */
export const ReportField = ({ report, name, label, hint }: ReportFieldProps) => (
  <Field label={label} {...(hint !== undefined && { hint })}>
    <TextInput
      autoComplete="off"
      inputMode="decimal"
      name={name}
      onChange={({ target }) => report.setEntry(name, target.value)}
      value={report.entries[name]}
    />
  </Field>
);

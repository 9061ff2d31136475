import { FormSummary } from "@lightmaker/ui/FormSummary";

export const example = (
  <FormSummary
    title="Two entries are missing"
    headingLevel={2}
    errors={[
      { controlId: "name", message: "Enter your name" },
      { controlId: "email", message: "Enter your e-mail address" },
    ]}
  />
);

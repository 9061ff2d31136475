export type * from "./FormSection.data.ts";
export { FormSection, type FormSectionProps } from "./FormSection.tsx";

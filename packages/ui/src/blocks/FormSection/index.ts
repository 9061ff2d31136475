export type * from "./FormSection.data.ts";

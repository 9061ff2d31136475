export type * from "./ModelSection.data.ts";
export { ModelSection, type ModelSectionLabels, type ModelSectionProps } from "./ModelSection.tsx";

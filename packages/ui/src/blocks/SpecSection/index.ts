export type * from "./SpecSection.data.ts";
export { SpecSection, type SpecSectionProps } from "./SpecSection.tsx";

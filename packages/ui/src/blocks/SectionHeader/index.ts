export { SectionHeader } from "./SectionHeader.tsx";

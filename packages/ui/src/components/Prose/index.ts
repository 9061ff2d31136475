export { Prose, type ProseLabels, type ProseProps } from "./Prose.tsx";

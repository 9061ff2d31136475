export { SpecHighlights, type SpecHighlightsProps } from "./SpecHighlights.tsx";

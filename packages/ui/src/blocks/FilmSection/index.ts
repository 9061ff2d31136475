export type * from "./FilmSection.data.ts";
export { FilmSection, type FilmSectionProps } from "./FilmSection.tsx";

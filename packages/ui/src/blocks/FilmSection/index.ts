export type * from "./FilmSection.data.ts";

export type * from "./PictureCarousel.data.ts";

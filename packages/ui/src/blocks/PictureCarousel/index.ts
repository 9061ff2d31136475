export type * from "./PictureCarousel.data.ts";
export { PictureCarousel, type PictureCarouselProps } from "./PictureCarousel.tsx";

export type * from "./LearningCarousel.data.ts";
export { LearningCarousel, type LearningCarouselProps } from "./LearningCarousel.tsx";

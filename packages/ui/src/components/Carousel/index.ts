export { Carousel } from "./Carousel.tsx";
export type { CarouselLabels, CarouselProps, PausedProps } from "./Carousel.types.ts";
export { CarouselSlide, type CarouselSlideProps } from "./CarouselSlide.tsx";
export { carouselBeforeReact } from "./carousel-before-react.ts";

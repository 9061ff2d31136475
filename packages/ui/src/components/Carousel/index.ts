export { Carousel, type CarouselLabels, type CarouselProps } from "./Carousel.tsx";
export { CarouselSlide, type CarouselSlideProps } from "./CarouselSlide.tsx";

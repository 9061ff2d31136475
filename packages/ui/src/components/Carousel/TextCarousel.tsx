import { Carousel } from "./Carousel.tsx";
import type { CarouselProps } from "./Carousel.types.ts";
import { CarouselSlide } from "./CarouselSlide.tsx";

interface TextCarouselProps extends Omit<CarouselProps, "children"> {
  slides: readonly string[];
}

const ground = { aspectRatio: "16 / 7", display: "grid", placeItems: "center", padding: "1.5rem" };

/** A carousel of plain texts, for the stories. */
export function TextCarousel({ slides, ...args }: TextCarouselProps) {
  return (
    <Carousel {...args}>
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the example repeats its texts and never reorders them.
        <CarouselSlide key={index}>
          <p style={{ ...ground, background: "var(--lm-color-surface)" }}>{slide}</p>
        </CarouselSlide>
      ))}
    </Carousel>
  );
}

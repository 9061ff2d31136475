import { Carousel, CarouselSlide, Marquee, MarqueeItem, type Picture } from "../../src/index.ts";

export const names = ["one", "two", "three", "four", "five"] as const;

const labels = {
  carousel: "Slides",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
  goTo: "Go to {index}",
  slideOf: "{index} of {count}",
};

const drawing = (fill: string) =>
  `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20fill='${fill}'/%3E`;
const pictures: readonly Picture[] = names.map((name, index) => {
  const src = drawing(name);
  return { alt: "", width: 300, height: 200, color: `#${index}${index}8888`, src, srcSet: `${src} 300w` };
});

const slides = names.map((name) => (
  <CarouselSlide key={name}>
    <p style={{ blockSize: "8rem" }}>Slide {name}</p>
  </CarouselSlide>
));

/** A page with every moving row: a carousel with position marks, a carousel with thumbnails, and a marquee. */
export function CarouselPage() {
  return (
    <main>
      <Carousel labels={labels}>{slides}</Carousel>
      <Carousel aria-label="Pictures" labels={labels} thumbs={pictures}>
        {slides}
      </Carousel>
      <Marquee labels={{ marquee: "Passing", pause: "Stop", play: "Go on" }}>
        {names.map((name) => (
          <MarqueeItem key={name}>
            <a href={`#${name}`} style={{ display: "block", blockSize: "8rem" }}>
              Work {name}
            </a>
          </MarqueeItem>
        ))}
      </Marquee>
    </main>
  );
}

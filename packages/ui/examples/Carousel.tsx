import { Carousel, CarouselSlide } from "@lightmaker/ui/Carousel";
import { Image } from "@lightmaker/ui/Image";

const pictures = [
  { alt: "A lamp of birch plywood", color: "#61442e", width: 960, height: 640, src: "/pictures/lamp.jpg", srcSet: "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w" },
  { alt: "Coasters with a honeycomb", color: "#8e7259", width: 960, height: 640, src: "/pictures/coasters.jpg", srcSet: "" },
];

export const example = (
  <Carousel
    slideWidth="min(24rem, 80%)"
    labels={{
      carousel: "Finished work",
      previous: "Previous picture",
      next: "Next picture",
      pause: "Pause",
      play: "Play",
      goTo: "Show picture {index}",
      slideOf: "{index} of {count}",
    }}
  >
    {pictures.map((picture) => (
      <CarouselSlide key={picture.src}>
        <Image picture={picture} sizes="24rem" errorLabel="The picture could not be loaded" rounded />
      </CarouselSlide>
    ))}
  </Carousel>
);

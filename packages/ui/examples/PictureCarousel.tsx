// Made from the first story by tests/examples.test.ts.
import { PictureCarousel } from "@lightmaker/ui/PictureCarousel";

export const example = (
  <PictureCarousel
    labels={{
      carousel: "Pictures",
      previous: "Previous",
      next: "Next",
      pause: "Pause the slides",
      play: "Let the slides move on",
      goTo: "Go to slide {index}",
      slideOf: "Slide {index} of {count}",
      imageError: "This picture could not be loaded"
    }}
    title="One beam, two places"
    slides={[
      {
        title: "On the bench",
        text: "One sheet of basswood, 500 × 300 mm, holds a whole class's work.",
        picture: {
          width: 960,
          height: 640,
          color: "#4f4d4b",
          src: "/pictures/desktop-dark.jpg",
          srcSet: "/pictures/desktop-dark-480.avif 480w, /pictures/desktop-dark-960.avif 960w",
          alt: "A white desktop laser on a dark ground, lit inside."
        }
      },
      {
        title: "In the workshop",
        text: "Whole boards go in at the back, finished parts come out at the front.",
        picture: {
          width: 960,
          height: 640,
          color: "#b8b3ab",
          src: "/pictures/cabinet.jpg",
          srcSet: "/pictures/cabinet-480.avif 480w, /pictures/cabinet-960.avif 960w",
          alt: "A free-standing laser cutter."
        }
      }
    ]}
  />
);

// Made from the first story by tests/examples.test.ts.
import { LearningCarousel } from "@lightmaker/ui/LearningCarousel";

export const example = (
  <LearningCarousel
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
    title="Begin with the first lesson"
    lead="Every lesson comes with its drawing, its settings and an explanation, so your part will match."
    slides={[
      {
        title: "Lesson 1: coasters",
        text: "Power and speed, and what tells cutting from engraving.",
        picture: {
          width: 960,
          height: 640,
          color: "#8e7259",
          src: "/pictures/coasters.jpg",
          srcSet: "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
          alt: "Three round discs on a wooden table with honeycomb and flower patterns."
        }
      },
      {
        title: "Lesson 2: living hinge",
        text: "Cuts that let a wooden board bend.",
        picture: {
          width: 960,
          height: 640,
          color: "#8e6d4b",
          src: "/pictures/jewelry-box.jpg",
          srcSet: "/pictures/jewelry-box-480.avif 480w, /pictures/jewelry-box-960.avif 960w",
          alt: "A curved wooden wall with rows of fine cuts, the lid leaning against it."
        }
      },
      {
        title: "Lesson 3: silhouette lamp",
        text: "A picture in five layers, put together one by one.",
        picture: {
          width: 960,
          height: 640,
          color: "#61442e",
          src: "/pictures/lamp.jpg",
          srcSet: "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
          alt: "Warm light in a wooden frame, layers of hills and firs before it."
        }
      },
      {
        title: "Lesson 4: earrings",
        text: "How close wood and acrylic have to fit.",
        picture: {
          width: 960,
          height: 640,
          color: "#bead9a",
          src: "/pictures/earrings.jpg",
          srcSet: "/pictures/earrings-480.avif 480w, /pictures/earrings-960.avif 960w",
          alt: "Two drop-shaped pieces of walnut, each below a tile of orange acrylic."
        }
      }
    ]}
  />
);

// Made from the first story by tests/examples.test.ts.
import { Steps } from "@lightmaker/ui/Steps";

export const example = (
  <Steps
    labels={{
      imageError: "This picture could not be loaded"
    }}
    title="From idea to object in four steps"
    lead="Follow them the first time and the first part is cut within thirty minutes."
    steps={[
      {
        title: "Have an idea",
        text: "A sketch, a photo or one sentence",
        picture: {
          width: 960,
          height: 640,
          color: "#948169",
          src: "/pictures/swatches.jpg",
          srcSet: "/pictures/swatches-480.avif 480w, /pictures/swatches-960.avif 960w",
          alt: "Nine samples."
        }
      },
      {
        title: "Make it a drawing",
        text: "Trace it, close the outlines, 1:1 in mm",
        picture: {
          width: 960,
          height: 640,
          color: "#aea99f",
          src: "/pictures/desktop.jpg",
          srcSet: "/pictures/desktop-480.avif 480w, /pictures/desktop-960.avif 960w",
          alt: "A desktop laser."
        }
      },
      {
        title: "Lay the sheet and cut",
        text: "Place by camera, autofocus, press start",
        picture: {
          width: 1280,
          height: 720,
          color: "#7c6f55",
          src: "/pictures/engraving.jpg",
          srcSet: "/pictures/engraving-480.avif 480w, /pictures/engraving-1280.avif 1280w",
          alt: "A laser engraving wood."
        }
      },
      {
        title: "Take it out",
        text: "No sanding; press the parts together",
        picture: {
          width: 960,
          height: 640,
          color: "#61442e",
          src: "/pictures/lamp.jpg",
          srcSet: "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
          alt: "A lit silhouette lamp made of wood."
        }
      }
    ]}
  />
);

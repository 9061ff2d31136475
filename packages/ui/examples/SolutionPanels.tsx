// Made from the first story by tests/examples.test.ts.
import { SolutionPanels } from "@lightmaker/ui/SolutionPanels";

export const example = (
  <SolutionPanels
    title="One machine, three strengths"
    panels={[
      {
        title: "Cutting",
        text: "40 W or 60 W. Acrylic up to 20 mm; wood up to 15 mm, and 20 mm with good stock at full power. ",
        picture: {
          width: 1280,
          height: 720,
          color: "#7c6f55",
          src: "/pictures/engraving.jpg",
          srcSet: "/pictures/engraving-480.avif 480w, /pictures/engraving-1280.avif 1280w",
          alt: "The head above a basswood sheet, sparks falling on the centre of a petal pattern."
        }
      },
      {
        title: "Control",
        text: "A 5-inch touchscreen shows power, speed, passes and the time left at a glance. ",
        picture: {
          width: 960,
          height: 640,
          color: "#b8b3ab",
          src: "/pictures/cabinet.jpg",
          srcSet: "/pictures/cabinet-480.avif 480w, /pictures/cabinet-960.avif 960w",
          alt: "A white free-standing laser, amber light in its lid."
        }
      },
      {
        title: "Accessories",
        text: "A filter unit for smoke and odour, a rotary axis for round things. Choose what the room needs. ",
        picture: {
          width: 960,
          height: 640,
          color: "#61442e",
          src: "/pictures/lamp.jpg",
          srcSet: "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
          alt: "Warm light in a wooden frame, layers of hills and firs before it."
        }
      }
    ]}
    labels={{
      imageError: "This picture could not be loaded"
    }}
  />
);

// Made from the first story by tests/examples.test.ts.
import { Scenes } from "@lightmaker/ui/Scenes";

export const example = (
  <Scenes
    labels={{
      imageError: "This picture could not be loaded"
    }}
    title="One machine, three kinds of lesson"
    lead="From the first taste to the project of a whole term."
    items={[
      {
        title: "Design and technology",
        description: "A box in two lessons: draw the net in the first, cut and fit it in the second. There is no light until the lid is down, so a class of twenty is in hand.",
        picture: {
          width: 960,
          height: 640,
          color: "#8e6d4b",
          src: "/pictures/jewelry-box.jpg",
          srcSet: "/pictures/jewelry-box-480.avif 480w, /pictures/jewelry-box-960.avif 960w",
          alt: "A box with a living hinge and an engraved lid."
        }
      },
      {
        title: "Art",
        description: "Pupils photograph their line drawings and engrave them as bookplates or coasters. Shallow beside deep shows what the material does.",
        picture: {
          width: 960,
          height: 640,
          color: "#8e7259",
          src: "/pictures/coasters.jpg",
          srcSet: "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
          alt: "Three engraved coasters."
        }
      },
      {
        title: "Makers' club",
        description: "A lamp, a mechanism, an instrument: one piece a term. Settings stay in the cloud library, and next year's group goes on from there.",
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

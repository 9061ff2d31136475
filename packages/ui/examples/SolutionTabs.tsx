// Made from the first story by tests/examples.test.ts.
import { SolutionTabs } from "@lightmaker/ui/SolutionTabs";

export const example = (
  <SolutionTabs
    labels={{
      imageError: "This picture could not be loaded"
    }}
    title="From the counter to the bench"
    lead="The same machine, at work in different places."
    items={[
      {
        title: "Jewellery",
        description: "Walnut and acrylic cut in layers: twenty pairs of earrings from one A4 sheet.",
        picture: {
          width: 960,
          height: 640,
          color: "#bead9a",
          src: "/pictures/earrings.jpg",
          srcSet: "/pictures/earrings-480.avif 480w, /pictures/earrings-960.avif 960w",
          alt: "A pair of walnut and acrylic earrings."
        }
      },
      {
        title: "Packaging samples",
        description: "A living hinge bends flat board into a box; the sample is with the client the same day.",
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
        title: "Tableware",
        description: "A shallow engraving first, then the outline, without moving the sheet.",
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
        title: "Lamps",
        description: "Silhouettes in layers, with the light coming through the gaps.",
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

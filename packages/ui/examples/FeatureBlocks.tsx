// Made from the first story by tests/examples.test.ts.
import { FeatureBlocks } from "@lightmaker/ui/FeatureBlocks";

export const example = (
  <FeatureBlocks
    items={[
      {
        title: "Smoke leaves at the back",
        text: "The outlet leads out of a window or into a filter unit. ",
        picture: {
          width: 960,
          height: 640,
          color: "#aea99f",
          src: "/pictures/desktop.jpg",
          srcSet: "/pictures/desktop-480.avif 480w, /pictures/desktop-960.avif 960w",
          alt: "A white desktop laser on light grey, its inside lit behind the lid."
        }
      },
      {
        title: "Watch it through amber",
        text: "The case is closed, and opening the lid stops the laser. ",
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
        title: "Drag the drawing onto an offcut",
        text: "A camera shows the whole table, so half a sheet is enough. ",
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
        title: "Draw at a desk, start at the machine",
        text: "Drawings and settings are in the cloud. ",
        picture: {
          width: 960,
          height: 640,
          color: "#948169",
          src: "/pictures/swatches.jpg",
          srcSet: "/pictures/swatches-480.avif 480w, /pictures/swatches-960.avif 960w",
          alt: "Nine square tiles in three rows, a round pattern on each."
        }
      }
    ]}
    labels={{
      imageError: "This picture could not be loaded"
    }}
  />
);

// Made from the first story by tests/examples.test.ts.
import { FeatureExplorer } from "@lightmaker/ui/FeatureExplorer";

export const example = (
  <FeatureExplorer
    labels={{
      imageError: "This picture could not be loaded"
    }}
    tone="dark"
    title="Ten details that make the difference"
    items={[
      {
        name: "See where it cuts",
        title: "See where it cuts",
        subtitle: "4K · 16 MP",
        description: "A camera above the table shows the sheet on screen. Drag the drawing to where it should go, and use up every offcut.",
        picture: {
          width: 1280,
          height: 720,
          color: "#7c6f55",
          src: "/pictures/engraving.jpg",
          srcSet: "/pictures/engraving-480.avif 480w, /pictures/engraving-1280.avif 1280w",
          alt: "The head engraving a sheet of wood, sparks over the pattern."
        }
      },
      {
        name: "Autofocus",
        title: "The machine finds its focus",
        subtitle: "20 mm of lift",
        description: "A probe measures once and the table brings the sheet into focus: no gauge block needed.",
        picture: {
          width: 1280,
          height: 533,
          color: "#776951",
          src: "/pictures/head.jpg",
          srcSet: "/pictures/head-480.avif 480w, /pictures/head-1280.avif 1280w",
          alt: "A brass nozzle close to the wood, the spot at the pattern's centre."
        }
      },
      {
        name: "Resume after power loss",
        title: "A power cut is not scrap",
        description: "The position is kept, and the job goes on from there when the power is back.",
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
        name: "Built-in smoke filter",
        title: "Smoke is dealt with inside",
        description: "Three stages take particles first, then odour, so a room without ducting will do.",
        picture: {
          width: 960,
          height: 640,
          color: "#4f4d4b",
          src: "/pictures/desktop-dark.jpg",
          srcSet: "/pictures/desktop-dark-480.avif 480w, /pictures/desktop-dark-960.avif 960w",
          alt: "A white desktop laser on a dark ground."
        }
      }
    ]}
  />
);

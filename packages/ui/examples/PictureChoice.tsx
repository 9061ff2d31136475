// Made from the first story by tests/examples.test.ts.
import { PictureChoice } from "@lightmaker/ui/PictureChoice";

export const example = (
  <PictureChoice
    name="model"
    label="Model you want to try"
    options={[
      {
        value: "Light 530",
        label: "Light 530",
        note: "CO₂ glass tube, 500 × 300 mm",
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
        value: "Light 1390",
        label: "Light 1390",
        note: "CO₂ glass tube, 1300 × 900 mm",
        picture: {
          width: 1280,
          height: 533,
          color: "#776951",
          src: "/pictures/head.jpg",
          srcSet: "/pictures/head-480.avif 480w, /pictures/head-1280.avif 1280w",
          alt: "A brass nozzle close to the wood, the spot of light on a round pattern."
        }
      },
      {
        value: "Mark M20",
        label: "Mark M20",
        note: "Fibre, 150 × 150 mm",
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
        value: "advise",
        label: "Please advise me"
      }
    ]}
    required
    errorLabel="This picture could not be loaded"
    hint="It does not have to be decided yet."
  />
);

// Made from the first story by tests/examples.test.ts.
import { FeatureIcons } from "@lightmaker/ui/FeatureIcons";

export const example = (
  <FeatureIcons
    title="A whole workbench in every machine"
    lead="Camera, focus, filter and software are built in. Put the sheet down, draw, press start."
    items={[
      {
        icon: "power",
        title: "CO₂ laser",
        text: "10.6 µm, for wood, acrylic and leather"
      },
      {
        icon: "camera",
        title: "4K camera",
        text: "16 MP; the cut lands where you drag the drawing"
      },
      {
        icon: "gauge",
        title: "600 mm/s",
        text: "Fine lines and fills alike, no burnt corners"
      },
      {
        icon: "focus",
        title: "Autofocus",
        text: "One touch measures the height of the sheet"
      }
    ]}
  />
);

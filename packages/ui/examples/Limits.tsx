// Made from the first story by tests/examples.test.ts.
import { Limits } from "@lightmaker/ui/Limits";

export const example = (
  <Limits
    tone="dark"
    title="What it can do, and what it cannot"
    can={{
      title: "Can",
      items: [
        {
          name: "Cut acrylic",
          text: "Up to 20 mm, at full power in several passes."
        },
        {
          name: "Cut wood",
          text: "15 mm recommended, up to 20 mm."
        },
        {
          name: "Engrave glass and stone",
          text: "On the surface only."
        }
      ]
    }}
    cannot={{
      title: "Cannot",
      items: [
        {
          name: "Bare metal",
          text: "Most of the light is reflected.",
          link: {
            label: "See Mark M20",
            href: "/en/products/morning-light?model=mark-m20"
          }
        },
        {
          name: "Cut glass and stone",
          text: "The surface turns matt; nothing is cut through."
        },
        {
          name: "PVC and imitation leather",
          text: "They give off hydrogen chloride, which harms people and machine."
        }
      ]
    }}
  />
);

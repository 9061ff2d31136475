// Made from the first story by tests/examples.test.ts.
import { ProductCards } from "@lightmaker/ui/ProductCards";

export const example = (
  <ProductCards
    labels={{
      imageError: "This picture could not be loaded"
    }}
    title="Two series, from the desk to the workshop"
    lead="Choose by size of sheet: Aurora stands on a desk, Radiance takes whole boards."
    cards={[
      {
        name: "Radiance",
        alias: "Zhongtian",
        text: "Free-standing, in four table sizes. With the back door open, boards of any length pass through.",
        picture: {
          width: 960,
          height: 640,
          color: "#b8b3ab",
          src: "/pictures/cabinet.jpg",
          srcSet: "/pictures/cabinet-480.avif 480w, /pictures/cabinet-960.avif 960w",
          alt: "A white free-standing laser cutter with an amber lid, lit inside."
        },
        specs: [
          {
            label: "Laser power",
            value: "40–150 W"
          },
          {
            label: "Largest area",
            value: "1600 × 1000 mm"
          },
          {
            label: "Top speed",
            value: "1000 mm/s"
          },
          {
            label: "Z travel",
            value: "150–230 mm"
          }
        ],
        link: {
          label: "Learn more",
          href: "#radiance"
        }
      },
      {
        name: "Aurora",
        alias: "Morning Light",
        text: "A laser workshop that fits on a desk, for classrooms and studios.",
        picture: {
          width: 960,
          height: 640,
          color: "#aea99f",
          src: "/pictures/desktop.jpg",
          srcSet: "/pictures/desktop-480.avif 480w, /pictures/desktop-960.avif 960w",
          alt: "A white desktop laser; head and sheet are seen through its front lid."
        },
        specs: [
          {
            label: "Laser power",
            value: "20–60 W"
          },
          {
            label: "Largest area",
            value: "500 × 300 mm"
          },
          {
            label: "Top speed",
            value: "600 mm/s"
          },
          {
            label: "Positioning",
            value: "≤ 0.025 mm"
          }
        ],
        link: {
          label: "Learn more",
          href: "#aurora"
        }
      }
    ]}
  />
);

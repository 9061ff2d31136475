// Made from the first story by tests/examples.test.ts.
import { Hero } from "@lightmaker/ui/Hero";

export const example = (
  <Hero
    labels={{
      play: "Play the film",
      pause: "Pause the film",
      loading: "The film is loading",
      error: "The film could not be loaded"
    }}
    eyebrow="Desktop and professional laser machines"
    title={"One beam.\nYour idea, cut to size."}
    lead="Cutting, engraving and marking in one machine for schools, studios and small workshops. First part within thirty minutes of unpacking."
    film={{
      poster: {
        width: 1280,
        height: 720,
        color: "#7c6f55",
        src: "/pictures/engraving.jpg",
        srcSet: "/pictures/engraving-480.avif 480w, /pictures/engraving-1280.avif 1280w",
        alt: "The head engraves an eight-petalled flower into a basswood sheet."
      },
      width: 480,
      height: 270,
      sources: [
        {
          src: "/pictures/engraving.mp4",
          type: "video/mp4"
        }
      ],
      captions: [
        {
          src: "/pictures/captions-zh.vtt",
          language: "zh-Hans",
          label: "中文"
        },
        {
          src: "/pictures/captions-en.vtt",
          language: "en",
          label: "English"
        }
      ]
    }}
    figures={[
      {
        value: "600",
        unit: "mm/s",
        label: "Top engraving speed"
      },
      {
        value: "≤ 0.025",
        unit: "mm",
        label: "Positioning"
      },
      {
        value: "20",
        unit: "mm",
        label: "Acrylic, cut through"
      }
    ]}
    actions={[
      {
        label: "See Radiance",
        href: "#radiance"
      },
      {
        label: "See Aurora",
        href: "#aurora"
      }
    ]}
  />
);

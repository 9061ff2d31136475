// Made from the first story by tests/examples.test.ts.
import { FilmSection } from "@lightmaker/ui/FilmSection";

export const example = (
  <FilmSection
    labels={{
      play: "Play the film",
      pause: "Pause the film",
      loading: "The film is loading",
      error: "The film could not be loaded"
    }}
    title="Watch one job from start to finish"
    lead="Laying the sheet, focusing, taking the part out: two minutes with no waiting cut away."
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
  />
);

// Made from the first story by tests/examples.test.ts.
import { Video } from "@lightmaker/ui/Video";

export const example = (
  <Video
    film={{
      poster: {
        width: 1280,
        height: 720,
        color: "#7c6f55",
        src: "/pictures/engraving.jpg",
        srcSet: "/pictures/engraving-480.avif 480w, /pictures/engraving-1280.avif 1280w",
        alt: "The laser head engraves a round pattern into birch plywood, sparks at the point of cut"
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
    mode="player"
    labels={{
      play: "Play the film",
      pause: "Pause the film",
      loading: "Loading the film",
      error: "The film could not be loaded"
    }}
  />
);

import type { Film } from "../../data.ts";
import { film } from "../../fixtures/index.ts";
import type { Examples } from "../../stories.ts";
import type { VideoProps } from "./Video.types.ts";

type Example = Pick<VideoProps, "film" | "mode" | "labels">;

/** Two encodings without valid video data: neither can be decoded. */
const broken = (alt: string): Film => ({
  ...film(alt),
  sources: [
    { src: "data:video/webm,broken", type: "video/webm" },
    { src: "data:video/mp4,broken", type: "video/mp4" },
  ],
});

/** No browser supports the type of the first encoding, so the second one plays. */
const unknownFirst = (alt: string): Film => ({
  ...film(alt),
  sources: [{ src: "data:video/x-unknown,film", type: "video/x-unknown" }, ...film(alt).sources],
});

const variants = (alt: string, labels: VideoProps["labels"], long: string) =>
  ({
    default: { film: film(alt), mode: "player", labels },
    background: { film: film(alt), mode: "background", labels },
    fallback: { film: unknownFirst(alt), mode: "background", labels },
    error: { film: broken(alt), mode: "player", labels },
    backgroundError: { film: broken(alt), mode: "background", labels },
    longText: { film: broken(alt), mode: "background", labels: { ...labels, error: long } },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants(
    "激光头在桦木板上刻出圆形花纹，切点冒出火星",
    { play: "播放视频", pause: "暂停视频", loading: "正在加载视频", error: "视频加载失败" },
    "视频加载失败，请检查网络后刷新页面；切割过程的每一步在下面也有图文说明",
  ),
  en: variants(
    "The laser head engraves a round pattern into birch plywood, sparks at the point of cut",
    {
      play: "Play the film",
      pause: "Pause the film",
      loading: "Loading the film",
      error: "The film could not be loaded",
    },
    "The film could not be loaded. Check the connection and reload the page; every step of the cut is also described below with pictures",
  ),
} satisfies Examples<Example>;

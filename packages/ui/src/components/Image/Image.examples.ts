import type { Picture } from "../../data.ts";
import { picture } from "../../fixtures/index.ts";
import type { Examples } from "../../stories.ts";
import type { ImageProps } from "./Image.tsx";

type Example = Pick<
  ImageProps,
  "picture" | "sizes" | "priority" | "ratio" | "fit" | "rounded" | "errorLabel"
>;

/** Invalid data URLs, so the failure needs no network. */
const broken = (alt: string): Picture => ({
  ...picture("lamp", alt),
  src: "data:image/jpeg,broken",
  srcSet: "data:image/avif,broken 480w",
});

const variants = (text: {
  coasters: string;
  machine: string;
  lamp: string;
  long: string;
  errorLabel: string;
}) => {
  const frame = { sizes: "30rem", errorLabel: text.errorLabel } as const;
  return {
    default: { ...frame, picture: picture("coasters", text.coasters) },
    rounded: { ...frame, picture: picture("coasters", text.coasters), rounded: true },
    priority: { ...frame, picture: picture("coasters", text.coasters), priority: true },
    square: { ...frame, picture: picture("desktop", text.machine), ratio: 1 },
    contained: { ...frame, picture: picture("desktop", text.machine), ratio: 1, fit: "contain" },
    error: { ...frame, picture: broken(text.lamp), rounded: true },
    longText: { ...frame, picture: broken(text.lamp), ratio: 1, errorLabel: text.long },
  } as const satisfies Record<string, Example>;
};

export const examples = {
  zh: variants({
    coasters: "六只刻了几何花纹的椴木杯垫，散放在木桌上",
    machine: "桌面激光切割机，前盖半开",
    lamp: "亚克力夜灯，刻着层叠的山影",
    errorLabel: "图片加载失败",
    long: "图片加载失败，请检查网络后刷新页面再看；也可以打电话让我们把样品照片发给您",
  }),
  en: variants({
    coasters: "Six basswood coasters engraved with geometric patterns on a wooden table",
    machine: "A desktop laser cutter with its front lid half open",
    lamp: "An acrylic night light engraved with mountains one behind the other",
    errorLabel: "The picture could not be loaded",
    long: "The picture could not be loaded. Check the connection and reload the page, or call us and we send you photographs of the sample",
  }),
} satisfies Examples<Example>;

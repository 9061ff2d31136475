import type { Examples } from "../../stories.ts";
import type { SectionProps } from "./Section.tsx";

interface Example extends Pick<SectionProps, "tone" | "width" | "density"> {
  title: string;
  text: string;
}

const variants = (text: { title: string; text: string }, long: { title: string; text: string }) =>
  ({
    default: text,
    surface: { ...text, tone: "surface" },
    dark: { ...text, tone: "dark" },
    full: { ...text, width: "full" },
    compact: { ...text, density: "compact" },
    loose: { ...text, density: "loose", tone: "dark" },
    longText: { ...long, tone: "dark" },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants(
    {
      title: "每一台都是完整的工作台",
      text: "相机、对焦、净化、软件都在机器里。放上材料，画好图，按下开始。",
    },
    {
      title: "十个细节，决定一台激光切割机在第三年、第五年、第八年还好不好用",
      text: "导轨上的每一颗螺丝都做过防松，镜片不用拆机就能擦，断电以后从停下的那一行继续切，屏幕上的每一个词都能换成中文。",
    },
  ),
  en: variants(
    {
      title: "Every one a complete workbench",
      text: "Camera, focus, filter and software are in the machine. Lay the material down, draw, press start.",
    },
    {
      title:
        "Ten details decide whether a laser cutter is still good to use in its third, fifth and eighth year",
      text: "Every screw on the rails is locked, the lenses are wiped without taking anything apart, after a power cut it goes on from the line where it stopped, and every word on the screen comes in your language.",
    },
  ),
} satisfies Examples<Example>;

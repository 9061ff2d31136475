import type { Examples } from "../../stories.ts";
import type { FeatureIconsProps } from "./FeatureIcons.tsx";

const zh = {
  title: "每一台都是完整的工作台",
  lead: "相机、对焦、净化、软件都在机器里。放上材料，画好图，按下开始。",
  items: [
    { icon: "power", title: "CO₂ 激光", text: "波长 10.6 µm，切木材、亚克力与皮革" },
    { icon: "camera", title: "4K 相机", text: "1600 万像素，图样拖到哪里就切哪里" },
    { icon: "gauge", title: "600 mm/s", text: "细线与填充同样快，转角不烧边" },
    { icon: "focus", title: "自动对焦", text: "测高一次，焦点落在材料表面" },
    { icon: "filter", title: "烟雾净化", text: "颗粒与气味在机内过滤，教室里也能用" },
    { icon: "monitor", title: "电脑与手机", text: "同一个作品，两边都能打开、修改、发送" },
  ],
} satisfies FeatureIconsProps;

const en = {
  title: "A whole workbench in every machine",
  lead: "Camera, focus, filter and software are built in. Put the sheet down, draw, press start.",
  items: [
    { icon: "power", title: "CO₂ laser", text: "10.6 µm, for wood, acrylic and leather" },
    { icon: "camera", title: "4K camera", text: "16 MP; the cut lands where you drag the drawing" },
    { icon: "gauge", title: "600 mm/s", text: "Fine lines and fills alike, no burnt corners" },
    { icon: "focus", title: "Autofocus", text: "One touch measures the height of the sheet" },
    { icon: "filter", title: "Smoke filter", text: "Particles and odour stay inside, even in class" },
    { icon: "monitor", title: "PC and phone", text: "One project, opened and sent from either" },
  ],
} satisfies FeatureIconsProps;

export const examples: Examples<FeatureIconsProps, "default" | "fiveOnSurface" | "longText"> = {
  zh: {
    default: zh,
    fiveOnSurface: { ...zh, tone: "surface", items: zh.items.slice(0, 5) },
    longText: {
      ...zh,
      items: zh.items.map((item) => ({ ...item, title: item.title.repeat(3), text: item.text.repeat(4) })),
    },
  },
  en: {
    default: en,
    fiveOnSurface: { ...en, tone: "surface", items: en.items.slice(0, 5) },
    longText: {
      ...en,
      items: en.items.map((item) => ({
        ...item,
        title: `${item.title} and everything that belongs to it`,
        text: `${item.text}. `.repeat(4),
      })),
    },
  },
};

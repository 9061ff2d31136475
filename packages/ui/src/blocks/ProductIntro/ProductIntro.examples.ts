import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { ProductIntroProps } from "./ProductIntro.tsx";

const zh = {
  labels: labels.zh.carousel,
  eyebrow: "Light 530 · 桌面 CO₂ 激光机",
  title: "放得上桌的加工中心",
  subtitle: "500 × 300 mm 幅面，4K 相机对位",
  description: "相机看台面，升降台找焦点。学校一节课能教会，工作室拿它接小批量的活。",
  pictures: [
    picture("desktop", "白色桌面激光机的四分之三侧面"),
    picture("desktop-dark", "深色背景前的桌面激光机，内部亮着灯"),
    picture("coasters", "刻着花纹的木杯垫"),
    picture("jewelry-box", "弯折开槽的木质首饰盒"),
  ],
  plate: { light: "co2", name: "Light 530", source: "CO₂ 玻璃管" },
  figures: [
    { value: "40/60", unit: "W", label: "激光功率" },
    { value: "20", unit: "mm", label: "亚克力切割厚度" },
    { value: "500 × 300", unit: "mm", label: "工作幅面" },
    { value: "600", unit: "mm/s", label: "最高速度" },
  ],
  actions: [
    { label: "问价格和交期", href: "/contact/contactus?about=Light%20530" },
    { label: "寄材料打样", href: "/about/sample?model=light-530" },
  ],
} satisfies ProductIntroProps;

const en = {
  labels: labels.en.carousel,
  eyebrow: "Light 530 · desktop CO₂ laser",
  title: "A workshop for the desk",
  subtitle: "500 × 300 mm work area, 4K camera",
  description:
    "A camera watches the bed and a lift finds the focus. A class learns it in one lesson; a studio runs small batches on it.",
  pictures: [
    picture("desktop", "A white desktop laser, three-quarter view"),
    picture("desktop-dark", "The desktop laser on a dark ground, lit inside"),
    picture("coasters", "Wooden coasters with engraved patterns"),
    picture("jewelry-box", "A jewellery box of bent wood"),
  ],
  plate: { light: "co2", name: "Light 530", source: "CO₂ glass tube" },
  figures: [
    { value: "40/60", unit: "W", label: "Laser power" },
    { value: "20", unit: "mm", label: "Acrylic cut" },
    { value: "500 × 300", unit: "mm", label: "Work area" },
    { value: "600", unit: "mm/s", label: "Top speed" },
  ],
  actions: [
    { label: "Ask for a quote", href: "/en/contact/contactus?about=Light%20530" },
    { label: "Send a sample", href: "/en/about/sample?model=light-530" },
  ],
} satisfies ProductIntroProps;

/** A series has no plate of its own. */
const seriesOf = ({ plate: _, ...rest }: typeof zh | typeof en): ProductIntroProps => rest;

export const examples: Examples<ProductIntroProps, "default" | "series" | "longText"> = {
  zh: {
    default: zh,
    series: seriesOf(zh),
    longText: {
      ...zh,
      title: zh.title.repeat(4),
      subtitle: zh.subtitle.repeat(3),
      description: zh.description.repeat(4),
    },
  },
  en: {
    default: en,
    series: seriesOf(en),
    longText: {
      ...en,
      title: "A workshop for the desk, the classroom, the studio and the back of the shop",
      subtitle: `${en.subtitle}, ${en.subtitle}`,
      description: `${en.description} `.repeat(4).trim(),
    },
  },
};

/**
 * Cuts the product film from finished masters: `node packages/media/studio/films/product.ts`. Needs ffmpeg. Writes
 * masters/home/product.{webm,mp4}, its captions and its poster.
 */
import { join } from "node:path";
import { mastersFolder } from "../../pipeline/settings.ts";
import { cutFilm, type Shot } from "./cut.ts";

/** What each shot shows, how the camera moves over it, and what is said meanwhile. Facts: shared/specification. */
const shots: Shot[] = [
  {
    source: { picture: "home/bench" },
    seconds: 4,
    from: { x: 0.52, y: 0.5, zoom: 1.16 },
    to: { x: 0.5, y: 0.5, zoom: 1 },
    says: {
      zh: "Light 530 桌面激光机，工作幅面 500 × 300 毫米。",
      en: "Light 530, a desktop laser with a working area of 500 by 300 millimetres.",
    },
  },
  {
    source: { picture: "features/touchscreen" },
    seconds: 3.5,
    from: { x: 0.5, y: 0.5, zoom: 1.02 },
    to: { x: 0.54, y: 0.51, zoom: 1.14 },
    says: {
      zh: "在 5 英寸屏上核对图样和参数，按下开始。",
      en: "Check the drawing and the settings on the 5-inch screen, then press start.",
    },
  },
  {
    source: { picture: "features/autofocus" },
    seconds: 3.5,
    from: { x: 0.5, y: 0.46, zoom: 1 },
    to: { x: 0.54, y: 0.54, zoom: 1.12 },
    says: {
      zh: "对焦探针量出板面高度，焦点正好落在材料表面。",
      en: "A probe measures the height of the board, so the focus lies exactly on its surface.",
    },
  },
  {
    source: { film: "home/hero" },
    seconds: 5,
    from: { x: 0.5, y: 0.5, zoom: 1 },
    to: { x: 0.5, y: 0.52, zoom: 1.06 },
    says: {
      zh: "最高 600 毫米每秒，一条线一条线地刻进木板。",
      en: "At up to 600 millimetres a second, it draws line after line into the wood.",
    },
  },
  {
    source: { picture: "home/beam-banner" },
    seconds: 3.5,
    from: { x: 0.42, y: 0.5, zoom: 1.02 },
    to: { x: 0.56, y: 0.5, zoom: 1.06 },
    says: {
      zh: "定位精度不超过 0.025 毫米。",
      en: "Positioned to within 0.025 of a millimetre.",
    },
  },
  {
    source: { picture: "materials/wood/coasters" },
    seconds: 3,
    from: { x: 0.46, y: 0.46, zoom: 1.06 },
    to: { x: 0.52, y: 0.46, zoom: 1 },
    says: {
      zh: "桦木、胡桃木、石板：三种材料，一组杯垫。",
      en: "Birch, walnut and slate: three materials, one set of coasters.",
    },
  },
  {
    source: { picture: "materials/wood/lamp" },
    seconds: 3,
    from: { x: 0.5, y: 0.5, zoom: 1 },
    to: { x: 0.5, y: 0.53, zoom: 1.12 },
    says: {
      zh: "一层层切好的山林，叠成一盏小夜灯。",
      en: "Hills and trees, cut layer by layer, become a night light.",
    },
  },
  {
    source: { picture: "materials/stone/slate-board" },
    seconds: 3,
    from: { x: 0.46, y: 0.54, zoom: 1.1 },
    to: { x: 0.52, y: 0.5, zoom: 1.03 },
    says: {
      zh: "石板不切割，只在表面刻出浅色的图案。",
      en: "Slate is not cut: the beam leaves a light mark on its surface.",
    },
  },
  {
    source: { picture: "features/smoke-filter" },
    seconds: 3.5,
    from: { x: 0.56, y: 0.44, zoom: 1.12 },
    to: { x: 0.5, y: 0.42, zoom: 1 },
    says: {
      zh: "接上烟雾净化器，切割时的烟尘从软管抽走、过滤。",
      en: "With the air purifier connected, smoke is drawn off through the hose and filtered.",
    },
  },
  {
    source: { picture: "products/radiance-card" },
    seconds: 3.5,
    from: { x: 0.48, y: 0.5, zoom: 1.1 },
    to: { x: 0.52, y: 0.5, zoom: 1 },
    says: {
      zh: "幅面不够大？Light 1390 的工作台是 1300 × 900 毫米。",
      en: "Need more room? Light 1390 works on 1300 by 900 millimetres.",
    },
  },
  {
    source: { picture: "products/mark-m20" },
    seconds: 4,
    from: { x: 0.5, y: 0.5, zoom: 1 },
    to: { x: 0.5, y: 0.56, zoom: 1.1 },
    says: {
      zh: "要在金属上打标，用 Mark M20，最高 12000 毫米每秒。",
      en: "For marks on metal there is Mark M20, at up to 12,000 millimetres a second.",
    },
  },
];

await cutFilm(join(mastersFolder, "home/product"), shots);

/**
 * Cuts the product film from finished masters: `node packages/media/studio/films/product.ts`. Needs ffmpeg. Writes
 * masters/home/product.{webm,mp4}, its captions and its poster.
 */
import { join } from "node:path";
import { mastersFolder } from "../../pipeline/settings.ts";
import { cutFilm, type Shot } from "./cut.ts";

/** From a sketch to the object, then other uses of the machines. The product pages give every figure of the captions too. */
const shots: Shot[] = [
  {
    source: { picture: "journey/idea" },
    seconds: 3.5,
    from: { x: 0.5, y: 0.5, zoom: 1.12 },
    to: { x: 0.48, y: 0.5, zoom: 1 },
    says: {
      zh: "先有一张草图：一头鲸，几道波浪。",
      en: "It begins with a sketch: a whale and a few waves.",
    },
  },
  {
    source: { picture: "journey/drawing" },
    seconds: 3.5,
    from: { x: 0.5, y: 0.42, zoom: 1 },
    to: { x: 0.46, y: 0.4, zoom: 1.12 },
    says: {
      zh: "在电脑上描成轮廓，分清哪些线切、哪些线刻。",
      en: "On the computer it becomes outlines: which lines to cut, which to engrave.",
    },
  },
  {
    source: { picture: "home/bench" },
    seconds: 3.5,
    from: { x: 0.52, y: 0.5, zoom: 1.1 },
    to: { x: 0.5, y: 0.5, zoom: 1 },
    says: {
      zh: "Light 530 桌面激光机，工作幅面 500 × 300 毫米。",
      en: "Light 530, a desktop laser with a working area of 500 by 300 millimetres.",
    },
  },
  {
    source: { picture: "features/autofocus" },
    seconds: 3.5,
    from: { x: 0.5, y: 0.46, zoom: 1 },
    to: { x: 0.54, y: 0.54, zoom: 1.12 },
    says: {
      zh: "对焦探针量出板面高度，焦点落在材料表面。",
      en: "A probe measures the height of the board, so that the focus lies on its surface.",
    },
  },
  {
    source: { picture: "journey/cutting" },
    seconds: 3.5,
    from: { x: 0.46, y: 0.5, zoom: 1.02 },
    to: { x: 0.52, y: 0.46, zoom: 1.14 },
    says: {
      zh: "光束沿着轮廓走一圈，鲸就从木板里分了出来。",
      en: "The beam follows the outline, and the whale comes free of the board.",
    },
  },
  {
    source: { picture: "journey/finished" },
    seconds: 4,
    from: { x: 0.5, y: 0.56, zoom: 1.12 },
    to: { x: 0.5, y: 0.54, zoom: 1 },
    says: {
      zh: "木头的鲸，亚克力的波浪，拼好就能摆上桌。",
      en: "A wooden whale on acrylic waves, assembled and ready for the table.",
    },
  },
  {
    source: { film: "home/hero" },
    seconds: 5,
    from: { x: 0.5, y: 0.5, zoom: 1 },
    to: { x: 0.5, y: 0.52, zoom: 1.06 },
    says: {
      zh: "雕刻速度最高 600 毫米每秒，精度不超过 0.025 毫米。",
      en: "Engraving at up to 600 millimetres a second, precise to 0.025 of a millimetre or better.",
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
    source: { picture: "home/workshop" },
    seconds: 4,
    from: { x: 0.5, y: 0.5, zoom: 1 },
    to: { x: 0.52, y: 0.54, zoom: 1.16 },
    says: {
      zh: "幅面不够大？Light 1390 的工作幅面是 1300 × 900 毫米。",
      en: "Need more room? Light 1390 works on an area of 1300 by 900 millimetres.",
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

import { modelSource, type PictureId } from "@lightmaker/media";
import { msg } from "@lingui/core/macro";
import { inline, picture, verbatim, type Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import type { AuthoredBlock } from "../define.ts";
import { usdzPath } from "../routes.ts";
import { claims } from "./claims.ts";
import { type ModelFacts, type ModelId, models, wavelengths } from "./facts.ts";
import { sizeOf } from "./outer-size.ts";
import type { ProductModel } from "./product-model.ts";

type Turnable = AuthoredBlock & { type: "modelSection" };

/** Filled in by the browser while it fetches the model. */
const percent = "{percent}";

/** Sides of the pictures, in degrees to the right of the front, the first shown first. */
const sides = {
  45: (name: string) => msg`${name}，从右前方看`,
  0: (name: string) => msg`${name}，从正面看`,
  315: (name: string) => msg`${name}，从左前方看`,
  270: (name: string) => msg`${name}，从左侧看`,
  225: (name: string) => msg`${name}，从左后方看`,
  180: (name: string) => msg`${name}，从背面看`,
  135: (name: string) => msg`${name}，从右后方看`,
  90: (name: string) => msg`${name}，从右侧看`,
} as const;
const order = [45, 0, 315, 270, 225, 180, 135, 90] as const;

/** Sentences that stand on the page of each machine that has the part. */
export const turnableWords = {
  opening: msg`八个方向的图。要看细处，就打开三维模型：转一转，放大，把盖和门打开。`,
  openingLid: msg`八个方向的图。要看细处，就打开三维模型：转一转，放大，把上盖打开。`,
  closed: msg`八个方向的图。要看细处，就打开三维模型：转一转，放大。`,
  outlet: msg`三维模型把它画在机身背面。口径和接管的办法，下单前向我们索取。`,
  rfTube: msg`射频管，${inline(wavelengths.rfTube)}。三维模型把它画在后部的盖板下面，在模型上打开上盖可以看到；真机的护板不要拆。`,
  glassTube: msg`玻璃管，${inline(wavelengths.glassTube)}。三维模型把它画在后部的盖板下面，在模型上打开上盖可以看到；真机的护板不要拆。`,
  head: msg`头沿横梁左右走，横梁前后走。光从激光管经反射镜过来，在头里聚焦。`,
  diode: msg`蓝光二极管就在头里。头沿横梁左右走，横梁前后走。`,
  redButton: msg`三维模型上画着急停，不等于您那台有：下单前问清，写进合同。`,
  help: msg`拖动来转；两指或按住 Ctrl 滚轮来缩放。键盘：方向键转，+ 和 − 缩放，Home 回到开头。`,
  failed: msg`这里显示不了三维模型。图片上看到的是同一台机器。`,
} as const;

/** What is said of each part that a model points out, by the name of its node. */
const parts: Readonly<Record<string, (facts: ModelFacts) => { label: Words; text: Words }>> = {
  extraction: ({ exhaust }) => ({
    label: msg`排风口`,
    text: exhaust
      ? msg`在机身背面，直径 ${inline(exhaust)}。管子不要变细，尽量短、尽量直。`
      : turnableWords.outlet,
  }),
  tube: ({ source }) => ({
    label: msg`激光管`,
    text: source === "rfTube" ? turnableWords.rfTube : turnableWords.glassTube,
  }),
  head: ({ source }) => {
    if (source === "fiber")
      return { label: msg`打标头`, text: msg`先关激光，再转手轮：打标头沿立柱升降，焦点对到要打的面。` };
    return {
      label: msg`激光头`,
      text: source === "diode" ? turnableWords.diode : turnableWords.head,
    };
  },
  "pass-through": () => ({
    label: msg`后门`,
    text: msg`${inline(claims.longBoards)}能切多厚，看材料和功率。${inline(claims.boardSpace)}`,
  }),
  "emergency-stop": () => ({
    label: msg`红色按钮`,
    text: turnableWords.redButton,
  }),
};

const openingLabels: readonly { readonly label: Words; readonly is: (node: string) => boolean }[] = [
  { label: msg`上盖`, is: (node) => node === "lid" },
  { label: msg`前门和后门`, is: (node) => node === "front-door" || node === "rear-door" },
  { label: msg`柜门`, is: (node) => /^door-\d$/.test(node) },
];

const leadOf = (opening: readonly string[]): Words => {
  if (opening.length === 0) return turnableWords.closed;
  return opening.every((node) => node === "lid") ? turnableWords.openingLid : turnableWords.opening;
};

function pointedOut(id: ModelId) {
  const facts: ModelFacts = models[id];
  return modelSource(id).parts.map((node) => {
    const words = parts[node];
    if (!words) throw new RangeError(`The model of ${id} points out ${node}, for which there are no words.`);
    return { node: verbatim(node), ...words(facts) };
  });
}

/** A model to look at from all around, in pictures and in three dimensions. */
export function turnable({ slug, name }: ProductModel): Turnable {
  const { src, bytes, opening } = modelSource(slug);
  const { size, published } = sizeOf(slug);
  const own = inline(verbatim(name));
  const outside = inline(verbatim(size.join(" × ")));
  const length = (millimetres: number): Words => {
    const shown = `${millimetres} mm`;
    return published ? verbatim(shown) : msg`${inline(verbatim(shown))}，待确认`;
  };
  return {
    type: "modelSection",
    title: msg`转一圈看 ${own}`,
    lead: leadOf(opening),
    file: { src: verbatim(src), bytes, size: [...size] },
    pictures: order.map((side) => picture(`turntable/${slug}/${side}` satisfies PictureId, sides[side](own))),
    parts: pointedOut(slug),
    openings: openingLabels.flatMap(({ label, is }) => {
      const nodes = opening.filter(is);
      return nodes.length > 0 ? [{ label, nodes: nodes.map(verbatim) }] : [];
    }),
    dimensions: { width: length(size[0]), depth: length(size[1]), height: length(size[2]) },
    size: published
      ? msg`外形 ${outside} mm（宽 × 深 × 高）`
      : msg`外形待确认，向我们索取；三维模型按 ${outside} mm（宽 × 深 × 高）画，实物可能不同`,
    note: msg`本页的图和三维模型都是电脑画的，不是照片，细处有简化；以收到的机器和合同为准。`,
    room: {
      glb: verbatim(brand.origin + src),
      usdz: verbatim(usdzPath(slug)),
      title: verbatim(name),
    },
    labels: {
      stage: msg`${own} 的三维模型`,
      loading: msg`正在取三维模型，${percent}%`,
      zoomIn: msg`放大`,
      zoomOut: msg`缩小`,
      turnLeft: msg`向左转`,
      turnRight: msg`向右转`,
      whole: msg`回到开头`,
      dimensions: msg`尺寸`,
      openings: msg`打开和合上`,
      parts: msg`部件`,
      help: turnableWords.help,
      pictures: msg`${own} 的八个方向`,
      show: msg`看三维模型`,
      hide: msg`回到图片`,
      failed: turnableWords.failed,
      room: msg`按真实大小放进您的房间`,
    },
  };
}

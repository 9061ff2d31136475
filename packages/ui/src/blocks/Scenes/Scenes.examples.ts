import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { ScenesProps } from "./Scenes.tsx";

const zh = {
  labels: labels.zh.picture,
  title: "一台机器，三种课堂",
  lead: "从第一节体验课，到社团里的长期项目。",
  items: [
    {
      title: "通用技术课",
      description:
        "两课时做完一只收纳盒：第一节画展开图，第二节切割、拼装。盖上盖子才出光，二十人的班也管得住。",
      picture: picture("jewelry-box", "活铰链木盒，盖子上雕着花纹。"),
    },
    {
      title: "美术课",
      description: "学生手绘的线稿拍照导入，刻成藏书票或杯垫。浅雕和深雕放在一起，材料的肌理一目了然。",
      picture: picture("coasters", "三只雕刻花纹的杯垫。"),
    },
    {
      title: "创客社团",
      description: "灯具、机关、乐器，一学期一个作品。参数存在云端作品库，下一届接着改。",
      picture: picture("lamp", "点亮的木制剪影灯。"),
    },
  ],
} satisfies ScenesProps;

const en = {
  labels: labels.en.picture,
  title: "One machine, three kinds of lesson",
  lead: "From the first taste to the project of a whole term.",
  items: [
    {
      title: "Design and technology",
      description:
        "A box in two lessons: draw the net in the first, cut and fit it in the second. There is no light until the lid is down, so a class of twenty is in hand.",
      picture: picture("jewelry-box", "A box with a living hinge and an engraved lid."),
    },
    {
      title: "Art",
      description:
        "Pupils photograph their line drawings and engrave them as bookplates or coasters. Shallow beside deep shows what the material does.",
      picture: picture("coasters", "Three engraved coasters."),
    },
    {
      title: "Makers' club",
      description:
        "A lamp, a mechanism, an instrument: one piece a term. Settings stay in the cloud library, and next year's group goes on from there.",
      picture: picture("lamp", "A lit silhouette lamp made of wood."),
    },
  ],
} satisfies ScenesProps;

export const examples: Examples<ScenesProps, "default" | "onSurface" | "longText"> = {
  zh: {
    default: zh,
    onSurface: { ...zh, tone: "surface" },
    longText: {
      ...zh,
      items: zh.items.map((item) => ({
        ...item,
        title: item.title.repeat(5),
        description: item.description.repeat(5),
      })),
    },
  },
  en: {
    default: en,
    onSurface: { ...en, tone: "surface" },
    longText: {
      ...en,
      items: en.items.map((item) => ({
        ...item,
        title: `${item.title}, and what comes of it in an ordinary school week`,
        description: `${item.description} `.repeat(5).trim(),
      })),
    },
  },
};

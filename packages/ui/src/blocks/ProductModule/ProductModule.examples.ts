import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { ProductModuleProps } from "./ProductModule.tsx";

const zh = {
  labels: labels.zh.picture,
  title: "适合这间教室的机器",
  lead: "按桌面、开间和管路来选。",
  items: [
    {
      title: "Light 530",
      title1: "放得上课桌的一台",
      description: "机内三层滤芯，没有外排管路的教室也能开机；上盖带互锁，打开就停光。",
      picture: picture("desktop", "白色桌面激光机，上盖关闭。"),
      link: { label: "看 Light 530", href: "#light-530" },
    },
    {
      title: "Light 530 RF",
      title1: "要刻得更细的一台",
      description: "射频管的光斑更小，印章、邮票大小的文字也清楚。",
      picture: picture("desktop-dark", "深色背景前的白色桌面激光机。"),
      link: { label: "看 Light 530 RF", href: "#light-530-rf" },
    },
    {
      title: "Light 1390",
      title1: "给实训车间的一台",
      description: "整张板一次放下，适合批量和大件；需要接排风。",
      picture: picture("cabinet", "落地式激光机，右侧是触摸屏。"),
      link: { label: "看 Light 1390", href: "#light-1390" },
    },
  ],
} satisfies ProductModuleProps;

const en = {
  labels: labels.en.picture,
  title: "Machines that suit the room",
  lead: "Choose by bench, floor and ducting.",
  items: [
    {
      title: "Light 530",
      title1: "The one for a bench",
      description:
        "Three filter stages inside, so a room without ducting will do; an interlock in the lid stops the light when it is opened.",
      picture: picture("desktop", "A white desktop laser with its lid closed."),
      link: { label: "See Light 530", href: "#light-530" },
    },
    {
      title: "Light 530 RF",
      title1: "The one for fine work",
      description: "An RF tube has a smaller spot: lettering stays clear on stamps and seals.",
      picture: picture("desktop-dark", "A white desktop laser on a dark ground."),
      link: { label: "See Light 530 RF", href: "#light-530-rf" },
    },
    {
      title: "Light 1390",
      title1: "The one for the workshop",
      description: "Takes a whole sheet, for batches and large parts; needs extraction.",
      picture: picture("cabinet", "A free-standing laser with its touchscreen on the right."),
      link: { label: "See Light 1390", href: "#light-1390" },
    },
  ],
} satisfies ProductModuleProps;

export const examples: Examples<ProductModuleProps, "default" | "two" | "longText"> = {
  zh: {
    default: zh,
    two: { ...zh, tone: "surface", items: zh.items.slice(0, 2) },
    longText: {
      ...zh,
      items: zh.items.map((item) => ({
        ...item,
        title: `${item.title}：${item.title1}`,
        title1: item.title1.repeat(4),
        description: item.description.repeat(8),
      })),
    },
  },
  en: {
    default: en,
    two: { ...en, tone: "surface", items: en.items.slice(0, 2) },
    longText: {
      ...en,
      items: en.items.map((item) => ({
        ...item,
        title: `${item.title}, ${item.title1}`,
        title1: `${item.title1} `.repeat(4).trim(),
        description: `${item.description} `.repeat(8).trim(),
      })),
    },
  },
};

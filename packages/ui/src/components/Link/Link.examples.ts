import type { Examples } from "../../stories.ts";
import type { LinkProps } from "./Link.tsx";

type Example = Pick<LinkProps, "children" | "variant" | "href">;

const variants = (text: { material: string; privacy: string; more: string; long: string }) =>
  ({
    default: { children: text.material, href: "#wood" },
    quiet: { children: text.privacy, href: "#privacy", variant: "quiet" },
    arrow: { children: text.more, href: "#more", variant: "arrow" },
    longText: { children: text.long, href: "#long", variant: "arrow" },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants({
    material: "木材切割参数",
    privacy: "隐私说明",
    more: "了解中天系列",
    long: "查看这台机器在十五毫米椴木、二十毫米亚克力和三毫米植鞣革上的推荐功率与速度",
  }),
  en: variants({
    material: "settings for cutting wood",
    privacy: "Privacy",
    more: "More about the Radiance series",
    long: "See recommended power and speed of this machine on 15 mm basswood, 20 mm acrylic and 3 mm vegetable-tanned leather",
  }),
} satisfies Examples<Example>;

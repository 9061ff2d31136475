import type { Examples } from "../../stories.ts";
import type { SkipLinkProps } from "./SkipLink.tsx";

type Example = Pick<SkipLinkProps, "children" | "href">;

export const examples = {
  zh: {
    default: { children: "跳到正文", href: "#main" },
    longText: { children: "跳过页首导航，直接到这一页的正文内容", href: "#main" },
  },
  en: {
    default: { children: "Skip to content", href: "#main" },
    longText: {
      children: "Skip the navigation at the top and go straight to the content of this page",
      href: "#main",
    },
  },
} satisfies Examples<Example>;

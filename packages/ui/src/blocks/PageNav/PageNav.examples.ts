import type { Examples } from "../../stories.ts";
import type { PageNavProps } from "./PageNav.tsx";

const variants = (label: string, names: readonly string[], long: string) => {
  const items = names.map((name, index) => ({ label: name, href: `#page-${index + 1}` }));
  return {
    default: { label, items, current: "#page-4" },
    outside: { label, items },
    longText: {
      label,
      items: items.map((item) => ({ ...item, label: item.label + long })),
      current: "#page-2",
    },
  } satisfies Record<string, PageNavProps>;
};

export const examples = {
  zh: variants("支持的各页", ["软件", "产品中心", "下载", "常见问题", "规格参数"], "与有关它的一切说明"),
  en: variants(
    "Support pages",
    ["Software", "Product centre", "Downloads", "FAQ", "Specifications"],
    " and all that is known about it",
  ),
} satisfies Examples<PageNavProps>;

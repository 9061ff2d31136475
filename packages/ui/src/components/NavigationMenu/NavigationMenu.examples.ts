import { picture } from "../../fixtures/index.ts";
import type { Examples } from "../../stories.ts";
import type { NavigationMenuProps } from "./NavigationMenu.tsx";

const products = (language: string, co2: string, fibre: string) =>
  [
    {
      href: `${language}/products/morning-light?model=light-530`,
      plate: { light: "co2", name: "Light 530", source: co2, bed: "500 × 300 mm" },
      picture: picture("desktop", ""),
    },
    {
      href: `${language}/products/morning-light?model=mark-m20`,
      plate: { light: "fibre", name: "Mark M20", source: fibre },
      picture: picture("coasters", ""),
    },
    {
      href: `${language}/products/zhongtian?model=light-640`,
      plate: { light: "co2", name: "Light 640", source: co2, bed: "600 × 400 mm" },
      picture: picture("cabinet", ""),
    },
  ] as const;

const zh = {
  labels: { navigation: "主导航", submenu: "展开{label}" },
  currentHref: "/materials/wood",
  items: [
    {
      label: "产品",
      href: "/products",
      items: [
        { label: "晨光系列", href: "/products/morning-light" },
        { label: "中天系列", href: "/products/zhongtian" },
        { label: "配件", href: "/products/accessories" },
      ],
      products: products("", "CO₂ 玻璃管", "光纤"),
    },
    {
      label: "材料",
      href: "/materials",
      items: [
        { label: "木材", href: "/materials/wood" },
        { label: "亚克力", href: "/materials/acrylic" },
      ],
    },
    {
      label: "支持",
      items: [
        { label: "软件", href: "/support/software" },
        { label: "常见问题", href: "/support/faq" },
      ],
    },
    { label: "联系", href: "/contact" },
  ],
} satisfies NavigationMenuProps;

const en = {
  labels: { navigation: "Main", submenu: "Open {label}" },
  currentHref: "/en/materials/wood",
  items: [
    {
      label: "Products",
      href: "/en/products",
      items: [
        { label: "Aurora series", href: "/en/products/morning-light" },
        { label: "Radiance series", href: "/en/products/zhongtian" },
        { label: "Accessories", href: "/en/products/accessories" },
      ],
      products: products("/en", "CO₂ glass tube", "Fibre"),
    },
    {
      label: "Materials",
      href: "/en/materials",
      items: [
        { label: "Wood", href: "/en/materials/wood" },
        { label: "Acrylic", href: "/en/materials/acrylic" },
      ],
    },
    {
      label: "Support",
      items: [
        { label: "Software", href: "/en/support/software" },
        { label: "Questions", href: "/en/support/faq" },
      ],
    },
    { label: "Contact", href: "/en/contact" },
  ],
} satisfies NavigationMenuProps;

type Example = Required<Pick<NavigationMenuProps, "items" | "labels" | "currentHref">> &
  Pick<NavigationMenuProps, "value">;

const long = (props: Example, more: string): Example => ({
  ...props,
  items: props.items.map((item) => ({ ...item, label: `${item.label}${more}` })),
});

export const examples = {
  zh: { default: zh, controlled: { ...zh, value: "产品" }, longText: long(zh, "与解决方案") },
  en: { default: en, controlled: { ...en, value: "Products" }, longText: long(en, " and solutions") },
} satisfies Examples<Example>;

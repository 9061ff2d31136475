import type { Examples } from "../../stories.ts";
import type { ProductBarProps } from "./ProductBar.tsx";

const zh = {
  plate: { light: "co2", name: "Light 530", source: "CO₂ 玻璃管" },
  figures: [
    { value: "40/60", unit: "W", label: "激光功率" },
    { value: "500 × 300", unit: "mm", label: "工作幅面" },
  ],
  actions: [
    { label: "问价格和交期", href: "/contact/contactus?about=Light%20530" },
    { label: "寄材料打样", href: "/about/sample?model=light-530" },
  ],
} satisfies ProductBarProps;

const en = {
  plate: { light: "co2", name: "Light 530", source: "CO₂ glass tube" },
  figures: [
    { value: "40/60", unit: "W", label: "Laser power" },
    { value: "500 × 300", unit: "mm", label: "Work area" },
  ],
  actions: [
    { label: "Get a quote", href: "/en/contact/contactus?about=Light%20530" },
    { label: "Send a sample", href: "/en/about/sample?model=light-530" },
  ],
} satisfies ProductBarProps;

const long = <Props extends ProductBarProps>(
  props: Props,
  name: string,
  action: string,
): ProductBarProps => ({
  ...props,
  plate: { light: "diode", name, source: name },
  figures: [
    { value: "100/130/150", unit: "W", label: props.figures[0].label },
    { value: "≤ 1600 × 1000", unit: "mm", label: props.figures[1].label },
  ],
  actions: [{ label: action, href: "#quote" }, props.actions[1]],
});

export const examples: Examples<ProductBarProps, "default" | "longText"> = {
  zh: { default: zh, longText: long(zh, "Light Blue 530 二极管加长版", "问价格、交期和安装条件") },
  en: { default: en, longText: long(en, "Light Blue 530 extended edition", "Ask for price and delivery") },
};

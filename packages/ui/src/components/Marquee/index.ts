export { Marquee, type MarqueeLabels, type MarqueeProps } from "./Marquee.tsx";
export { MarqueeItem, type MarqueeItemProps } from "./MarqueeItem.tsx";

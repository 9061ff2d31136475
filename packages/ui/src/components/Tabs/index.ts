export { type TabItem, Tabs, type TabsLabels, type TabsProps } from "./Tabs.tsx";

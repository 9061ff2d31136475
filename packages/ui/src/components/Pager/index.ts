export { Pager, type PagerLabels, type PagerProps } from "./Pager.tsx";

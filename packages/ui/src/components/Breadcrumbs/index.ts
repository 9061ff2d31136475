export { Breadcrumbs, type BreadcrumbsLabels, type BreadcrumbsProps } from "./Breadcrumbs.tsx";

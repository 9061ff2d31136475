export { SpecList, type SpecListProps } from "./SpecList.tsx";

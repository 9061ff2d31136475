export { FigureList, type FigureListProps } from "./FigureList.tsx";

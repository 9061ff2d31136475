export { DataPlate, type DataPlateProps } from "./DataPlate.tsx";

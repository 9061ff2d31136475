export { LightMark, type LightMarkProps } from "./LightMark.tsx";

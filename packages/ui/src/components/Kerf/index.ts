export { Kerf, type KerfProps } from "./Kerf.tsx";

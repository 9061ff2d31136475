export { Eyebrow } from "./Eyebrow.tsx";

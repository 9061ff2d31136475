export { Image, type ImageProps } from "./Image.tsx";
export type { ImageStatus } from "./useImageStatus.ts";

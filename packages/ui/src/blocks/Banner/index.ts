export type * from "./Banner.data.ts";
export { Banner, type BannerProps } from "./Banner.tsx";

export { Video } from "./Video.tsx";
export type { VideoError, VideoLabels, VideoProps } from "./Video.types.ts";

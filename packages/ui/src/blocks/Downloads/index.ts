export type { DownloadLabels } from "./DownloadRow.tsx";
export type * from "./Downloads.data.ts";
export { Downloads, type DownloadsProps } from "./Downloads.tsx";

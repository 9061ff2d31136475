import { api } from "../api.ts";
import { mediaAsset } from "../shell/error-reports.ts";

/**
 * Reports every image that fails to load while the browser is online, once per image. Videos report their own errors,
 * because they also count them.
 * @returns function that stops the reporting
 */
export function reportMissingMedia(): () => void {
  const reported = new Set<string>();
  const report = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !navigator.onLine) return;
    const asset = mediaAsset(target.currentSrc || target.src);
    if (!asset || reported.has(asset)) return;
    reported.add(asset);
    api.reportClientError({ name: "MissingAssetError", page: location.pathname, asset });
  };
  // Load errors of elements do not bubble, so this listens in the capture phase.
  document.addEventListener("error", report, true);
  return () => document.removeEventListener("error", report, true);
}

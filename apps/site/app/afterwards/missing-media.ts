import { api } from "../api.ts";
import { mediaAsset } from "../shell/report.ts";

/**
 * Reports pictures that did not come though the network is there, each once. Films report themselves, since they count what fails.
 * @returns stops it
 */
export function reportMissingMedia(): () => void {
  const reported = new Set<string>();
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !navigator.onLine) return;
    const asset = mediaAsset(target.currentSrc || target.src);
    if (!asset || reported.has(asset)) return;
    reported.add(asset);
    api.reportClientError({ name: "MissingAssetError", page: location.pathname, asset });
  };
  // Such errors do not bubble.
  document.addEventListener("error", note, true);
  return () => document.removeEventListener("error", note, true);
}

import { api } from "../api.ts";

/** A picture or film of the site that the server does not have. */
const ofTheSite = /^\/media\/([\w./-]+)$/;

/**
 * Reports pictures and films that did not come though the network is there, each once.
 * @returns stops it
 */
export function reportMissingMedia(): () => void {
  const reported = new Set<string>();
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement || target instanceof HTMLSourceElement) || !navigator.onLine)
      return;
    const address = target instanceof HTMLImageElement ? target.currentSrc || target.src : target.src;
    const asset = URL.canParse(address, location.href)
      ? ofTheSite.exec(new URL(address, location.href).pathname)?.[1]
      : undefined;
    if (!asset || reported.has(asset)) return;
    reported.add(asset);
    api.reportClientError({ name: "MissingAssetError", page: location.pathname, asset });
  };
  // Such errors do not bubble.
  document.addEventListener("error", note, true);
  return () => document.removeEventListener("error", note, true);
}

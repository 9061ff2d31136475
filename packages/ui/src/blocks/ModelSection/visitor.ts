import type { ModelRoomFiles } from "./ModelSection.data.ts";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a model of a megabyte would be slow, or the visitor has asked to save data. */
export function isSlow(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}

/**
 * The link that shows a machine in the visitor's room: Quick Look where the browser knows it, Scene Viewer on Android. `undefined`
 * elsewhere.
 */
export function roomLinkOf({ glb, usdz, title }: ModelRoomFiles): { href: string; rel?: string } | undefined {
  const { userAgent } = navigator;
  if (/iPhone|iPad|Macintosh/.test(userAgent) && document.createElement("a").relList.supports("ar"))
    return { href: usdz, rel: "ar" };
  // Firefox does not open Scene Viewer.
  if (!/Android/.test(userAgent) || /Firefox/.test(userAgent)) return undefined;
  const query = new URLSearchParams({ file: glb, mode: "ar_preferred", resizable: "false", title });
  return {
    href: `intent://arvr.google.com/scene-viewer/1.2?${query}#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;end;`,
  };
}

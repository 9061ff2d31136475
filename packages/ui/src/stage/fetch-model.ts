/** Least time between two announcements, in milliseconds. Each renders the page, and a fast line brings one in each frame. */
const apart = 100;

/**
 * Fetches a model.
 * @param bytes its size, because a compressed answer does not say it
 * @param onProgress called with whole per cent, at most every 100 ms, and with 100
 * @throws when the file is not there or the connection breaks
 */
export async function fetchModel(
  src: string,
  bytes: number,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const response = await fetch(src, { signal });
  if (!response.ok || !response.body) throw new Error(`${src} was answered with ${response.status}.`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let [received, told, toldAt] = [0, -1, Number.NEGATIVE_INFINITY];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    received += next.value.length;
    const percent = Math.min(Math.round((received / bytes) * 100), 100);
    const now = performance.now();
    if (percent === told || (percent < 100 && now - toldAt < apart)) continue;
    onProgress(percent);
    [told, toldAt] = [percent, now];
  }
  return new Blob(chunks).arrayBuffer();
}

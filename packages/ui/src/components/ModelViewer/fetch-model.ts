/**
 * Fetches a model.
 * @param bytes its size, because a compressed answer does not say it
 * @param onProgress called with whole per cent
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
  let [received, told] = [0, -1];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    received += next.value.length;
    const percent = Math.min(Math.round((received / bytes) * 100), 100);
    if (percent !== told) onProgress(percent);
    told = percent;
  }
  return new Blob(chunks).arrayBuffer();
}

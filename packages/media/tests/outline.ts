import type { Glb } from "../src/glb.ts";

/** Camera of studio/silhouettes.py: degrees, distance in longest sides, millimetres, pixels. */
const camera = { azimuth: 30, elevation: 20, distance: 2.6, lens: 50, sensor: 36, width: 300, height: 200 };

/** Returns which pixels of a picture a model covers. */
export function outlineOf({ surfaces, size }: Glb): { width: number; height: number; pixels: Uint8Array } {
  const { width, height } = camera;
  const pixels = new Uint8Array(width * height);
  const [a, e] = [(camera.azimuth * Math.PI) / 180, (camera.elevation * Math.PI) / 180];
  const back = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)] as const;
  const right = [Math.cos(a), 0, -Math.sin(a)] as const;
  const up = [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)] as const;
  const distance = camera.distance * Math.max(...size);
  const scale = (camera.lens / camera.sensor) * width;
  for (const { positions, indices } of surfaces) {
    const shown = new Float64Array((positions.length / 3) * 2);
    for (let at = 0; at < positions.length; at += 3) {
      const [x, y, z] = [positions[at] ?? 0, (positions[at + 1] ?? 0) - size[1] / 2, positions[at + 2] ?? 0];
      const along = (axis: readonly [number, number, number]) => x * axis[0] + y * axis[1] + z * axis[2];
      const depth = distance - along(back);
      shown[(at / 3) * 2] = width / 2 + (along(right) / depth) * scale;
      shown[(at / 3) * 2 + 1] = height / 2 - (along(up) / depth) * scale;
    }
    for (let at = 0; at < indices.length; at += 3) {
      const [i, j, k] = [0, 1, 2].map((corner) => (indices[at + corner] ?? 0) * 2) as [
        number,
        number,
        number,
      ];
      const [ax, ay] = [shown[i] ?? 0, shown[i + 1] ?? 0];
      const [bx, by] = [shown[j] ?? 0, shown[j + 1] ?? 0];
      const [cx, cy] = [shown[k] ?? 0, shown[k + 1] ?? 0];
      const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      if (area === 0) continue;
      const span = (least: number, most: number, limit: number) =>
        [Math.max(0, Math.floor(least)), Math.min(limit - 1, Math.ceil(most))] as const;
      const [x0, x1] = span(Math.min(ax, bx, cx), Math.max(ax, bx, cx), width);
      const [y0, y1] = span(Math.min(ay, by, cy), Math.max(ay, by, cy), height);
      for (let py = y0; py <= y1; py += 1)
        for (let px = x0; px <= x1; px += 1) {
          const [x, y] = [px + 0.5, py + 0.5];
          const u = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
          const v = ((cx - bx) * (y - by) - (cy - by) * (x - bx)) / area;
          const w = ((ax - cx) * (y - cy) - (ay - cy) * (x - cx)) / area;
          if (u >= 0 && v >= 0 && w >= 0) pixels[py * width + px] = 1;
        }
    }
  }
  return { width, height, pixels };
}

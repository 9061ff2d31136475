import { type Box, onWall, overlap } from "./geometry.ts";
import type { Room } from "./plan.ts";

/**
 * Tells which goals somebody reaches from the door on a way of this width. The person is a square as wide as the way, which
 * never leaves the room nor enters an obstacle. Exact to the millimetre for whole figures: the room is cut at every edge
 * that can stop the square's middle.
 *
 * @param goals floor areas, each reached when the square's middle is in it
 * @param aisle width of the way; a narrower door narrows it
 */
export function reached(
  room: Room,
  obstacles: readonly Box[],
  goals: readonly Box[],
  aisle: number,
): boolean[] {
  const { door } = room;
  const width = Math.min(aisle, door.width);
  // Half a millimetre less, so that a gap of exactly this width lets it through.
  const half = (width - 1) / 2;
  const grown = obstacles.map(({ x, y, width: w, height: h }) => ({
    x: x - half,
    y: y - half,
    width: w + 2 * half,
    height: h + 2 * half,
  }));
  const area: Box = { x: half, y: half, width: room.width - 2 * half, height: room.depth - 2 * half };
  if (area.width <= 0 || area.height <= 0) return goals.map(() => false);
  const cuts = (low: number, size: number, edges: readonly number[]) =>
    [...new Set([low, low + size, ...edges.filter((each) => each > low && each < low + size)])].toSorted(
      (a, b) => a - b,
    );
  const boxes = [...grown, ...goals];
  const xs = cuts(
    area.x,
    area.width,
    boxes.flatMap(({ x, width: w }) => [x, x + w]),
  );
  const ys = cuts(
    area.y,
    area.height,
    boxes.flatMap(({ y, height }) => [y, y + height]),
  );
  const columns = xs.length - 1;
  const cell = (index: number): Box => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [xs[column] as number, ys[row] as number];
    return { x, y, width: (xs[column + 1] as number) - x, height: (ys[row + 1] as number) - y };
  };
  const count = columns * (ys.length - 1);
  const isFree = Array.from({ length: count }, (_, index) => {
    const here = cell(index);
    return !grown.some((each) => overlap(each, here));
  });
  // Just inside the door.
  const middle = onWall(room, door.wall, door.at + door.width / 2);
  const into = (value: number, size: number) =>
    Math.min(Math.max(value, width / 2), Math.max(size - width / 2, 0));
  const start = { x: into(middle.x, room.width), y: into(middle.y, room.depth) };
  const touches = ({ x, y, width: w, height: h }: Box) =>
    start.x >= x && start.x <= x + w && start.y >= y && start.y <= y + h;
  const seen = isFree.map((free, index) => free && touches(cell(index)));
  const queue = seen.flatMap((is, index) => (is ? [index] : []));
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    const column = index % columns;
    const next = [index - columns, index + columns, ...(column > 0 ? [index - 1] : [])];
    if (column < columns - 1) next.push(index + 1);
    for (const each of next)
      if (each >= 0 && each < count && isFree[each] && !seen[each]) {
        seen[each] = true;
        queue.push(each);
      }
  }
  return goals.map((goal) => seen.some((is, index) => is && overlap(cell(index), goal)));
}

import { exact, type Quantity, range } from "../quantity.ts";
import { cell } from "./cells.ts";
import type { Path } from "./shapes.ts";
import type { LayerSetting } from "./test-card.ts";

/** Time for a jump to the next line and the stop before it, in seconds, on a slow machine. */
const jump = 1;
/** Factor for braking and turning around at the end of each line, on a slow machine. */
const turning = 2;

const lengthOf = ({ vertices, closed }: Path): number =>
  vertices.reduce((sum, { x, y }, index) => {
    const next = vertices[index + 1] ?? (closed ? vertices[0] : undefined);
    return next ? sum + Math.hypot(next.x - x, next.y - y) : sum;
  }, 0);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the way of the beam in one pass over a test square, in millimetres. */
function wayIn(filled: boolean, interval: number | undefined): number {
  if (!filled) return 4 * cell;
  return interval === undefined ? 0 : Math.ceil(cell / interval) * cell;
}

/**
 * Returns how many minutes a test card takes. The facts give no acceleration, so it is a range: the beam's way divided
 * by its speed, and the same with generous allowance for jumps and turns.
 */
export function burningTime(
  text: readonly Path[],
  labels: LayerSetting,
  cells: readonly LayerSetting[],
  filled: boolean,
): Quantity {
  const writing = (sum(text.map(lengthOf)) * labels.passes) / labels.speed;
  const burning = sum(cells.map(({ speed, passes, interval }) => (wayIn(filled, interval) * passes) / speed));
  const jumps = text.length * labels.passes + sum(cells.map(({ passes }) => passes));
  const least = Math.max(1, Math.floor((writing + burning) / 60));
  const most = Math.ceil((turning * (writing + burning) + jump * jumps) / 60);
  return least < most ? range("min", least, most) : exact("min", most);
}

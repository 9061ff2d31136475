import { cut, type Drawing, engrave, type Path, textStrokes } from "@lightmaker/content/drawing";

type Polar = readonly [radius: number, angle: number];

const [teeth, moduleSize, pressureAngle] = [18, 3, (20 * Math.PI) / 180];
const pitch = (teeth * moduleSize) / 2;
const base = pitch * Math.cos(pressureAngle);
const [tip, root] = [pitch + moduleSize, pitch - 1.25 * moduleSize];

/** Returns the involute angle at a radius: tan φ − φ. */
const involute = (radius: number) => {
  const angle = Math.acos(base / radius);
  return Math.tan(angle) - angle;
};

/** Half the angle of a tooth on the base circle. */
const halfTooth = Math.PI / (2 * teeth) + involute(pitch);

/** Points of one tooth flank, from the root outwards. */
const flank: readonly Polar[] = [
  [root, halfTooth],
  ...Array.from({ length: 9 }, (_, index): Polar => {
    const radius = base + ((tip - base) * index) / 8;
    return [radius, halfTooth - involute(radius)];
  }),
];

function outline(x: number, y: number, turned: number): Path {
  const points = Array.from({ length: teeth }, (_, tooth) => {
    const middle = turned + (tooth * 2 * Math.PI) / teeth;
    return [
      ...flank.map(([radius, angle]): Polar => [radius, middle - angle]),
      ...flank.toReversed().map(([radius, angle]): Polar => [radius, middle + angle]),
    ];
  }).flat();
  return {
    closed: true,
    vertices: points.map(([radius, angle]) => ({
      x: x + radius * Math.cos(angle),
      y: y + radius * Math.sin(angle),
    })),
  };
}

/** Draws two gears with involute teeth side by side. Their shafts are two pitch radii apart. */
export function gears(): Drawing {
  const margin = 3;
  const [first, second] = [margin + tip, margin + tip + 2 * pitch + 2 * moduleSize];
  const y = margin + tip;
  const label = `M${moduleSize} Z${teeth}`;
  const labels = [first, second].flatMap((x) => textStrokes(label, x, y - 12, 4, "middle"));
  const bores = [first, second].map((x) => ({ x, y, radius: 3 }));
  const outlines = [outline(first, y, 0), outline(second, y, Math.PI / teeth)];
  return {
    title: `Gears, module ${moduleSize} mm, ${teeth} teeth, shafts ${2 * pitch} mm apart`,
    width: second + tip + margin,
    height: 2 * (tip + margin),
    layers: [engrave(labels), cut([...bores, ...outlines])],
  };
}

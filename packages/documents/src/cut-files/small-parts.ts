import {
  cut,
  type Drawing,
  engrave,
  type Path,
  polygon,
  rectangle,
  roundedRectangle,
  textStrokes,
} from "@lightmaker/content/drawing";
import { type Fit, slotOf } from "./fit.ts";

const margin = 3;

/** Draws a disc with six petals cut out and two engraved rings. */
export function coaster(): Drawing {
  const radius = 45;
  const middle = margin + radius;
  const petal = (index: number): Path => {
    const turn = (index * Math.PI) / 3;
    const at = (distance: number) => ({
      x: middle + distance * Math.cos(turn),
      y: middle + distance * Math.sin(turn),
    });
    // Two quarter-circle arcs, from tip to tip.
    const bulge = Math.tan(Math.PI / 8);
    return {
      closed: true,
      vertices: [
        { ...at(7), bulge },
        { ...at(31), bulge },
      ],
    };
  };
  return {
    title: "Coaster, 90 mm",
    width: 2 * middle,
    height: 2 * middle,
    layers: [
      engrave([36, 40].map((ring) => ({ x: middle, y: middle, radius: ring }))),
      cut([...Array.from({ length: 6 }, (_, index) => petal(index)), { x: middle, y: middle, radius }]),
    ],
  };
}

/** Draws a tag with a hole for a ring and single-stroke letters, which the customer replaces with a name. */
export function nameTag(): Drawing {
  const [width, height] = [70, 24];
  return {
    title: "Name tag, 70 × 24 mm",
    width: width + 2 * margin,
    height: height + 2 * margin,
    layers: [
      engrave([
        ...textStrokes("LIGHTMAKER", margin + 14, margin + 9.5, 5),
        roundedRectangle(margin + 2, margin + 2, width - 4, height - 4, 4),
      ]),
      cut([
        { x: margin + 7.5, y: margin + height / 2, radius: 2.5 },
        roundedRectangle(margin, margin, width, height, 6),
      ]),
    ],
  };
}

/** Differences of the comb's slots from the nominal thickness, in steps of 0.05 mm. */
const combSteps = [-6, -5, -4, -3, -2, -1, 0, 1, 2];

/**
 * Draws a comb with slots of increasing width and a tongue of the same sheet. The slot that takes the tongue with a
 * light push has the right width for drawings. The thickness minus this width is the kerf.
 */
export function kerfComb({ thickness }: Pick<Fit, "thickness">): Drawing {
  const [pitch, depth, back] = [12, 15, 14];
  const widths = combSteps.map((step) => thickness + step * 0.05);
  const length = pitch * widths.length + 4;
  const [left, bottom] = [margin, margin];
  const top = bottom + back + depth;
  const slots = widths.flatMap((width, index): readonly (readonly [number, number])[] => {
    const middle = left + length - 8 - index * pitch;
    return [
      [middle + width / 2, top],
      [middle + width / 2, top - depth],
      [middle - width / 2, top - depth],
      [middle - width / 2, top],
    ];
  });
  const labels = widths.flatMap((width, index) =>
    textStrokes(width.toFixed(2), left + length - 8 - index * pitch, bottom + 6, 2.2, "middle"),
  );
  const tongue = rectangle(left + length + 5, bottom, 20, back + depth);
  return {
    title: `Kerf comb for sheet of ${thickness} mm`,
    width: length + 25 + 2 * margin,
    height: back + depth + 2 * margin,
    layers: [
      engrave(labels),
      cut([
        polygon([left, bottom], [left + length, bottom], [left + length, top], ...slots, [left, top]),
        tongue,
      ]),
    ],
  };
}

/** Returns a slot for a tongue, rotated around its centre. */
function slot(middle: readonly [number, number], length: number, width: number, degrees: number): Path {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const corner = (along: number, across: number) =>
    [middle[0] + along * cos - across * sin, middle[1] + along * sin + across * cos] as const;
  const [a, b] = [length / 2, width / 2];
  return polygon(corner(-a, -b), corner(a, -b), corner(a, b), corner(-a, b));
}

/** Draws two side panels and two rails that plug into them. A phone leans in the notch at about 73°. */
export function phoneStand(fit: Fit): Drawing {
  const { thickness, kerf } = fit;
  const wide = slotOf(fit);
  const tongue = 20;
  const between = 60;
  const cheek = (x: number): readonly Path[] => {
    const at = (px: number, py: number) => [margin + x + px, margin + py] as const;
    return [
      slot(at(48, 9), tongue - kerf, wide, 0),
      slot(at(50, 60), tongue - kerf, wide, 72.7),
      polygon(
        at(0, 0),
        at(95, 0),
        at(95, 8),
        at(60, 104),
        at(50, 104),
        at(22, 14),
        at(8, 14),
        at(8, 26),
        at(0, 26),
      ),
    ];
  };
  const rail = (y: number): Path => {
    const [left, low] = [margin, margin + 112 + y];
    const [body, shoulder] = [32, (32 - tongue) / 2];
    const half = kerf / 2;
    const [near, far] = [left + thickness, left + thickness + between];
    return polygon(
      [near, low],
      [far, low],
      [far, low + shoulder - half],
      [far + thickness, low + shoulder - half],
      [far + thickness, low + shoulder + tongue + half],
      [far, low + shoulder + tongue + half],
      [far, low + body],
      [near, low + body],
      [near, low + shoulder + tongue + half],
      [left, low + shoulder + tongue + half],
      [left, low + shoulder - half],
      [near, low + shoulder - half],
    );
  };
  return {
    title: `Phone stand, sheet ${thickness} mm, kerf ${kerf} mm`,
    width: 95 * 2 + 8 + 2 * margin,
    height: 112 + 32 * 2 + 6 + 2 * margin,
    layers: [cut([...cheek(0), ...cheek(103), rail(0), rail(38)])],
  };
}

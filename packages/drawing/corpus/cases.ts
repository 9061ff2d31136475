import type { DrawingFault, FileFinding, LineFinding } from "../src/index.ts";

/** Expected result for a file of the corpus. */
export interface Expected {
  /** Width and height in millimetres, to 0.02. */
  readonly size?: readonly [width: number, height: number];
  /** Length of all lines that are cut once, in millimetres, to 0.1 %. */
  readonly length?: number;
  /** Area between closed lines of all layers, in square millimetres, to 0.1 %. */
  readonly area?: number;
  /** All findings with their number, and no others. */
  readonly findings?: Readonly<Partial<Record<LineFinding | FileFinding, number>>>;
  /** Number of layers. */
  readonly layers?: number;
  /** Instead of all this: why it is refused. */
  readonly fault?: DrawingFault;
}

interface Case extends Expected {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const svgHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const red = 'fill="none" stroke="#ff0000"';

/** An SVG of 100 × 60 mm, one user unit a millimetre. */
const svg = (content: string, size = 'width="100mm" height="60mm" viewBox="0 0 100 60"', more = "") =>
  `${svgHead}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}${more}>\n${content}\n</svg>\n`;

type Group = readonly [code: number, value: string | number];
const groups = (all: readonly Group[]) => all.map(([code, value]) => `${code}\n${value}\n`).join("");

interface DxfParts {
  readonly units?: number;
  readonly layers?: readonly (readonly Group[])[];
  readonly blocks?: readonly Group[];
  readonly header?: readonly Group[];
}

const dxf = (
  entities: readonly Group[],
  { units = 4, layers = [], blocks = [], header = [] }: DxfParts = {},
) =>
  groups([
    [0, "SECTION"],
    [2, "HEADER"],
    [9, "$ACADVER"],
    [1, "AC1015"],
    ...(units >= 0
      ? ([
          [9, "$INSUNITS"],
          [70, units],
        ] as const)
      : []),
    ...header,
    [0, "ENDSEC"],
    [0, "SECTION"],
    [2, "TABLES"],
    [0, "TABLE"],
    [2, "LAYER"],
    ...layers.flatMap((layer): readonly Group[] => [[0, "LAYER"], ...layer]),
    [0, "ENDTAB"],
    [0, "ENDSEC"],
    ...(blocks.length > 0 ? ([[0, "SECTION"], [2, "BLOCKS"], ...blocks, [0, "ENDSEC"]] as const) : []),
    [0, "SECTION"],
    [2, "ENTITIES"],
    ...entities,
    [0, "ENDSEC"],
    [0, "EOF"],
  ]);

const line = (x: number, y: number, u: number, v: number, layer = "0"): readonly Group[] => [
  [0, "LINE"],
  [8, layer],
  [10, x],
  [20, y],
  [11, u],
  [21, v],
];
const box = (x: number, y: number, width: number, height: number, layer = "0"): readonly Group[] => [
  ...line(x, y, x + width, y, layer),
  ...line(x + width, y, x + width, y + height, layer),
  ...line(x + width, y + height, x, y + height, layer),
  ...line(x, y + height, x, y, layer),
];
const circle = (x: number, y: number, radius: number, layer = "0"): readonly Group[] => [
  [0, "CIRCLE"],
  [8, layer],
  [10, x],
  [20, y],
  [40, radius],
];
const polyline = (
  corners: readonly (readonly [x: number, y: number, bulge?: number])[],
  closed: boolean,
): readonly Group[] => [
  [0, "LWPOLYLINE"],
  [8, "0"],
  [90, corners.length],
  [70, closed ? 1 : 0],
  ...corners.flatMap(([x, y, bulge]): readonly Group[] => [
    [10, x],
    [20, y],
    ...(bulge === undefined ? [] : ([[42, bulge]] as const)),
  ]),
];

const { PI: pi } = Math;
const plate = `<rect x="10" y="10" width="60" height="40" ${red}/>`;
const plateSize = { size: [60, 40] as const };

/** Files written by hand, each with one thing to find, and with measures that a ruler gives. */
export const cases: readonly Case[] = [
  { name: "plate.svg", content: svg(plate), ...plateSize, length: 200, area: 2400, findings: {}, layers: 1 },
  {
    name: "plate-hole.svg",
    content: svg(`${plate}<circle cx="40" cy="30" r="10" ${red}/>`),
    ...plateSize,
    length: 200 + 20 * pi,
    area: 2400 - 100 * pi,
    findings: {},
  },
  {
    name: "rounded.svg",
    content: svg(`<rect x="10" y="10" width="60" height="40" rx="5" ${red}/>`),
    ...plateSize,
    length: 160 + 10 * pi,
    area: 2400 - (4 - pi) * 25,
    findings: {},
  },
  {
    name: "ellipse.svg",
    content: svg(`<ellipse cx="50" cy="30" rx="40" ry="20" ${red}/>`),
    size: [80, 40],
    length: 193.769,
    area: 800 * pi,
    findings: {},
  },
  {
    name: "polygon.svg",
    content: svg(`<polygon points="10,10 50,10 50,40" ${red}/>`),
    size: [40, 30],
    length: 120,
    area: 600,
    findings: {},
  },
  {
    name: "polyline-open.svg",
    content: svg(`<polyline points="10,10 50,10 50,40" ${red}/>`),
    size: [40, 30],
    length: 70,
    findings: { open: 1 },
  },
  {
    name: "line.svg",
    content: svg(`<line x1="10" y1="10" x2="40" y2="50" ${red}/>`),
    size: [30, 40],
    length: 50,
    findings: { open: 1 },
  },
  {
    name: "gap-small.svg",
    content: svg(`<path d="M10 10H70V50H10V10.03" ${red}/>`),
    ...plateSize,
    length: 199.97,
    area: 2400,
    findings: {},
  },
  {
    name: "gap.svg",
    content: svg(`<path d="M10 10H70V50H10V10.5" ${red}/>`),
    ...plateSize,
    length: 199.5,
    findings: { open: 1 },
  },
  {
    name: "lines-joined.svg",
    content: svg(
      `<g ${red}><path d="M10 10H70"/><path d="M70 50V10"/><path d="M70 50H10"/><path d="M10 10V50"/></g>`,
    ),
    ...plateSize,
    length: 200,
    area: 2400,
    findings: {},
  },
  {
    name: "duplicate.svg",
    content: svg(plate + plate),
    ...plateSize,
    length: 200,
    area: 2400,
    findings: { duplicate: 1 },
  },
  {
    name: "duplicate-thrice-turned.svg",
    content: svg(`${plate}<path d="M70 50V10H10V50Z" ${red}/>${plate}`),
    ...plateSize,
    length: 200,
    findings: { duplicate: 2 },
  },
  {
    name: "overlap.svg",
    content: svg(`${plate}<path d="M70 20H90V30H70Z" ${red}/>`),
    size: [80, 40],
    findings: { overlap: 1 },
  },
  {
    name: "retraced.svg",
    content: svg(`<path d="M10 10H70V50H10ZM10 55H40H20" ${red}/>`),
    size: [60, 45],
    findings: { open: 1, overlap: 1 },
  },
  {
    name: "bow-tie.svg",
    content: svg(`<path d="M10 10L50 10L10 40L50 40Z" ${red}/>`),
    size: [40, 30],
    length: 180,
    findings: { selfCrossing: 1 },
  },
  {
    name: "crossing.svg",
    content: svg(`${plate}<rect x="50" y="20" width="40" height="20" ${red}/>`),
    size: [80, 40],
    length: 320,
    findings: { crossing: 2 },
  },
  {
    name: "engraving-over-cut.svg",
    content: svg(`${plate}<rect x="50" y="20" width="40" height="20" fill="#000000"/>`),
    size: [80, 40],
    layers: 2,
    findings: {},
  },
  {
    name: "tiny-segments.svg",
    content: svg(`<path d="M10 10H70V50H40L39.99 50.01L39.98 50H10Z" ${red}/>`),
    size: [60, 40.01],
    findings: { tiny: 2 },
  },
  {
    name: "slot-bent.svg",
    content: svg(`${plate}<path d="M20 20L50 30V45H49.8V30.14L20 20.21Z" ${red}/>`),
    ...plateSize,
    findings: { thin: 2 },
  },
  {
    name: "slot-thin.svg",
    content: svg(`${plate}<rect x="20" y="20" width="30" height="0.2" ${red}/>`),
    ...plateSize,
    findings: { thin: 1 },
  },
  {
    name: "bridge.svg",
    content: svg(`${plate}<rect x="20" y="10.6" width="5" height="10" ${red}/>`),
    ...plateSize,
    findings: { bridge: 1 },
  },
  {
    name: "bridge-burns.svg",
    content: svg(`${plate}<rect x="20" y="10.1" width="5" height="10" ${red}/>`),
    ...plateSize,
    findings: { thin: 1 },
  },
  {
    name: "neighbours.svg",
    content: svg(
      `<rect x="10" y="10" width="20" height="20" ${red}/><rect x="30.5" y="10" width="20" height="20" ${red}/>`,
    ),
    size: [40.5, 20],
    findings: {},
  },
  {
    name: "speck.svg",
    content: svg(`${plate}<circle cx="40" cy="30" r="0.1" ${red}/>`),
    ...plateSize,
    findings: { thin: 1 },
  },
  {
    name: "text.svg",
    content: svg(`${plate}<text x="20" y="30" font-size="8">A</text>`),
    ...plateSize,
    findings: { text: 1 },
  },
  {
    name: "raster.svg",
    content: svg(
      `${plate}<image x="20" y="20" width="10" height="10" href="data:image/png;base64,iVBORw0KGgo="/>`,
    ),
    ...plateSize,
    findings: { raster: 1 },
  },
  {
    name: "raster-external.svg",
    content: svg(`${plate}<image width="10" height="10" xlink:href="http://example.com/a.png"/>`),
    ...plateSize,
    findings: { raster: 1, external: 1 },
  },
  {
    name: "hidden.svg",
    content: svg(`${plate}<g style="display:none"><circle cx="40" cy="30" r="10" ${red}/></g>`),
    ...plateSize,
    layers: 2,
    findings: { hidden: 1 },
  },
  {
    name: "invisible-line.svg",
    content: svg(`${plate}<circle cx="40" cy="30" r="10" fill="none"/>`),
    ...plateSize,
    layers: 2,
    findings: { hidden: 1 },
  },
  {
    name: "outside.svg",
    content: svg(`${plate}<circle cx="120" cy="30" r="10" ${red}/>`),
    size: [120, 40],
    findings: { outside: 1 },
  },
  {
    name: "script.svg",
    content: svg(
      `<script>alert(1)</script><rect x="10" y="10" width="60" height="40" onclick="alert(1)" ${red}/>`,
    ),
    ...plateSize,
    findings: { active: 2 },
  },
  {
    name: "foreign-object.svg",
    content: svg(
      `${plate}<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="http://example.com/"/></body></foreignObject>`,
    ),
    ...plateSize,
    findings: { active: 1 },
  },
  {
    name: "use-external.svg",
    content: svg(`${plate}<use href="http://example.com/a.svg#b"/>`),
    ...plateSize,
    findings: { external: 1 },
  },
  {
    name: "clipped.svg",
    content: svg(
      `<clipPath id="c"><rect width="5" height="5"/></clipPath><g clip-path="url(#c)">${plate}</g>`,
    ),
    ...plateSize,
    findings: { clipped: 1 },
  },
  {
    name: "use.svg",
    content: svg(
      `<defs><g id="part"><rect width="10" height="10" ${red}/></g></defs><use href="#part" x="10" y="10"/><use xlink:href="#part" transform="translate(30 10) scale(2)"/>`,
    ),
    size: [40, 20],
    length: 120,
    area: 500,
    findings: {},
  },
  {
    name: "symbol.svg",
    content: svg(`<symbol id="s"><circle r="5" ${red}/></symbol><use href="#s" x="20" y="20"/>`),
    size: [10, 10],
    length: 10 * pi,
    findings: {},
  },
  {
    name: "transforms.svg",
    content: svg(
      `<g transform="translate(50,30) rotate(90)"><g transform="scale(2 1)"><rect x="-5" y="-5" width="10" height="10" ${red}/></g></g>`,
    ),
    size: [10, 20],
    length: 60,
    area: 200,
    findings: {},
  },
  {
    name: "style-sheet.svg",
    content: svg(
      `<style>.a{fill:none;stroke:#ff0000} #b{fill:none;stroke:blue}</style><rect class="a" x="10" y="10" width="60" height="40"/><rect id="b" x="20" y="20" width="10" height="10"/>`,
    ),
    ...plateSize,
    layers: 2,
    length: 240,
    findings: {},
  },
  {
    name: "colours.svg",
    content: svg(
      `${plate}<path d="M20 20H60" fill="none" stroke="blue"/><path d="M20 30H60" fill="none" stroke="rgb(0,128,0)"/>`,
    ),
    ...plateSize,
    layers: 3,
    findings: { open: 2 },
  },
  {
    name: "inkscape-layers.svg",
    content: svg(
      `<g inkscape:groupmode="layer" inkscape:label="切割">${plate}</g><g inkscape:groupmode="layer" inkscape:label="雕刻"><rect x="20" y="20" width="10" height="10" ${red}/></g>`,
      undefined,
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
    ),
    ...plateSize,
    layers: 2,
    length: 240,
    findings: {},
  },
  {
    name: "inches.svg",
    content: svg(
      `<rect x="0.5" y="0.5" width="2" height="1" ${red}/>`,
      'width="4in" height="3in" viewBox="0 0 4 3"',
    ),
    size: [50.8, 25.4],
    length: 152.4,
    findings: {},
  },
  {
    name: "pixels.svg",
    content: svg(`<rect x="0" y="0" width="96" height="192" ${red}/>`, 'width="300" height="300"'),
    size: [25.4, 50.8],
    findings: { unit: 1 },
  },
  {
    name: "illustrator.svg",
    content: svg(
      `<rect x="0" y="0" width="72" height="144" ${red}/>`,
      'width="300px" height="300px" viewBox="0 0 300 300"',
    ).replace("<svg", "<!-- Generator: Adobe Illustrator 27.0 -->\n<svg"),
    size: [25.4, 50.8],
    findings: { unit: 1 },
  },
  {
    name: "inkscape-90.svg",
    content: svg(
      `<rect x="0" y="0" width="90" height="180" ${red}/>`,
      'width="300" height="300"',
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="0.91 r1"',
    ),
    size: [25.4, 50.8],
    findings: { unit: 1 },
  },
  {
    name: "entities-illustrator.svg",
    content: svg(plate)
      .replace("<svg", '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>\n<svg')
      .replace('xmlns="http://www.w3.org/2000/svg"', 'xmlns="&ns_svg;"'),
    ...plateSize,
    findings: {},
  },
  {
    name: "speck-of-a-drawing.svg",
    content: svg(`<rect x="1" y="1" width="2" height="1" ${red}/>`),
    size: [2, 1],
    findings: { size: 1 },
  },
  {
    name: "curves.svg",
    content: svg(
      `<path d="M10 30C10 10 50 10 50 30S90 50 90 30" ${red}/><path d="M10 50Q30 40 50 50T90 50" ${red}/>`,
    ),
    findings: { open: 2 },
  },
  {
    name: "arcs.svg",
    content: svg(`<path d="M20 30a10 10 0 0 1 20 0a10 10 0 0 1 -20 0z" ${red}/>`),
    size: [20, 20],
    length: 20 * pi,
    area: 100 * pi,
    findings: {},
  },
  {
    name: "path-broken-end.svg",
    content: svg(`<path d="M10 10H70V50H10Z M5 5 L x" ${red}/>`),
    ...plateSize,
    length: 200,
    findings: {},
  },
  {
    name: "plate.dxf",
    content: dxf(box(10, 10, 60, 40)),
    ...plateSize,
    length: 200,
    area: 2400,
    findings: {},
  },
  {
    name: "circle.dxf",
    content: dxf(circle(30, 30, 10)),
    size: [20, 20],
    length: 20 * pi,
    area: 100 * pi,
    findings: {},
  },
  {
    name: "slot-bulges.dxf",
    content: dxf(
      polyline(
        [
          [0, 0],
          [20, 0, 1],
          [20, 10],
          [0, 10, 1],
        ],
        true,
      ),
    ),
    size: [30, 10],
    length: 40 + 10 * pi,
    area: 200 + 25 * pi,
    findings: {},
  },
  {
    name: "arc-and-line.dxf",
    content: dxf([
      ...line(20, 30, 40, 30),
      [0, "ARC"],
      [8, "0"],
      [10, 30],
      [20, 30],
      [40, 10],
      [50, 0],
      [51, 180],
    ]),
    size: [20, 10],
    length: 20 + 10 * pi,
    area: 50 * pi,
    findings: {},
  },
  {
    name: "arc-over-zero.dxf",
    content: dxf([
      [0, "ARC"],
      [8, "0"],
      [10, 0],
      [20, 0],
      [40, 10],
      [50, 315],
      [51, 45],
    ]),
    length: 5 * pi,
    findings: { open: 1 },
  },
  {
    name: "ellipse.dxf",
    content: dxf([
      [0, "ELLIPSE"],
      [8, "0"],
      [10, 0],
      [20, 0],
      [11, 40],
      [21, 0],
      [40, 0.5],
      [41, 0],
      [42, 2 * pi],
    ]),
    size: [80, 40],
    length: 193.769,
    area: 800 * pi,
    findings: {},
  },
  {
    name: "spline-circle.dxf",
    // A circle of radius 10 as a rational spline of degree 2.
    content: dxf([
      [0, "SPLINE"],
      [8, "0"],
      [70, 12],
      [71, 2],
      ...[0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4].map((knot): Group => [40, knot]),
      ...[1, Math.SQRT1_2, 1, Math.SQRT1_2, 1, Math.SQRT1_2, 1, Math.SQRT1_2, 1].map(
        (weight): Group => [41, weight],
      ),
      ...[
        [10, 0],
        [10, 10],
        [0, 10],
        [-10, 10],
        [-10, 0],
        [-10, -10],
        [0, -10],
        [10, -10],
        [10, 0],
      ].flatMap(([x = 0, y = 0]): readonly Group[] => [
        [10, x],
        [20, y],
      ]),
    ]),
    size: [20, 20],
    length: 20 * pi,
    area: 100 * pi,
    findings: {},
  },
  {
    name: "spline-fit-points.dxf",
    content: dxf([
      [0, "SPLINE"],
      [8, "0"],
      [70, 8],
      [71, 3],
      [74, 3],
      [11, 0],
      [21, 0],
      [11, 30],
      [21, 40],
      [11, 60],
      [21, 0],
    ]),
    size: [60, 40],
    length: 100,
    findings: { open: 1 },
  },
  {
    name: "polyline-r12.dxf",
    content: dxf([
      [0, "POLYLINE"],
      [8, "0"],
      [66, 1],
      [70, 1],
      ...[
        [0, 0],
        [40, 0],
        [40, 30],
      ].flatMap(([x = 0, y = 0]): readonly Group[] => [
        [0, "VERTEX"],
        [8, "0"],
        [10, x],
        [20, y],
      ]),
      [0, "SEQEND"],
      [8, "0"],
    ]),
    size: [40, 30],
    length: 120,
    area: 600,
    findings: {},
  },
  {
    name: "polyline-no-end.dxf",
    content: dxf([
      [0, "POLYLINE"],
      [8, "0"],
      [66, 1],
      [70, 1],
      ...[
        [0, 0],
        [40, 0],
        [40, 30],
      ].flatMap(([x = 0, y = 0]): readonly Group[] => [
        [0, "VERTEX"],
        [8, "0"],
        [10, x],
        [20, y],
      ]),
    ]),
    size: [40, 30],
    length: 120,
    findings: {},
  },
  { name: "inches.dxf", content: dxf(box(0, 0, 2, 1), { units: 1 }), size: [50.8, 25.4], findings: {} },
  { name: "no-unit.dxf", content: dxf(box(0, 0, 60, 40), { units: 0 }), ...plateSize, findings: { unit: 1 } },
  {
    name: "no-unit-imperial.dxf",
    content: dxf(box(0, 0, 2, 1), {
      units: -1,
      header: [
        [9, "$MEASUREMENT"],
        [70, 0],
      ],
    }),
    size: [50.8, 25.4],
    findings: { unit: 1 },
  },
  { name: "metres.dxf", content: dxf(box(0, 0, 0.06, 0.04), { units: 6 }), ...plateSize, findings: {} },
  {
    name: "too-large.dxf",
    content: dxf(box(0, 0, 6, 4), { units: 6 }),
    size: [6000, 4000],
    findings: { size: 1 },
  },
  {
    name: "layers.dxf",
    content: dxf([...box(0, 0, 60, 40, "CUT"), ...circle(30, 20, 5, "ENGRAVE")], {
      layers: [
        [
          [2, "CUT"],
          [70, 0],
          [62, 1],
        ],
        [
          [2, "ENGRAVE"],
          [70, 0],
          [62, 7],
        ],
      ],
    }),
    ...plateSize,
    layers: 2,
    findings: {},
  },
  {
    name: "layer-off.dxf",
    content: dxf([...box(0, 0, 60, 40), ...circle(30, 20, 5, "AIDS")], {
      layers: [
        [
          [2, "AIDS"],
          [70, 0],
          [62, -3],
        ],
      ],
    }),
    ...plateSize,
    layers: 2,
    findings: { hidden: 1 },
  },
  {
    name: "layer-frozen.dxf",
    content: dxf([...box(0, 0, 60, 40), ...circle(30, 20, 5, "AIDS")], {
      layers: [
        [
          [2, "AIDS"],
          [70, 1],
          [62, 3],
        ],
      ],
    }),
    ...plateSize,
    layers: 2,
    findings: { hidden: 1 },
  },
  {
    name: "blocks.dxf",
    content: dxf(
      [
        [0, "INSERT"],
        [8, "0"],
        [2, "PART"],
        [10, 10],
        [20, 10],
        [0, "INSERT"],
        [8, "0"],
        [2, "part"],
        [10, 45],
        [20, 10],
        [41, 2],
        [42, 2],
        [50, 90],
      ],
      {
        blocks: [
          [0, "BLOCK"],
          [8, "0"],
          [2, "PART"],
          [70, 0],
          [10, 0],
          [20, 0],
          ...box(0, 0, 10, 10),
          [0, "ENDBLK"],
        ],
      },
    ),
    size: [35, 20],
    length: 120,
    area: 500,
    findings: {},
  },
  {
    name: "block-array.dxf",
    content: dxf(
      [
        [0, "INSERT"],
        [8, "0"],
        [2, "PART"],
        [10, 0],
        [20, 0],
        [70, 3],
        [71, 2],
        [44, 20],
        [45, 15],
      ],
      {
        blocks: [
          [0, "BLOCK"],
          [8, "0"],
          [2, "PART"],
          [70, 0],
          [10, 0],
          [20, 0],
          ...box(0, 0, 10, 10),
          [0, "ENDBLK"],
        ],
      },
    ),
    size: [50, 25],
    length: 240,
    findings: {},
  },
  {
    name: "text-and-more.dxf",
    content: dxf([
      ...box(0, 0, 60, 40),
      [0, "TEXT"],
      [8, "0"],
      [10, 5],
      [20, 5],
      [40, 3],
      [1, "A"],
      [0, "MTEXT"],
      [8, "0"],
      [10, 5],
      [20, 5],
      [1, "B"],
      [0, "HATCH"],
      [8, "0"],
      [2, "SOLID"],
      [0, "IMAGE"],
      [8, "0"],
      [10, 0],
      [20, 0],
    ]),
    ...plateSize,
    findings: { text: 2, other: 1, raster: 1, external: 1 },
  },
  {
    name: "duplicate.dxf",
    content: dxf([...box(0, 0, 60, 40), ...box(0, 0, 60, 40)]),
    ...plateSize,
    length: 200,
    findings: { duplicate: 1 },
  },
  {
    name: "gap.dxf",
    content: dxf([...line(0, 0, 60, 0), ...line(60, 0.4, 60, 40), ...line(60, 40, 0, 0)]),
    ...plateSize,
    findings: { open: 1 },
  },
  {
    name: "mirrored.dxf",
    content: dxf([
      [0, "LWPOLYLINE"],
      [8, "0"],
      [90, 3],
      [70, 1],
      [230, -1],
      [10, 0],
      [20, 0],
      [10, 40],
      [20, 0],
      [10, 40],
      [20, 30],
    ]),
    size: [40, 30],
    length: 120,
    findings: {},
  },
  {
    name: "paper-space.dxf",
    content: dxf([
      ...box(0, 0, 60, 40),
      [0, "LINE"],
      [67, 1],
      [8, "0"],
      [10, 0],
      [20, 0],
      [11, 500],
      [21, 500],
    ]),
    ...plateSize,
    findings: {},
  },
  {
    name: "comment-first.dxf",
    content: `999\nmade by hand\n${dxf(box(0, 0, 60, 40))}`,
    ...plateSize,
    findings: {},
  },
  { name: "crlf.dxf", content: dxf(box(0, 0, 60, 40)).replaceAll("\n", "\r\n"), ...plateSize, findings: {} },
  // Hostile or broken.
  { name: "empty.svg", content: "", fault: "empty" },
  { name: "no-lines.svg", content: svg(""), fault: "noLines" },
  { name: "html.svg", content: "<html><body>no</body></html>", fault: "notADrawing" },
  {
    name: "zip.svg",
    content: Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]),
    fault: "notADrawing",
  },
  { name: "pdf.svg", content: "%PDF-1.7\n1 0 obj\n", fault: "notADrawing" },
  { name: "cut-off.svg", content: svg(plate).slice(0, 180), fault: "damaged" },
  {
    name: "not-a-number.svg",
    content: svg(`<path d="M10 10L1e308 1e308L-1e308 5Z" ${red}/>`),
    fault: "damaged",
  },
  {
    name: "entity-bomb.svg",
    content: svg("<text>&e;</text>").replace(
      "<svg",
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;">]>\n<svg`,
    ),
    fault: "damaged",
  },
  {
    name: "entity-external.svg",
    content: svg("<text>&e;</text>").replace(
      "<svg",
      '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>\n<svg',
    ),
    fault: "damaged",
  },
  {
    name: "deep.svg",
    content: svg(`${"<g>".repeat(500)}${plate}${"</g>".repeat(500)}`),
    fault: "tooComplex",
  },
  {
    name: "use-circle.svg",
    content: svg(`<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`),
    fault: "tooComplex",
  },
  {
    name: "use-bomb.svg",
    content: svg(
      `<g id="u0">${plate}</g>${Array.from({ length: 8 }, (_, level) => `<g id="u${level + 1}">${`<use href="#u${level}"/>`.repeat(12)}</g>`).join("")}`,
    ),
    fault: "tooComplex",
  },
  { name: "binary.dxf", content: "AutoCAD Binary DXF\r\n\u001a\u0000\u0000", fault: "binaryDxf" },
  { name: "out-of-step.dxf", content: dxf(box(0, 0, 60, 40)).replace("LINE\n", ""), fault: "damaged" },
  { name: "no-section.dxf", content: "0\nSECTION\n0\nEOF\n", fault: "damaged" },
  {
    name: "block-circle.dxf",
    content: dxf(
      [
        [0, "INSERT"],
        [8, "0"],
        [2, "A"],
        [10, 0],
        [20, 0],
      ],
      {
        blocks: [
          [0, "BLOCK"],
          [2, "A"],
          [10, 0],
          [20, 0],
          [0, "INSERT"],
          [8, "0"],
          [2, "A"],
          [10, 0],
          [20, 0],
          [0, "ENDBLK"],
        ],
      },
    ),
    fault: "tooComplex",
  },
  {
    name: "array-bomb.dxf",
    content: dxf(
      [
        [0, "INSERT"],
        [8, "0"],
        [2, "A"],
        [10, 0],
        [20, 0],
        [70, 30000],
        [71, 30000],
      ],
      {
        blocks: [[0, "BLOCK"], [2, "A"], [10, 0], [20, 0], ...box(0, 0, 1, 1), [0, "ENDBLK"]],
      },
    ),
    fault: "tooComplex",
  },
];

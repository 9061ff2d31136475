import Flatbush from "flatbush";
import { findContacts } from "./contacts.ts";
import {
  areaOf,
  type Box,
  boxOf,
  type Chain,
  type Drawing,
  lengthOf,
  type Operation,
  segmentsOf,
} from "./drawing.ts";
import { isInside } from "./inside.ts";
import { joinChains, openEnds } from "./join.ts";
import { byLayer } from "./layer-list.ts";

/** Kinds of findings about the lines of one layer. */
export type LineFinding =
  /** An outline whose ends do not meet: the piece stays in the sheet. `measure` is the smallest gap. */
  | "open"
  /** A whole line that lies on another. */
  | "duplicate"
  /** Parts of lines that lie on each other. `measure` is their length. */
  | "overlap"
  /** An outline that crosses itself. */
  | "selfCrossing"
  /** Different lines that cross. */
  | "crossing"
  /** Straight segments shorter than the machine resolves. */
  | "tiny"
  /** Material or slot narrower than the cut. `measure` is the smallest width. */
  | "thin"
  /** Material between two cuts that is likely to break or scorch. `measure` is the smallest width. */
  | "bridge"
  /** Lines outside the sheet that the file states. */
  | "outside"
  /** A layer that the file does not show. */
  | "hidden";

/** Kinds of findings about the file as a whole. */
export type FileFinding =
  | "text"
  | "raster"
  | "active"
  | "external"
  | "clipped"
  | "other"
  /** The unit is not stated. */
  | "unit"
  /** Smaller than a fingernail or longer than any machine: probably another unit. `measure` is the longer side. */
  | "size"
  /** Too dense to compare all lines. */
  | "dense";

/** Place of a finding, in millimetres from the lower left corner of the drawing's box, y upwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Finding {
  readonly kind: LineFinding | FileFinding;
  /** Index of the layer. Missing for findings about the file. */
  readonly layer?: number;
  readonly count: number;
  /** In millimetres, for the kinds that say so. */
  readonly measure?: number;
  /** The first places, at most {@link mostPlaces}. */
  readonly places: readonly Place[];
}

export const mostPlaces = 20;

export interface AnalysisOptions {
  /** Width of the cut, in millimetres: kerf or spot, whichever is wider. */
  readonly kerf: number;
  /** Width below which material between two cuts counts as narrow, in millimetres. */
  readonly bridge: number;
}

/** The wide end of the kerf in sheets of 3 to 6 mm, and a bridge of a millimetre. */
export const usualOptions: AnalysisOptions = { kerf: 0.25, bridge: 1 };

/** A chain with what it is to the others of its layer. */
export interface Outline {
  readonly chain: Chain;
  /** Number of closed chains of its layer around it: 0 for an outer outline, 1 for a hole. */
  readonly depth: number;
  /** True if it lies on others with its whole length, so that it is cut once too often. */
  readonly duplicate: boolean;
}

/** Measures of a layer. */
export interface LayerMeasures {
  /** Length of all its lines, in millimetres. */
  readonly length: number;
  /** Area between its closed lines, holes left out, in square millimetres. */
  readonly area: number;
  readonly closed: number;
  readonly open: number;
  /** In millimetres; infinite for a layer without lines. */
  readonly box: Box;
}

export interface Analysis {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** Box of all shown lines in the file's coordinates. */
  readonly box: Box;
  readonly segments: number;
  readonly layers: readonly LayerMeasures[];
  readonly outlines: readonly Outline[];
  readonly findings: readonly Finding[];
}

/** Straight segments shorter than this are flaws of tracing. In millimetres. */
const tinySegment = 0.05;
/** Farthest open ends that count as a gap to close. In millimetres. */
const gapReach = 2;
/** Share of a chain that must lie on others for it to be a copy. */
const wholeShare = 0.98;
/** Chains that are found around a point, and comparisons of it with their corners, over all chains. */
const mostInside = 60_000_000;
/** Sizes of drawings that are in doubt, in millimetres. Without a stated unit, a small one is more likely in inches. */
const [smallest, smallestGuessed, largest] = [3, 20, 3000];
/** Distance outside the sheet that rounding explains, in millimetres. */
const pageTolerance = 0.1;

/** Returns how many closed chains of its layer are around each chain, and whether there was time for all of them. */
function depthsOf(
  chains: readonly Chain[],
  skip: (index: number) => boolean,
): { readonly depths: Uint16Array; readonly complete: boolean } {
  const depths = new Uint16Array(chains.length);
  const closed = chains.flatMap((chain, index) => (chain.closed && !skip(index) ? [index] : []));
  if (closed.length === 0) return { depths, complete: true };
  const tree = new Flatbush(closed.length);
  for (const index of closed) {
    const { left, lower, right, upper } = boxOf([chains[index] as Chain]);
    tree.add(left, lower, right, upper);
  }
  tree.finish();
  let work = 0;
  for (const [index, { points, layer }] of chains.entries()) {
    if (work > mostInside) break;
    // The middle of a segment: corners of different outlines often lie on each other.
    const [x, y] = [
      ((points[0] as number) + (points[2] as number)) / 2,
      ((points[1] as number) + (points[3] as number)) / 2,
    ];
    depths[index] = tree.search(x, y, x, y, (at) => {
      const other = closed[at] as number;
      const around = chains[other] as Chain;
      work += 1;
      if (other === index || around.layer !== layer || work > mostInside) return false;
      work += around.points.length;
      return isInside(around, x, y);
    }).length;
  }
  return { depths, complete: work <= mostInside };
}

/**
 * Finds what keeps a drawing from being cut as it is meant, and measures it.
 * @param onProgress called now and then with the share of the lines that are compared, from 0 to 1
 * @throws nothing: a drawing too dense to compare all its lines gets the finding `dense`
 */
export function analyse(
  drawing: Drawing,
  options: AnalysisOptions = usualOptions,
  onProgress?: (share: number) => void,
): Analysis {
  const { layers, extras, page } = drawing;
  const chains = joinChains(drawing.chains);
  const shown = chains.filter(({ layer }) => layers[layer]?.hidden !== true);
  const drawn = boxOf(shown.length > 0 ? shown : chains);
  const box = Number.isFinite(drawn.left) ? drawn : { left: 0, lower: 0, right: 0, upper: 0 };
  const [width, height] = [box.right - box.left, box.upper - box.lower];
  const place = ({ x, y }: Place): Place => ({ x: x - box.left, y: y - box.lower });
  const { covered, selfCrossings, crossings, narrow, complete } = findContacts(
    chains,
    Math.max(options.bridge, options.kerf),
    onProgress,
  );
  const lengths = chains.map(lengthOf);
  const isCopy = (index: number) => {
    const found = covered.get(index);
    return found !== undefined && found.length >= wholeShare * (lengths[index] as number);
  };
  const { depths, complete: allDepths } = depthsOf(chains, isCopy);
  const outlines = chains.map((chain, index) => ({
    chain,
    depth: depths[index] as number,
    duplicate: isCopy(index),
  }));

  const findings: Finding[] = [];
  const add = (
    kind: Finding["kind"],
    layer: number | undefined,
    places: readonly Place[],
    more: { count?: number; measure?: number | undefined } = {},
  ) => {
    const count = more.count ?? places.length;
    if (count === 0) return;
    findings.push({
      kind,
      count,
      places: places.slice(0, mostPlaces).map(place),
      ...(layer !== undefined && { layer }),
      ...(more.measure !== undefined && Number.isFinite(more.measure) && { measure: more.measure }),
    });
  };
  const sorted = <Each>(list: Iterable<Each>, layerOf: (each: Each) => number | undefined) =>
    byLayer(layers.length, list, layerOf);
  const indices = sorted(chains.keys(), (index) => chains[index]?.layer);
  const ends = sorted(openEnds(chains, gapReach), ({ chain }) => chains[chain]?.layer);
  const [selves, others, close] = [
    sorted(selfCrossings, (each) => each.layer),
    sorted(crossings, (each) => each.layer),
    sorted(narrow, (each) => each.layer),
  ];

  for (const [layer, { hidden }] of layers.entries()) {
    const own = indices[layer] ?? [];
    if (own.length === 0) continue;
    const starts = (some: readonly number[]) =>
      some.map((index) => {
        const { points } = chains[index] as Chain;
        return { x: points[0] as number, y: points[1] as number };
      });
    if (hidden) add("hidden", layer, [], { count: own.length });
    const open = (ends[layer] ?? []).filter(({ chain }) => !isCopy(chain));
    add("open", layer, open, {
      count: new Set(open.map(({ chain }) => chain)).size,
      measure: open.reduce((least, { gap }) => Math.min(least, gap ?? Infinity), Infinity),
    });
    const copies = own.filter(isCopy);
    add("duplicate", layer, starts(copies));
    const partly = own.flatMap((index) => (isCopy(index) ? [] : (covered.get(index) ?? [])));
    add("overlap", layer, partly, { measure: partly.reduce((sum, each) => sum + each.length, 0) });
    add("selfCrossing", layer, selves[layer] ?? []);
    add("crossing", layer, others[layer] ?? []);
    const tiny = own.flatMap((index) => tinyIn(chains[index] as Chain));
    add("tiny", layer, tiny);
    const specks = new Set(
      own.filter((index) => isSpeck(chains[index] as Chain, options.kerf) && !isCopy(index)),
    );
    const narrows = (close[layer] ?? []).filter(({ chain }) => !specks.has(chain));
    const thin = narrows.filter((each) => each.width < options.kerf);
    add("thin", layer, [...thin, ...starts([...specks])], {
      measure: thin.reduce((least, each) => Math.min(least, each.width), Infinity),
    });
    const bridges = narrows.filter(
      (each) => each.material && each.width >= options.kerf && each.width < options.bridge,
    );
    add("bridge", layer, bridges, {
      measure: bridges.reduce((least, each) => Math.min(least, each.width), Infinity),
    });
    if (page && !hidden) {
      const out = own.filter((index) => {
        const its = boxOf([chains[index] as Chain]);
        return (
          its.left < page.left - pageTolerance ||
          its.lower < page.lower - pageTolerance ||
          its.right > page.right + pageTolerance ||
          its.upper > page.upper + pageTolerance
        );
      });
      add("outside", layer, starts(out));
    }
  }
  for (const kind of ["text", "raster", "active", "external", "clipped", "other"] as const)
    add(kind, undefined, [], { count: extras[kind] });
  if (drawing.unitFrom === "guessed") add("unit", undefined, [], { count: 1 });
  const longer = Math.max(width, height);
  if (
    chains.length > 0 &&
    (longer < (drawing.unitFrom === "guessed" ? smallestGuessed : smallest) || longer > largest)
  )
    add("size", undefined, [], { count: 1, measure: longer });
  if (!complete || !allDepths) add("dense", undefined, [], { count: 1 });

  return {
    width,
    height,
    box,
    segments: chains.reduce((sum, chain) => sum + segmentsOf(chain), 0),
    layers: sorted(outlines, ({ chain }) => chain.layer).map(measure),
    outlines,
    findings,
  };
}

function tinyIn({ points, curved, closed }: Chain): readonly Place[] {
  const found: Place[] = [];
  const count = points.length / 2;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [from, to] = [2 * index, (2 * index + 2) % points.length];
    const [x, y] = [points[from] as number, points[from + 1] as number];
    if (
      !curved[index] &&
      Math.hypot((points[to] as number) - x, (points[to + 1] as number) - y) < tinySegment
    )
      found.push({ x, y });
  }
  return found;
}

/** True for an outline that the beam burns away as a whole. */
function isSpeck(chain: Chain, kerf: number): boolean {
  const { left, lower, right, upper } = boxOf([chain]);
  return chain.closed && Math.min(right - left, upper - lower) < kerf;
}

function measure(outlines: readonly Outline[]): LayerMeasures {
  const single = outlines.filter(({ duplicate }) => !duplicate);
  const chains = single.map(({ chain }) => chain);
  return {
    length: chains.reduce((sum, chain) => sum + lengthOf(chain), 0),
    area: Math.max(
      0,
      single.reduce((sum, { chain, depth }) => sum + (depth % 2 === 0 ? 1 : -1) * Math.abs(areaOf(chain)), 0),
    ),
    closed: chains.filter(({ closed }) => closed).length,
    open: chains.filter(({ closed }) => !closed).length,
    box: boxOf(chains),
  };
}

/** How much a finding matters: `problem` spoils the piece, `warning` may, `note` is good to know. */
export type Severity = "problem" | "warning" | "note";

const severities: Readonly<
  Record<LineFinding, Readonly<Record<Exclude<Operation, "ignore">, Severity | undefined>>>
> = {
  open: { cut: "problem", score: undefined, engrave: "warning" },
  duplicate: { cut: "problem", score: "warning", engrave: "warning" },
  overlap: { cut: "problem", score: "warning", engrave: "warning" },
  selfCrossing: { cut: "problem", score: undefined, engrave: "warning" },
  crossing: { cut: "warning", score: undefined, engrave: undefined },
  tiny: { cut: "warning", score: "warning", engrave: undefined },
  thin: { cut: "problem", score: undefined, engrave: undefined },
  bridge: { cut: "warning", score: undefined, engrave: undefined },
  outside: { cut: "warning", score: "warning", engrave: "warning" },
  hidden: { cut: "warning", score: "warning", engrave: "warning" },
};

const fileSeverities: Readonly<Record<FileFinding, Severity>> = {
  text: "problem",
  raster: "warning",
  active: "note",
  external: "warning",
  clipped: "warning",
  other: "warning",
  unit: "warning",
  size: "warning",
  dense: "note",
};

const isLineFinding = (kind: Finding["kind"]): kind is LineFinding => Object.hasOwn(severities, kind);

/**
 * Returns how much a finding matters if its layer is processed so; undefined if it does not matter at all. A hidden layer
 * that is ignored is still a note.
 */
export function severityOf({ kind }: Finding, operation: Operation | undefined): Severity | undefined {
  if (!isLineFinding(kind)) return fileSeverities[kind];
  if (operation === undefined || operation === "ignore") return kind === "hidden" ? "note" : undefined;
  return severities[kind][operation];
}

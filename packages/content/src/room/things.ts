import { modelSource } from "@lightmaker/media";
import type { Thing } from "@lightmaker/room";
import { msg } from "@lingui/core/macro";
import { inline, link, verbatim, type Words } from "../authoring.ts";
import type { AuthoredBlock } from "../define.ts";
import { clearance, type ModelFacts, models } from "../products/facts.ts";
import { productModels } from "../products/models/index.ts";
import { type OuterSize, sizeOf } from "../products/outer-size.ts";

type RoomThing = (AuthoredBlock & { type: "roomPlanner" })["things"][number];
const behind: number = Math.max(...clearance.behind.figures);
const beside: number = Math.max(...clearance.beside.figures);

function fumesOf({ source }: ModelFacts, accessories: readonly string[]): NonNullable<Thing["fumes"]> {
  if (source === "fiber") return "dust";
  return accessories.includes("smokeFilter") ? "outsideOrPurifier" : "outside";
}

function machineOf({ slug, accessories }: (typeof productModels)[number]): RoomThing {
  const facts: ModelFacts = models[slug];
  const { series, source, weight, voltage, mainsPower, workArea, passThrough } = facts;
  const { size, published } = sizeOf(slug);
  const [width, depth, height] = size;
  const [volts, kilowatts] = [voltage?.figures[0], mainsPower?.figures[0]];
  const [kilograms, bed] = [weight?.figures[0], workArea?.figures[0]];
  const name = inline(verbatim(facts.name));
  const { src, bytes } = modelSource(slug);
  return {
    id: verbatim(slug),
    role: "machine",
    name: verbatim(facts.name),
    link: link(series, msg`看 ${name}`, `?model=${slug}`),
    model: { src: verbatim(src), bytes, size: [...size] },
    width,
    depth,
    height,
    published,
    base: series === "zhongtian" ? "floor" : "table",
    clearance: { behind, beside },
    fumes: fumesOf(facts, accessories),
    // The marker's beam is open (safety/kinds.ts); the chiller is for glass tubes without a tank of their own (claims.chiller).
    alone: source === "fiber",
    needsChiller: series === "zhongtian",
    ...(kilograms !== undefined && { weight: kilograms }),
    ...(volts !== undefined && kilowatts !== undefined && { circuit: { volts, watts: kilowatts * 1000 } }),
    ...(passThrough && bed !== undefined && { boardBed: bed }),
  };
}

const accessory = (
  id: string,
  role: "purifier" | "chiller" | "bench",
  name: Words,
  [width, depth, height]: OuterSize,
  published: boolean,
): RoomThing => ({ id: verbatim(id), role, name, width, depth, height, published, base: "floor" });

/** Everything that the planner can place. The sizes of purifier and chiller are for planning; the bench is the visitor's own. */
export const roomThings: readonly RoomThing[] = [
  ...productModels.map(machineOf),
  accessory("purifier", "purifier", msg`空气净化器`, [400, 400, 600], false),
  accessory("chiller", "chiller", msg`冷水机`, [350, 550, 500], false),
  accessory("bench", "bench", msg`工作台`, [1200, 600, 750], true),
];

/** Rows of the table of outlines, for those who plan without scripts. */
export const outlineRows = productModels.map(({ slug }) => {
  const facts: ModelFacts = models[slug];
  const { size, published } = sizeOf(slug);
  const own = inline(verbatim(size.join(" × ")));
  return {
    name: verbatim(facts.name),
    cells: [
      published ? verbatim(`${size.join(" × ")} mm`) : msg`向我们索取；规划按 ${own} mm，待确认`,
      facts.weight ?? msg`向我们索取`,
      facts.mainsPower
        ? msg`${inline(facts.voltage as NonNullable<typeof facts.voltage>)}，单独一路，按 ${inline(facts.mainsPower)} 准备，不含冷水机和排风机的用电`
        : msg`因销售地区而异，向我们索取`,
    ],
  };
});

/**
 * Places of what the planner shows at first: a Light 640 with what it needs, in the usual room, as `propose` of packages/room
 * finds them. Written down, so that the page is shown without the search for places.
 */
export const firstPlaces = "light-640.0.2250.200,chiller.0.1800.100";

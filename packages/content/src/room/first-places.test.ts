import { judge, parametersOf, planIn, propose } from "@lightmaker/room";
import { expect, it } from "vitest";
import { pages } from "../pages/index.ts";
import { resolvePage } from "../resolve.ts";
import { resolutions } from "../testing/resolutions.ts";

const { blocks } = resolvePage(pages.room, resolutions.zh);
const [planner] = blocks.flatMap((block) => (block.type === "roomPlanner" ? [block] : []));
if (!planner) throw new Error("The page has no planner.");
const catalogue = Object.fromEntries(planner.things.map((thing) => [thing.id, thing]));
const empty = { ...planIn(new URLSearchParams(), catalogue), items: [] };

it("begins with what the search for places proposes for a Light 640 with what it needs", () => {
  const { items } = propose(empty, [{ thing: "light-640" }], catalogue, { withAccessories: true });
  expect(items.length).toBeGreaterThan(1);
  expect(planner.first).toBe(parametersOf({ ...empty, items }).put);
});

it("begins with a plan that breaks no rule", () => {
  const items = planIn(new URLSearchParams({ put: planner.first }), catalogue).items ?? [];
  expect(judge({ ...empty, items }, catalogue).filter(({ status }) => status === "broken")).toEqual([]);
});

it("begins with a supply that is to be confirmed, until the visitor has typed a voltage", () => {
  const items = planIn(new URLSearchParams({ put: planner.first }), catalogue).items ?? [];
  const mains = judge({ ...empty, items }, catalogue).filter(({ rule }) => rule === "mains");
  expect(mains.map(({ says, status }) => [says, status])).toEqual([["ask", "open"]]);
});

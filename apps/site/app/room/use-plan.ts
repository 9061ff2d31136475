import {
  type Item,
  judge,
  movedTo,
  type Plan,
  parametersOf,
  planIn,
  standing,
  turned,
} from "@lightmaker/room";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { writeToUrl } from "../products/url-state.ts";
import { catalogueOf, type RoomData } from "./plan-words.ts";

/** Hash of the planner in its URLs. */
export const anchor = "plan";

/** Parameter with the machine that a link brings, and the ones that hold a plan. */
const [machineParameter, planParameters] = [
  "machine",
  ["room", "door", "vent", "mains", "way", "board", "put", "plan"],
] as const;

/** Delay in milliseconds between a change and the URL, so that dragging does not write it at every step. */
const pause = 250;

/** A plan of the visitor, which its URL carries, and all that changes it. */
export function usePlan(data: RoomData, first: readonly Item[]) {
  const { search, key } = useLocation();
  const catalogue = catalogueOf(data);
  const [plan, setPlan] = useState<Plan>(() => ({
    ...planIn(new URLSearchParams(), catalogue),
    items: first,
  }));
  const [selected, select] = useState<string>();
  const [moved, setMoved] = useState<string>();
  /** Machine that the URL asks for, until it has a place. */
  const [asked, setAsked] = useState<string>();
  const [isOwn, setIsOwn] = useState(false);
  const known = useRef(catalogue);
  known.current = catalogue;

  // The key changes when the visitor follows a link to this page.
  useEffect(() => {
    void key;
    void search;
    const parameters = new URLSearchParams(location.search);
    const machine = parameters.get(machineParameter) ?? "";
    if (!planParameters.some((name) => parameters.has(name)) && machine === "") return;
    const brought = planIn(parameters, known.current);
    setPlan((before) => ({ ...brought, items: brought.items ?? before.items }));
    if (brought.items === undefined && known.current[machine]?.role === "machine") setAsked(machine);
    else setIsOwn(true);
  }, [search, key]);

  useEffect(() => {
    if (!isOwn) return;
    const timer = setTimeout(
      () => writeToUrl({ ...parametersOf(plan), [machineParameter]: "" }, anchor),
      pause,
    );
    return () => clearTimeout(timer);
  }, [plan, isOwn]);

  const change = (next: Partial<Plan>) => {
    setIsOwn(true);
    setAsked(undefined);
    setPlan((before) => ({ ...before, ...next }));
  };
  const changeItem = (id: string, to: (item: Item, room: Plan["room"]) => Item) => {
    setIsOwn(true);
    setMoved(id);
    setPlan((before) => ({
      ...before,
      items: before.items.map((item) => (item.id === id ? to(item, before.room) : item)),
    }));
  };

  return {
    plan,
    catalogue,
    verdicts: judge(plan, catalogue),
    selected,
    /** Item that the visitor has changed last. */
    moved,
    select,
    asked,
    change,
    changeItem,
    move: (id: string, place: Readonly<{ x: number; y: number }>) =>
      changeItem(id, (item, room) => movedTo(standing(item, catalogue), room, place)),
    turn: (id: string) => changeItem(id, (item, room) => turned(standing(item, catalogue), room)),
    remove: (id: string) => change({ items: plan.items.filter((item) => item.id !== id) }),
  };
}

export type OwnPlan = ReturnType<typeof usePlan>;

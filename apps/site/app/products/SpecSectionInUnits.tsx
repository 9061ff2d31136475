import { SpecSection, type SpecSectionProps } from "@lightmaker/ui";
import { useSyncExternalStore } from "react";

type Units = NonNullable<SpecSectionProps["units"]>;

/** One choice for all tables: who reads in inches reads the next model in inches too. Forgotten with the document. */
let chosen: Units = "metric";
const followers = new Set<() => void>();

function choose(units: Units): void {
  chosen = units;
  for (const follow of followers) follow();
}

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** A specification that shares its units with all others. */
export function SpecSectionInUnits(props: Omit<SpecSectionProps, "units" | "onUnitsChange">) {
  const units = useSyncExternalStore<Units>(
    follow,
    () => chosen,
    () => "metric",
  );
  return <SpecSection {...props} onUnitsChange={choose} units={units} />;
}

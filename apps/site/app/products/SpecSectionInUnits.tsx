import { SpecSection, type SpecSectionProps } from "@lightmaker/ui";
import { useSyncExternalStore } from "react";

type Units = NonNullable<SpecSectionProps["units"]>;

/** One choice for all tables: a visitor who reads inches also wants inches for the next model. Reset with the document. */
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

/** A specification table that shares its units with all others. */
export function SpecSectionInUnits(props: Omit<SpecSectionProps, "units" | "onUnitsChange">) {
  const units = useSyncExternalStore<Units>(
    follow,
    () => chosen,
    () => "metric",
  );
  return <SpecSection {...props} onUnitsChange={choose} units={units} />;
}

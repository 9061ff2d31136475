import type { KnownSettings, SettingsBlockData, SettingsTableRow } from "@lightmaker/content";

/** What the visitor asks for. The same names are URL parameters. */
export type Choice = SettingsBlockData["first"];

/** Lists that a choice is made from. */
type Offered = Pick<SettingsBlockData, "first" | "materials" | "thicknesses" | "operations" | "machines">;

/** Returns a choice from texts, such as those of a URL. What is missing or not offered is taken from the first choice. */
export function choiceFrom(read: (name: string) => string | null, offered: Offered): Choice {
  const { first, materials, thicknesses, operations, machines } = offered;
  const thickness = Number(read("thickness"));
  return {
    material: materials.find(({ id }) => id === read("material"))?.id ?? first.material,
    thickness: thicknesses.find((each) => each === thickness) ?? first.thickness,
    operation: operations.find(({ id }) => id === read("operation"))?.id ?? first.operation,
    machine: machines.find(({ id }) => id === read("machine"))?.id ?? first.machine,
  };
}

export const choiceInUrl = (search: string, offered: Offered): Choice => {
  const asked = new URLSearchParams(search);
  return choiceFrom((name) => asked.get(name), offered);
};

/** Returns the URL parameters of a choice. */
export const parametersOf = ({ material, thickness, operation, machine }: Choice) => ({
  material,
  thickness: String(thickness),
  operation,
  machine,
});

type Lookup = Pick<
  SettingsBlockData,
  "materials" | "thicknesses" | "operations" | "machines" | "known" | "reasons" | "outcomes" | "reasonRows"
>;

/** Known settings, or the reason why there are none. */
export type Answer =
  | { readonly known: KnownSettings; readonly reason?: never }
  | { readonly known?: never; readonly reason: SettingsBlockData["reasons"][number] };

/** @throws RangeError when the data has neither settings nor a reason for a choice */
export function answerTo(
  { material, thickness, operation, machine }: Choice,
  { materials, thicknesses, operations, machines, known, reasons, outcomes, reasonRows }: Lookup,
): Answer {
  const place = machines.findIndex(({ id }) => id === machine);
  const found = known.find(
    (each) =>
      each.machine === place &&
      each.material === material &&
      each.operation === operation &&
      each.thickness === thickness,
  );
  if (found) return { known: found };
  const row =
    outcomes[materials.find(({ id }) => id === material)?.outcomes ?? -1]?.[
      operations.findIndex(({ id }) => id === operation)
    ]?.[place];
  const reason = reasons[reasonRows[row ?? -1]?.[thicknesses.indexOf(thickness)] ?? -1];
  if (!reason) throw new RangeError(`No outcome for ${material}, ${thickness} mm, ${operation}, ${machine}.`);
  return { reason };
}

/** Most neighbours that are shown. */
const mostNeighbours = 6;

/**
 * Returns settings near a choice: the next thicknesses on the same machine, and the same on the model's other powers. If
 * there are none of either, the same on other machines.
 */
export function neighboursOf(
  { material, thickness, operation, machine }: Choice,
  { machines, known }: Pick<Lookup, "machines" | "known">,
): readonly KnownSettings[] {
  const place = machines.findIndex(({ id }) => id === machine);
  const model = machines[place]?.link.href;
  const same = known.filter((each) => each.material === material && each.operation === operation);
  const here = same.filter((each) => each.machine === place).toSorted((a, b) => a.thickness - b.thickness);
  const others = same.filter((each) => each.thickness === thickness && each.machine !== place);
  const near = [
    ...[
      here.findLast((each) => each.thickness < thickness),
      here.find((each) => each.thickness > thickness),
    ].filter((each) => each !== undefined),
    ...others.filter((each) => machines[each.machine]?.link.href === model),
  ];
  return (near.length > 0 ? near : others).slice(0, mostNeighbours);
}

/** Returns the table of a machine, by its index, with a row for each material and operation. */
export function rowsOfMachine(
  machine: number,
  { known, materials, operations }: Pick<SettingsBlockData, "known" | "materials" | "operations">,
): readonly SettingsTableRow[] {
  const nameOf = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((each) => each.id === id)?.name ?? id;
  const own = Map.groupBy(
    known.filter((each) => each.machine === machine),
    ({ material, operation }) => `${nameOf(materials, material)} · ${nameOf(operations, operation)}`,
  );
  return [...own].map(([name, settings]) => ({ name, settings }));
}

/**
 * Inline script for the end of the finder's markup. Sets the lists as the URL asks, and hides the answer, which is for
 * the first choice, until React has rendered the right one.
 */
export const choiceBeforePaint =
  "(()=>{const a=new URLSearchParams(location.search),r=document.querySelector('[data-settings]');" +
  "for(const s of r.querySelectorAll('select[data-choice]')){const v=a.get(s.name);" +
  "if(v!==null&&v!==s.value&&[...s.options].some(o=>o.value===v)){s.value=v;r.dataset.asked=''}}})()";

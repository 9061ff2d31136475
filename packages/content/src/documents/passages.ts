import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { DocumentPassages, Material } from "../materials/material.ts";
import { beamOf } from "../products/cuts.ts";
import { fits, type Machine } from "../products/scope.ts";

type Passages = Omit<DocumentPassages, "verdict"> & Partial<Pick<DocumentPassages, "verdict">>;

/** Returns the passages about a material that are true of a machine: its own, or else those of the material's page. */
export function passagesOf(
  { beams, figures, practice, never, inDocuments = [] }: Material,
  machine: Machine,
): Passages {
  const { preparation, kerf, fumes, finishing } = practice;
  const { reason } = beams[beamOf[machine.source]];
  // The first variant that fits counts, so later variants come first here.
  const own = inDocuments.filter((variant) => fits(variant, machine)).toReversed();
  return Object.assign(
    { reason, note: figures.note, preparation, kerf, fumes, finishing, never: never.text },
    ...own,
  );
}

/** Rows with the starting points for the powers that a machine is sold with. */
export function startsOf(
  { figures }: Material,
  machine: Machine,
): readonly { readonly name: Words; readonly cells: readonly [Words] }[] {
  const beam = beamOf[machine.source];
  const own = figures.start.filter(
    (row) => (row.only === undefined || row.only === beam) && fits(row, machine),
  );
  const rows = own.map(({ label, value }) => ({ name: label, cells: [value] as const }));
  const powers = figures.start.some(({ watts, only }) => watts !== undefined && only === beam);
  const covered = machine.laserPower.figures.every((watts) => own.some((row) => row.watts === watts));
  const from = msg`从低功率、高速度的一角试起，逐格加`;
  if (rows.length === 0)
    return [{ name: powers ? msg`这台的功率没有通用的数` : msg`这种光没有通用的数`, cells: [from] }];
  return powers && !covered ? [...rows, { name: msg`没有列出的功率`, cells: [from] }] : rows;
}

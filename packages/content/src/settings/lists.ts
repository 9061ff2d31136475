import type { MaterialId } from "../materials/material.ts";
import type { Process } from "../products/cuts.ts";
import { type ModelFacts, type ModelId, models } from "../products/facts.ts";
import { type Answer, answerTo } from "./answer.ts";
import { processes, type Query } from "./query.ts";
import { kindOfSubstance, type SubstanceId, substanceIds } from "./substances.ts";

/** Sheet thicknesses that tables list, in millimetres. */
export const sheetThicknesses: readonly number[] = [2, 3, 4, 5, 6];

/** Thickness in the query of an answer that does not depend on it, in millimetres. */
const anyThickness = 3;

/** A row of a table: what was asked, and what is known. */
export interface Listed {
  readonly query: Query;
  readonly answer: Exclude<Answer, { kind: "notPossible" }>;
}

function listed(query: Query): readonly Listed[] {
  const answer = answerTo(query);
  return answer.kind === "notPossible" ? [] : [{ query, answer }];
}

/**
 * Returns the rows for one combination: those thicknesses that have settings, or a single test card if none has.
 */
function rowsOf(material: SubstanceId, operation: Process, model: ModelId, watts: number): readonly Listed[] {
  const at = (thickness: number) => listed({ material, thickness, operation, model, watts });
  const known = sheetThicknesses.flatMap(at).filter(({ answer }) => answer.kind === "settings");
  return known.length > 0 ? known : at(anyThickness);
}

const modelIds = Object.keys(models) as readonly ModelId[];

const powersOf = (model: ModelId): readonly number[] => {
  const { laserPower }: ModelFacts = models[model];
  return laserPower.figures;
};

const allOf = (materials: readonly SubstanceId[], machines: readonly ModelId[]): readonly Listed[] =>
  materials.flatMap((material) =>
    processes.flatMap((operation) =>
      machines.flatMap((model) =>
        powersOf(model).flatMap((watts) => rowsOf(material, operation, model, watts)),
      ),
    ),
  );

/** Returns everything that a model can do, with settings or as a test card. */
export const settingsOfModel = (model: ModelId): readonly Listed[] => allOf(substanceIds, [model]);

/** Returns everything that can be done to the substances of one material's page, on all models. */
export const settingsOfMaterial = (page: MaterialId): readonly Listed[] =>
  allOf(
    substanceIds.filter((id) => kindOfSubstance(id).page === page),
    modelIds,
  );

/**
 * Returns settings near a query: the same on the model's other powers, in the next thicknesses, and for other substances
 * of the same page. Test cards are left out.
 */
export function neighboursOf(query: Query): readonly Listed[] {
  const { page } = kindOfSubstance(query.material);
  const thinner = sheetThicknesses.findLast((thickness) => thickness < query.thickness);
  const thicker = sheetThicknesses.find((thickness) => thickness > query.thickness);
  const near: readonly Query[] = [
    ...powersOf(query.model).map((watts) => ({ ...query, watts })),
    ...[thinner, thicker].filter((each) => each !== undefined).map((thickness) => ({ ...query, thickness })),
    ...substanceIds
      .filter((id) => kindOfSubstance(id).page === page)
      .map((material) => ({ ...query, material })),
  ];
  const same = ({ material, thickness, watts }: Query) =>
    material === query.material && thickness === query.thickness && watts === query.watts;
  return near
    .filter((each) => !same(each))
    .flatMap(listed)
    .filter(({ answer }) => answer.kind === "settings");
}

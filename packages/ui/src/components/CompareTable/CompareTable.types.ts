import type { ComponentPropsWithRef } from "react";
import type { Picture, Plate } from "../../data.ts";
import type { QuantityLabels, SpecValue } from "../SpecTable/index.ts";
import type { UnitSwitchLabels, UnitsProps } from "../UnitSwitch/index.ts";

/** A model: one column of the comparison. */
export interface CompareModel {
  /** Identifies the model in `chosen`. */
  id: string;
  name: string;
  /** Address of the model's page. */
  href?: string;
  picture?: Picture;
  /** Data plate, whose source is shown below the picture in the colour of its light. */
  plate?: Plate;
}

/** One property of all models: a row of the comparison. */
export interface CompareRow {
  label: string;
  /** One value per model, in the order of `models`. `null` if the property does not apply to the model. */
  values: readonly (SpecValue | null)[];
}

export interface CompareGroup {
  /** Heading of the group. Not needed if the table has only one group. */
  title?: string;
  rows: readonly CompareRow[];
}

export interface CompareTableLabels extends UnitSwitchLabels, QuantityLabels {
  /** Instruction to choose two to four models. */
  choose: string;
  /** Accessible name of each of the two lists on phones. `{index}` is replaced by its number. */
  place: string;
  /** Name of the switch that hides rows with equal values. */
  differencesOnly: string;
  /** Text shown if the chosen models have no differences. */
  noDifferences: string;
  /** Text for screen readers where a dash is shown because the property does not apply. */
  notApplicable: string;
  /** Text shown if a picture could not be loaded. */
  imageError: string;
}

export interface CompareTableProps extends Omit<ComponentPropsWithRef<"div">, "children">, UnitsProps {
  /** Subject of the comparison. It is the accessible name of the table. */
  caption: string;
  /** Models to choose from, at most twelve. */
  models: readonly CompareModel[];
  groups: readonly CompareGroup[];
  /**
   * Ids of the two to four chosen models. Set it to control the choice from outside. Unknown and surplus ids are
   * ignored. With fewer than two, the first other models are added.
   */
  chosen?: readonly string[] | undefined;
  /** Ids of the initially chosen models. Default: the first two. */
  defaultChosen?: readonly string[] | undefined;
  onChosenChange?: ((chosen: readonly string[]) => void) | undefined;
  /** `true` if rows with equal values are hidden. Set it to control the state from outside. */
  differencesOnly?: boolean | undefined;
  /** `true` if rows with equal values are hidden initially. Default: `false`. */
  defaultDifferencesOnly?: boolean | undefined;
  onDifferencesOnlyChange?: ((differencesOnly: boolean) => void) | undefined;
  /** BCP 47 language tag. Determines how numbers are formatted. */
  language: string;
  labels: CompareTableLabels;
}

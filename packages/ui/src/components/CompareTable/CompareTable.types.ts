import type { ComponentPropsWithRef } from "react";
import type { Picture } from "../../data.ts";
import type { QuantityLabels, SpecValue, UnitSwitchLabels, UnitsProps } from "../SpecTable/index.ts";

/** A column of the comparison. */
export interface CompareModel {
  /** Names the model in `chosen`. */
  id: string;
  name: string;
  /** To the model's own page. */
  href?: string;
  picture?: Picture;
}

/** One property of all models. */
export interface CompareRow {
  label: string;
  /** One value for each model, in the order of `models`; `null` where the property does not apply. */
  values: readonly (SpecValue | null)[];
}

export interface CompareGroup {
  /** Heading of the group; a table of one group needs none. */
  title?: string;
  rows: readonly CompareRow[];
}

export interface CompareTableLabels extends UnitSwitchLabels, QuantityLabels {
  /** Asks to choose two to four models. */
  choose: string;
  /** Name of the first of two places on a phone; `{index}` stands for its number. */
  place: string;
  /** Name of the switch that hides what is the same. */
  differencesOnly: string;
  /** Stands where the chosen models are the same in everything. */
  noDifferences: string;
  /** Read out where a property does not apply and a dash is seen. */
  notApplicable: string;
  /** Stands where a picture could not be loaded. */
  imageError: string;
}

export interface CompareTableProps extends Omit<ComponentPropsWithRef<"div">, "children">, UnitsProps {
  /** What is compared; the name of the table. */
  caption: string;
  /** All models there are to choose from, at most twelve. */
  models: readonly CompareModel[];
  groups: readonly CompareGroup[];
  /** Ids of the two to four models shown, when the owner keeps the state. Others are left out, missing ones filled up. */
  chosen?: readonly string[] | undefined;
  /** Ids of the models shown at first. Default: the first two. */
  defaultChosen?: readonly string[] | undefined;
  onChosenChange?: ((chosen: readonly string[]) => void) | undefined;
  /** Whether rows that are the same are hidden, when the owner keeps the state. */
  differencesOnly?: boolean | undefined;
  /** Whether they are hidden at first. Off by default. */
  defaultDifferencesOnly?: boolean | undefined;
  onDifferencesOnlyChange?: ((differencesOnly: boolean) => void) | undefined;
  /** BCP 47 tag of the words; decides how figures are written. */
  language: string;
  labels: CompareTableLabels;
}

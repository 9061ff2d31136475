import { type ModelFacts, type ModelId, models } from "../products/facts.ts";
import { type Language, pagePath } from "../routes.ts";
import { settingsOfModel } from "./lists.ts";

/** A model with one of the laser powers that it is sold with. */
export interface Machine {
  /** Part of addresses and file names: `light-530-60`. */
  readonly id: string;
  readonly model: ModelId;
  readonly watts: number;
}

const modelIds = Object.keys(models) as readonly ModelId[];

export const machines: readonly Machine[] = modelIds.flatMap((model) => {
  const { laserPower }: ModelFacts = models[model];
  return laserPower.figures.map((watts) => ({ id: `${model}-${watts}`, model, watts }));
});

/** Kinds of files with all settings of a machine. */
export const settingsFormats = ["clb", "csv", "json"] as const;
export type SettingsFormat = (typeof settingsFormats)[number];

/** True if any settings are known for a machine. Without, there are no files. */
export const hasSettings = ({ model, watts }: Machine): boolean =>
  settingsOfModel(model).some(({ query, answer }) => query.watts === watts && answer.kind === "settings");

/** Returns the name of a machine's file: `light-530-60.clb`. */
export const settingsFileName = ({ id }: Machine, format: SettingsFormat): string => `${id}.${format}`;

/** Names of all files with settings. */
export const settingsFileNames: readonly string[] = machines
  .filter(hasSettings)
  .flatMap((machine) => settingsFormats.map((format) => settingsFileName(machine, format)));

/** Returns the path of a file with settings; `:name` gives the route pattern. */
export const settingsFilePath = (name: string, language: Language): string =>
  `${pagePath("settings", language)}/files/${name}`;

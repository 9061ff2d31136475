import { cutSetting, element, type LightBurnSetting, xmlHead } from "./cut-setting.ts";

/*
 * A material library is `LightBurnLibrary` with `DisplayName`, in it `Material` with `name`, in it `Entry` with
 * `Thickness` (mm, four decimals), `Desc` and `NoThickTitle` (title of an entry without thickness), in it one
 * `CutSetting`. meerk40t/meerk40t reads material, thickness, description and title; the libraries of
 * BainbridgeArtisanResourceNetwork/LightBurn_Config_Files, which LightBurn saved, have `LinkPath` with material,
 * thickness and description, joined by slashes. Without `DisplayName`, LightBurn 1.x shows no name.
 */

export interface LibraryEntry {
  readonly material: string;
  /** In millimetres. */
  readonly thickness: number;
  readonly description: string;
  readonly setting: LightBurnSetting;
}

/** Material library of a machine with one laser power. */
export interface Library {
  readonly name: string;
  readonly entries: readonly LibraryEntry[];
}

/** Slashes separate the parts of a link path, so names have none. */
const withoutSlash = (text: string): string => text.replaceAll("/", "-");

function entryOf({ material, thickness, description, setting }: LibraryEntry): string {
  const [name, sheet, what] = [withoutSlash(material), thickness.toFixed(4), withoutSlash(description)];
  return element("Entry", { Thickness: sheet, Desc: what, NoThickTitle: "" }, [
    cutSetting(0, "", setting, { LinkPath: `${name}/${sheet}/${what}` }),
  ]);
}

/**
 * Writes a material library for LightBurn (`.clb`).
 * @throws RangeError when two entries have the same name, because LightBurn would keep only one
 */
export function toClb({ name, entries }: Library): string {
  const keys = entries.map(({ material, thickness, description }) =>
    [withoutSlash(material), thickness.toFixed(4), withoutSlash(description)].join("/"),
  );
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined)
    throw new RangeError(`The library has "${twice}" twice: give each entry its own description.`);
  const materials = Map.groupBy(entries, ({ material }) => withoutSlash(material));
  const written = [...materials].map(([material, own]) =>
    element("Material", { name: material }, own.map(entryOf)),
  );
  return `${xmlHead}${element("LightBurnLibrary", { DisplayName: name }, written)}\n`;
}

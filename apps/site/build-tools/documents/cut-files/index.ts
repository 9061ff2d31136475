import { toDxf } from "../drawing/dxf.ts";
import type { Drawing } from "../drawing/shapes.ts";
import { toSvg } from "../drawing/svg.ts";
import { type ZipEntry, zip } from "../zip.ts";
import { box } from "./box.ts";
import type { Fit } from "./fit.ts";
import { gears } from "./gear.ts";
import { coaster, kerfComb, nameTag, phoneStand } from "./small-parts.ts";

/** Thicknesses and kerfs that the joined parts are drawn for; the kerfs span what sheet of 3 to 6 mm shows. */
const thicknesses = [3, 5];
const kerfs = [0.1, 0.15, 0.2, 0.25];

const fits: readonly Fit[] = thicknesses.flatMap((thickness) => kerfs.map((kerf) => ({ thickness, kerf })));

const suffix = ({ thickness, kerf }: Fit) => `${thickness}mm-kerf-${kerf.toFixed(2)}`;

/** Every drawing of the pack by its name, without the ending. */
export const cutFiles: Readonly<Record<string, Drawing>> = {
  "kerf-comb/kerf-comb-3mm": kerfComb({ thickness: 3 }),
  "kerf-comb/kerf-comb-5mm": kerfComb({ thickness: 5 }),
  "coaster/coaster": coaster(),
  "name-tag/name-tag": nameTag(),
  "gears/gears-m3-z18": gears(),
  ...Object.fromEntries(fits.map((fit) => [`box/box-${suffix(fit)}`, box(fit)])),
  ...Object.fromEntries(fits.map((fit) => [`phone-stand/phone-stand-${suffix(fit)}`, phoneStand(fit)])),
};

/**
 * The pack: each drawing as SVG and DXF, and what to read first.
 * @param readme by the language in the file's name
 * @param date of all files, `2026-11-21`
 */
export function cutFilesPack(readme: Readonly<Record<string, string>>, date: string): Buffer {
  const words: readonly ZipEntry[] = Object.entries(readme).map(([language, text]) => ({
    name: `README.${language}.txt`,
    // Editors on Windows take a text without this mark for one in their own code page.
    bytes: Buffer.from(`\uFEFF${text.replaceAll("\n", "\r\n")}`),
  }));
  const drawings = Object.entries(cutFiles).flatMap(([name, drawing]): readonly ZipEntry[] => [
    { name: `${name}.svg`, bytes: Buffer.from(toSvg(drawing)) },
    { name: `${name}.dxf`, bytes: Buffer.from(toDxf(drawing)) },
  ]);
  return zip([...words, ...drawings], date);
}

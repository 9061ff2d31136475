import { type Drawing, toDxf, toSvg } from "@lightmaker/content/drawing";
import { strToU8, zipSync } from "fflate";
import { box } from "./box.ts";
import type { Fit } from "./fit.ts";
import { gears } from "./gear.ts";
import { coaster, kerfComb, nameTag, phoneStand } from "./small-parts.ts";

/**
 * Sheet thicknesses and kerfs of the joined parts, in millimetres. The kerfs cover what is measured on sheets of 3 to 6
 * mm.
 */
const thicknesses = [3, 5];
const kerfs = [0.1, 0.15, 0.2, 0.25];

const fits: readonly Fit[] = thicknesses.flatMap((thickness) => kerfs.map((kerf) => ({ thickness, kerf })));

const suffix = ({ thickness, kerf }: Fit) => `${thickness}mm-kerf-${kerf.toFixed(2)}`;

/** All drawings of the pack, by path without file extension. */
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
 * Returns the pack as a ZIP archive: each drawing as SVG and DXF, and the introductions.
 * @param readme introduction by language, which is part of the file name
 * @param date date of all files, such as `2026-11-21`
 */
export function cutFilesPack(readme: Readonly<Record<string, string>>, date: string): Buffer {
  const words = Object.entries(readme).map(([language, text]) => [
    `README.${language}.txt`,
    // Without a byte order mark, editors on Windows read the text in the local code page.
    `\uFEFF${text.replaceAll("\n", "\r\n")}`,
  ]);
  const drawings = Object.entries(cutFiles).flatMap(([name, drawing]) => [
    [`${name}.svg`, toSvg(drawing)],
    [`${name}.dxf`, toDxf(drawing)],
  ]);
  const files = [...words, ...drawings].map(([name = "", text = ""]) => [name, strToU8(text)] as const);
  // The library writes local time, so a local midnight gives the same bytes everywhere.
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 9, mtime: `${date}T00:00:00` }));
}

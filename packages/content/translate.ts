/**
 * Translates new messages into English.
 *
 *   npm run translate -w @lightmaker/content               extracts the messages and lists those without English as JSON
 *   npm run translate -w @lightmaker/content -- new.json   extracts the messages and fills in `{ "中文": "English", … }`
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "./lingui.config.ts";

const room = import.meta.dirname;
const file = path.join(room, "locales/en.po");
execFileSync("npm", ["run", "extract"], { cwd: room, stdio: ["ignore", "ignore", "pipe"] });

const context = { locale: "en", sourceLocale: "zh", filename: file };
const existing = readFileSync(file, "utf8");
const catalogue = await format.parse(existing, context);
const idOf = new Map(Object.entries(catalogue).map(([id, { message }]) => [message ?? id, id]));

const [given] = process.argv.slice(2);
if (given) {
  const english: unknown = JSON.parse(readFileSync(given, "utf8"));
  if (typeof english !== "object" || english === null) throw new Error(`${given} is not an object of texts.`);
  for (const [chinese, text] of Object.entries(english)) {
    const entry = catalogue[idOf.get(chinese) ?? ""];
    if (!entry)
      throw new Error(`No message reads "${chinese}": copy it as the list without arguments shows it.`);
    if (typeof text !== "string" || text.trim() === "")
      throw new Error(`"${chinese}" has no English in ${given}.`);
    entry.translation = text;
  }
  writeFileSync(file, await format.serialize(catalogue, { ...context, existing }));
}

const wanting = [...idOf].filter(([, id]) => !catalogue[id]?.translation);
process.stdout.write(
  `${JSON.stringify(Object.fromEntries(wanting.map(([chinese]) => [chinese, ""])), null, 2)}\n`,
);

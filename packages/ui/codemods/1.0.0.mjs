#!/usr/bin/env node
/**
 * Changes sources from @lightmaker/ui 0.x to 1.0.0. See README.md beside this file.
 *
 *   node 1.0.0.mjs <folder>…
 *
 * No dependencies: a dealer runs it once.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Size that each component gave to its icon before. */
const sizes = { Badge: "s", EmptyState: "l" };

const componentOf = (name) =>
  `${name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())}Icon`;

/** Returns the index after the opening tag that begins at `start`. Braces and quotes may contain anything, also `>`. */
function endOfTag(code, start) {
  let depth = 0;
  let quote = "";
  for (let index = start; index < code.length; index++) {
    const sign = code[index];
    if (quote) {
      if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'" || sign === "`") quote = sign;
    else if (sign === "{") depth++;
    else if (sign === "}") depth--;
    else if (sign === ">" && depth === 0) return index + 1;
  }
  return code.length;
}

/** Returns where an attribute's value stands in a tag, outside of every brace, or `undefined`. */
function attribute(tag, name) {
  let depth = 0;
  for (let index = 0; index < tag.length; index++) {
    if (tag[index] === "{") depth++;
    if (tag[index] === "}") depth--;
    if (depth > 0 || !tag.startsWith(`${name}=`, index) || !/\s/.test(tag[index - 1] ?? "")) continue;
    const from = index + name.length + 1;
    if (tag[from] === '"' || tag[from] === "'") return { from, to: tag.indexOf(tag[from], from + 1) + 1 };
    return { from, to: undefined };
  }
  return undefined;
}

/** Returns the changed code of a module with JSX, and the places that nobody but its author can change. */
export function changeModule(code) {
  const imports = new Map();
  const byHand = [];
  let changed = "";
  let done = 0;
  for (const { index, 1: component } of code.matchAll(/<(Badge|EmptyState)(?=[\s/>])/g)) {
    const end = endOfTag(code, index);
    const tag = code.slice(index, end);
    const place = attribute(tag, "icon");
    if (!place) continue;
    const line = code.slice(0, index).split("\n").length;
    if (place.to === undefined) {
      if (!/^\{\s*</.test(tag.slice(place.from)))
        byHand.push({
          line,
          text: `${component}: icon is an element now, such as <CheckIcon size="${sizes[component]}" />`,
        });
      continue;
    }
    const name = tag.slice(place.from + 1, place.to - 1);
    imports.set(componentOf(name), name);
    changed += `${code.slice(done, index + place.from)}{<${componentOf(name)} size="${sizes[component]}" />}`;
    done = index + place.to;
  }
  changed += code.slice(done);
  const lines = [...imports]
    .filter(([component]) => !new RegExp(`import \\{[^}]*\\b${component}\\b`).test(code))
    .sort()
    .map(([component, name]) => `import { ${component} } from "@lightmaker/ui/icons/${name}";\n`)
    .join("");
  const last = [...changed.matchAll(/^import [^;]*?["'][^"']+["'];?\n/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return { code: changeStyles(changed.slice(0, at) + lines + changed.slice(at)), byHand };
}

/** Returns the changed text of a style sheet. */
export const changeStyles = (text) => text.replaceAll("--lm-content-width", "--lm-width-content");

function filesIn(entry) {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => name !== "node_modules" && !name.startsWith(".") && !/^dist/.test(name))
    .flatMap((name) => filesIn(path.join(entry, name)));
}

if (process.argv[1] === import.meta.filename) {
  const folders = process.argv.slice(2);
  if (folders.length === 0) throw new Error("Name the folders of your sources: node 1.0.0.mjs src");
  for (const file of folders.flatMap(filesIn)) {
    const before = /\.(tsx?|jsx?|mts|css|scss|html|astro)$/.test(file) ? readFileSync(file, "utf8") : "";
    const isModule = /\.(tsx|jsx|ts|js|mts|astro)$/.test(file);
    const { code, byHand } = isModule ? changeModule(before) : { code: changeStyles(before), byHand: [] };
    if (code !== before) {
      writeFileSync(file, code);
      console.info(`changed  ${file}`);
    }
    for (const { line, text } of byHand) console.warn(`by hand  ${file}:${line}  ${text}`);
  }
}

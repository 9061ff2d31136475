import names from "./icon-names.json" with { type: "json" };

interface Drawing {
  node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/** Name of the component of an icon: `ChevronDownIcon` for `chevron-down`. */
const componentOf = (name: string) =>
  `${name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Icon`;

const attribute = ([key, value]: readonly [string, string]) => `${key}: ${JSON.stringify(value)}`;

/** Returns the file names and texts of all modules in `src/icons`. */
export async function drawnIcons(): Promise<readonly { file: string; code: string }[]> {
  const single = Object.entries(names).map(async ([name, lucide]) => {
    const url = new URL(`../../../node_modules/lucide-react/dist/esm/icons/${lucide}.mjs`, import.meta.url);
    const { __iconData: drawing }: { __iconData?: Drawing } = await import(url.href);
    if (!drawing) throw new Error(`Lucide has no drawing "${lucide}" of that name: it may be an alias.`);
    const shapes = drawing.node.map(([element, { key: _, ...attributes }]) => {
      const held = Object.entries(attributes).map(attribute).join(", ");
      return `  ["${element}", { ${held} }],\n`;
    });
    const code = `import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's \`${lucide}\`. */
export const ${componentOf(name)} = /* @__PURE__ */ createIcon("${componentOf(name)}", [
${shapes.join("")}]);
`;
    return { file: `${name}.ts`, code };
  });
  return Promise.all(single);
}

/** The compiled styles of one `*.css.ts` file. */
export interface StyleModule {
  /** Name of the file without its ending, unique in the package. */
  id: string;
  /** Its CSS, with its cascade layers. */
  text: string;
}

interface Graph {
  /** All style modules in the order of `styles.css`. */
  all: readonly StyleModule[];
  /** Those that every page needs: layers, themes, reset. */
  base: readonly StyleModule[];
  /** Those that each entry needs, without order. */
  entries: Readonly<Record<string, readonly StyleModule[]>>;
}

const layered = /@layer lm\.(components|blocks|utilities)(?= \{)/g;

/**
 * Returns the style sheets of the entries by name, and `base`, which must come first.
 *
 * A page that imports two sheets gets the parts that both need twice, and the second copy would override what came after the
 * first. So each module has a layer of its own in these sheets, such as `lm.components.Icon`, and `base` fixes their order:
 * the order of `styles.css`.
 */
export function sheetsOf({ all, base, entries }: Graph): Readonly<Record<string, string>> {
  const isBase = new Set(base.map(({ text }) => text));
  const parts = all.filter(({ text }) => !isBase.has(text));
  const layersIn = (text: string) => new Set([...text.matchAll(layered)].map(([, layer]) => layer ?? ""));
  const order = ["components", "blocks", "utilities"].map((layer) => {
    const names = parts.filter(({ text }) => layersIn(text).has(layer)).map(({ id }) => `lm.${layer}.${id}`);
    return names.length === 0 ? "" : `@layer ${names.join(", ")};\n`;
  });
  const own = ({ id, text }: StyleModule) => text.replaceAll(layered, `@layer lm.$1.${id}`);
  const styled = Object.entries(entries).filter(([, needed]) => needed.length > 0);
  const sheets = styled.map(([name, needed]) => {
    const wanted = new Set(needed.map(({ text }) => text));
    return [
      name,
      parts
        .filter(({ text }) => wanted.has(text))
        .map(own)
        .join("\n"),
    ] as const;
  });
  return {
    base: `${base.map(({ text }) => text).join("\n")}\n${order.join("")}`,
    ...Object.fromEntries(sheets),
  };
}

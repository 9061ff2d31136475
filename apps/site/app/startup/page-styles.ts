import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";

/** A rule with what an element of the page must have for it to apply: all classes of at least one of its selectors. */
interface StyleRule {
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
  readonly body: string;
}

/** An at-rule with rules in it, such as `@media` and `@layer`. */
interface Group {
  readonly head: string;
  readonly content: readonly Part[];
}

/** A string is a statement that every page keeps, such as `@property` and the order of the layers. */
type Part = string | StyleRule | Group;

/** Pseudo-classes with selectors of their own, whose classes an element need not have. */
const functional = /:(?:not|is|where|has)\([^()]*\)/g;

function classesOf(selector: string): readonly string[] {
  const outside = selector.replace(functional, "");
  if (outside !== selector) return classesOf(outside);
  return Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = ""]) => name);
}

const styleRule = (rule: Rule): StyleRule => ({
  selectors: rule.selectors.map((text) => ({ text, classes: classesOf(text) })),
  body: `{${rule.nodes.join(";")}}`,
});

/** Reads the parts of a style sheet or of an at-rule. Animations go to `animations`: only pages that name them carry them. */
function partsOf({ nodes = [] }: Pick<Container<ChildNode>, "nodes">, animations: AtRule[]): readonly Part[] {
  return nodes.flatMap((node): readonly Part[] => {
    if (node.type === "rule") return [styleRule(node)];
    if (node.type !== "atrule") return [];
    // Before the whole style sheet is here nobody prints. Visitors without scripts get it by `noscript`.
    if (node.name === "media" && node.params === "print") return [];
    if (node.name === "keyframes") {
      animations.push(node);
      return [];
    }
    const holdsRules = node.nodes?.some(({ type }) => type !== "decl");
    if (!holdsRules) return [`${node}${node.nodes ? "" : ";"}`];
    return [
      { head: `@${node.name} ${node.params}`, content: partsOf(node as Container<ChildNode>, animations) },
    ];
  });
}

function textOf(parts: readonly Part[], has: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("content" in part) {
        const content = textOf(part.content, has);
        // An empty layer stays, because the order of the layers is that of their first mention.
        return content || part.head.startsWith("@layer") ? `${part.head}{${content}}` : "";
      }
      const selectors = part.selectors.filter(({ classes }) => classes.every(has));
      return selectors.length > 0 ? selectors.map(({ text }) => text).join() + part.body : "";
    })
    .join("");
}

/**
 * Splits a style sheet once, and returns a function that selects the rules that can apply to a page: those whose classes all
 * occur in its HTML. States such as `:hover` and attributes are not looked at, because scripts set them before React has
 * loaded. The order is kept, so the page looks the same before and after the whole style sheet follows.
 *
 * Own code instead of Beasties: that one leaves out rules for attributes which the HTML does not have yet, and searches the
 * document of each page anew.
 *
 * @throws CssSyntaxError when the style sheet cannot be parsed
 */
export function pageStylesFrom(stylesheet: string): (html: string) => string {
  const animations: AtRule[] = [];
  const parts = partsOf(postcss.parse(stylesheet), animations);
  return (html) => {
    const names = new Set(
      Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list.split(/\s+/)).flat(),
    );
    const text = textOf(parts, (name) => names.has(name));
    return text + animations.filter(({ params }) => text.includes(params)).join("");
  };
}

/**
 * Puts the page's own rules into its head, so that it paints without waiting for the style sheet. Measured on slow 4G: the
 * first paint comes after 0.51 to 0.62 of the time (docs/measurements.md). Visitors without scripts get the
 * whole style sheet as well.
 *
 * @param rules the fonts, and the rules from `pageStylesFrom`
 * @param path of the whole style sheet, which late-scripts.ts loads for everybody else
 */
export const inlineStyles = (html: string, rules: string, path: string): string =>
  html.replace(
    "</head>",
    () => `<style>${rules}</style><noscript><link rel="stylesheet" href="${path}"/></noscript></head>`,
  );

/**
 * Links the whole style sheet in the head, for pages whose content the server fills in after the build.
 * @param fonts the fonts, which the style sheet does not declare
 */
export const linkStyles = (html: string, fonts: string, path: string): string =>
  html.replace("</head>", () => `<style>${fonts}</style><link rel="stylesheet" href="${path}"/></head>`);

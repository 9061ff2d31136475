import axe from "axe-core";
import { atRest } from "./stage.tsx";

/** Rules for whole pages, which a single component cannot satisfy. The site's own tests check them. */
const ofPages = [
  "region",
  "page-has-heading-one",
  "landmark-one-main",
  "bypass",
  "document-title",
  "skip-link",
];

/**
 * Waits until all animations have ended, then runs axe. Returns one line for each violation, with its elements.
 *
 * @param without rules that give wrong results under the current preferences
 */
export async function axeFindings(without: readonly string[] = []): Promise<string[]> {
  await atRest();
  const { violations } = await axe.run(document.body, {
    resultTypes: ["violations"],
    rules: Object.fromEntries([...ofPages, ...without].map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" ")}`);
}

import axe from "axe-core";
import { atRest } from "./stage.tsx";

/** Rules about whole pages, which a part alone on the page cannot meet; the site's own tests hold them. */
const ofPages = [
  "region",
  "page-has-heading-one",
  "landmark-one-main",
  "bypass",
  "document-title",
  "skip-link",
];

/**
 * What axe finds on the page once it is at rest, each as one line with the elements.
 *
 * @param without rules that would judge wrongly under the present preferences
 */
export async function axeFindings(without: readonly string[] = []): Promise<string[]> {
  await atRest();
  const { violations } = await axe.run(document.body, {
    resultTypes: ["violations"],
    rules: Object.fromEntries([...ofPages, ...without].map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" ")}`);
}

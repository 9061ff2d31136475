/** Helpers for a dealer's tests, from an entry of their own: `@lightmaker/ui/testing`. They work with any DOM, also jsdom's. */

const silent = "[aria-hidden=true], svg, script, style, template, [hidden]";

/** Returns the text that a reader sees in an element, without decoration. */
function visibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll(`${silent}, [class*=VisuallyHidden_]`)) each.remove();
  return normal(copy.textContent ?? "");
}

const normal = (text: string) => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Returns the opening tag of an element, to find it by. */
const tagOf = (element: Element) =>
  (element.cloneNode(false) as Element).outerHTML.replace(/<\/[\w-]+>$/, "");

/**
 * Finds labels that a type cannot refuse, one line for each, for `expect(labelFaults(document)).toEqual([])`:
 *
 * - a name that does not contain the visible text (WCAG 2.5.3): `labels.home: "Home"` beside a text logo, which somebody who
 *   speaks to the computer cannot say;
 * - a control without any name;
 * - a placeholder such as `{index}` that a label contains and the component does not fill.
 */
export function labelFaults(root: ParentNode): readonly string[] {
  const faults: string[] = [];
  for (const element of root.querySelectorAll("a[href], button, summary, [role=button], [role=tab]")) {
    if (element.closest("[aria-hidden=true]")) continue;
    const label = element.getAttribute("aria-label");
    const text = visibleText(element);
    if (label !== null && text !== "" && !normal(label).includes(text))
      faults.push(`${tagOf(element)}: its name "${label}" does not contain its visible text "${text}".`);
    const named =
      label ||
      element.hasAttribute("aria-labelledby") ||
      normal(element.textContent ?? "") ||
      element.querySelector("[aria-label], img[alt]:not([alt='']), svg > title");
    if (!named) faults.push(`${tagOf(element)}: it has no name.`);
  }
  for (const element of root.querySelectorAll("[aria-label], [title], [alt]"))
    for (const name of ["aria-label", "title", "alt"]) {
      const left = element.getAttribute(name)?.match(/\{\w+\}/)?.[0];
      if (left) faults.push(`${tagOf(element)}: ${name} contains the placeholder ${left}.`);
    }
  return faults;
}

import { virtual } from "@guidepup/virtual-screen-reader";
import { userEvent } from "vitest/browser";
import { loaded, nextFrame } from "./stage.tsx";

/** What a person does between two readings. The first element that matches and is visible is meant. */
export type Step =
  | { readonly press: string }
  | { readonly type: string; readonly text: Readonly<Record<"zh" | "en", string>> };

// The page of the tests must stay: what a component does itself has happened before these.
for (const event of ["submit", "click"])
  window.addEventListener(event, (given) => {
    const { target } = given;
    if (event === "submit" || (target instanceof Element && target.closest("a"))) given.preventDefault();
  });

// The virtual reader also looks for the labels of elements that have been removed, whose root is an element without this.
Object.assign(Element.prototype, {
  getElementById(this: Element, id: string) {
    return this.querySelector(`#${CSS.escape(id)}`);
  },
});

/** Everything that takes the keyboard's focus. */
const interactive = "a[href], button, input, select, textarea, summary, video[controls], [tabindex='0']";

export const isInteractive = (stage: HTMLElement): boolean => stage.querySelector(interactive) !== null;

/**
 * Reads the page with the virtual screen reader, carries out the steps, and says after each what is announced and which
 * lines are new. Ends of elements are left out.
 */
export async function transcriptOf(steps: readonly Step[], language: "zh" | "en"): Promise<string> {
  const parts: string[] = [];
  await atRest();
  let before = await reading();
  parts.push(listed(before));
  for (const step of steps) {
    await virtual.start({ container: document.body });
    await act(step, language);
    await atRest();
    // A live region is repeated for every change of its elements, which depends on the browser.
    const announced = [...new Set((await virtual.spokenPhraseLog()).filter(isSaid))];
    await virtual.stop();
    const after = await reading();
    const known = Map.groupBy(before, (line) => line);
    const fresh = after.filter((line) => known.get(line)?.pop() === undefined);
    parts.push(titleOf(step, language));
    if (announced.length > 0) parts.push(`Announced:\n\n${listed(announced)}`);
    if (fresh.length > 0) parts.push(`New on the page:\n\n${listed(fresh)}`);
    before = after;
  }
  return parts.join("\n\n");
}

/** Reads the page, or the open dialog, from its beginning until the reader comes to something for the second time. */
async function reading(): Promise<string[]> {
  const restore = exposeAsBrowsers();
  await loaded(document.body);
  const said = new Map<Node | null, Set<string>>();
  const phrases: string[] = [];
  await virtual.start({ container: document.body });
  for (;;) {
    const phrase = await virtual.lastSpokenPhrase();
    const ofNode = said.get(virtual.activeNode) ?? new Set();
    if (ofNode.has(phrase)) break;
    said.set(virtual.activeNode, ofNode.add(phrase));
    phrases.push(phrase);
    await virtual.next();
  }
  await virtual.stop();
  restore();
  return phrases.filter(isSaid);
}

const isSaid = (phrase: string) => !/^(document|end( of)?\b.*)?$/s.test(phrase);
const listed = (phrases: readonly string[]) => phrases.map((phrase) => `- ${phrase}`).join("\n");

/**
 * Says with ARIA what browsers expose and the virtual reader does not know, until the returned function is called: the
 * content of a closed `details` element is hidden, `summary` and the button of a popover have a state, and so has a radio
 * button or checkbox that was pressed.
 */
function exposeAsBrowsers(): () => void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]"))
    input.toggleAttribute("checked", input.checked);
  const openers = [...document.querySelectorAll<HTMLButtonElement>("button[popovertarget]")].filter(
    (button) => !button.hasAttribute("aria-expanded"),
  );
  for (const opener of openers)
    opener.setAttribute("aria-expanded", String(opener.popoverTargetElement?.matches(":popover-open")));
  const summaries = [...document.querySelectorAll("summary")];
  const hidden = [
    ...document.querySelectorAll("details:not([open]) > :not(summary:first-of-type), [hidden='until-found']"),
  ].filter((element) => !element.hasAttribute("aria-hidden"));
  for (const element of hidden) element.setAttribute("aria-hidden", "true");
  for (const summary of summaries) {
    summary.setAttribute("role", "button");
    summary.setAttribute("aria-expanded", String(summary.closest("details")?.open));
  }
  return () => {
    for (const opener of openers) opener.removeAttribute("aria-expanded");
    for (const element of hidden) element.removeAttribute("aria-hidden");
    for (const summary of summaries) {
      summary.removeAttribute("role");
      summary.removeAttribute("aria-expanded");
    }
  };
}

const titleOf = (step: Step, language: "zh" | "en"): string =>
  "press" in step ? `### Pressed: \`${step.press}\`` : `### Typed “${step.text[language]}”: \`${step.type}\``;

/** @throws Error if nothing visible matches the selector */
function visible(selector: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
  if (!found) throw new Error(`Nothing visible matches ${selector}.`);
  return found;
}

const act = (step: Step, language: "zh" | "en"): Promise<void> =>
  "press" in step
    ? userEvent.click(visible(step.press))
    : userEvent.fill(visible(step.type), step.text[language]);

/** Waits until the page has not changed for twelve frames. */
async function atRest(): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  while (still < 12) {
    await nextFrame();
    still += 1;
  }
  observer.disconnect();
}

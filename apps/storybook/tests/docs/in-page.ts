/** Functions that run inside a documentation page. They use nothing from outside of themselves. */

/** A control of the first story, and whether changing it changed what is shown, and the code below. */
export interface Tried {
  name: string;
  type: string;
  changed: boolean;
  coded: boolean;
}

/** What Storybook's preview offers to addons, as far as it is used here. */
interface Preview {
  storyStoreValue: {
    loadStory: (options: { storyId: string }) => Promise<PreparedStory>;
    getStoryContext: (story: PreparedStory) => { args: Record<string, unknown> };
  };
}
interface PreparedStory {
  argTypes: Record<string, { control?: { type?: string; disable?: boolean }; options?: unknown[] }>;
  parameters: { docs: { source: { transform: (code: string, context: unknown) => Promise<string> } } };
}
interface Channel {
  emit: (event: string, data: unknown) => void;
  once: (event: string, listener: () => void) => void;
}
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** Shows another documentation page without loading Storybook anew, as a press in its sidebar does. */
export async function changePage(id: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const rendered = new Promise<void>((resolve) => channel.once("docsRendered", () => resolve()));
  channel.emit("setCurrentStory", { storyId: id, viewMode: "docs" });
  await rendered;
}

/** Returns the code of each story that the page offers to copy, or the reason why there is none. */
export async function snippetsOf(ids: readonly string[]): Promise<Record<string, string>> {
  const { storyStoreValue } = window.__STORYBOOK_PREVIEW__;
  const codes: Record<string, string> = {};
  for (const id of ids) {
    const story = await storyStoreValue.loadStory({ storyId: id });
    try {
      codes[id] = await story.parameters.docs.source.transform("", storyStoreValue.getStoryContext(story));
    } catch (error) {
      codes[id] = `// No code: ${String(error)}`;
    }
  }
  return codes;
}

/**
 * Changes every control of a story, one after the other, and compares what is shown.
 *
 * @param first values that a control needs first, by its name, or by `*` for all: `{ paused: { autoplay: 2000 } }`
 */
export async function tryControls({
  id,
  first,
}: {
  id: string;
  first: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}): Promise<Tried[]> {
  const { storyStoreValue } = window.__STORYBOOK_PREVIEW__;
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const story = await storyStoreValue.loadStory({ storyId: id });
  const initial = { ...storyStoreValue.getStoryContext(story).args };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const framed = document.querySelector<HTMLIFrameElement>(`#story--${id}[data-framed] iframe`);
  const shown = () => {
    const roots = [
      document.querySelector(`:is(#story--${id}-inner, #story--${id}--primary-inner)`),
      framed?.contentDocument?.body ?? null,
      ...document.querySelectorAll(
        "body > :not(#storybook-docs, #storybook-root, script, style, .sb-wrapper)",
      ),
    ].filter((root) => root !== null);
    const fields = roots.flatMap((root) =>
      [...root.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(
        ({ value, checked }) => `${value} ${checked}`,
      ),
    );
    const html = roots.map(({ outerHTML }) => outerHTML).join("");
    return `${html.replaceAll(/[_«]r[\w]+[_»]/g, "id")} ${fields.join()}`;
  };
  const send = async (event: string, data: object) => {
    const done = new Promise<void>((resolve) => channel.once("storyArgsUpdated", () => resolve()));
    // A frame takes the props later than the page.
    const drawn = new Promise<void>((resolve) =>
      framed?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__.once("storyRendered", () => resolve()),
    );
    channel.emit(event, { storyId: id, ...data });
    await done;
    if (framed) await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 5000))]);
    for (let count = 0; count < 3; count += 1) await frame();
  };
  /** Changes the first text or number in a value. */
  const edited = (value: unknown): unknown => {
    if (typeof value === "string") return `${value} X`;
    if (typeof value === "number") return value + 1;
    if (typeof value === "boolean") return !value;
    if (Array.isArray(value)) return value.length > 1 ? value.slice(0, -1) : value.map(edited);
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, edited(each)]));
    return value;
  };
  const valuesFor = (name: string, type: string): unknown[] => {
    const value = initial[name];
    const { options = [] } = story.argTypes[name] ?? {};
    if (options.length > 0) return options.filter((option) => option !== value);
    if (type === "boolean") return value === undefined ? [true, false] : [!value];
    if (type === "number") return typeof value === "number" ? [value + 1, value + 40] : [1, 2, 3];
    if (type === "object") return [edited(value)];
    return [typeof value === "string" ? `${value} X` : "Changed"];
  };

  // The page shows all stories of the component, and would lay all of them out for each control.
  const others = document.createElement("style");
  others.textContent = `[id^="story--"][id$="-inner"]:not([id^="story--${id}-"]) { display: none }`;
  document.head.append(others);
  const example = document.querySelector("[data-first]");
  const codeShown = () => example?.querySelector("pre")?.textContent ?? "";
  const code = () => story.parameters.docs.source.transform("", storyStoreValue.getStoryContext(story));
  /** Waits for a condition for as many frames as a page needs that has much to do. */
  const within = async (frames: number, isMet: () => boolean) => {
    for (let count = 0; count < frames && !isMet(); count += 1) await frame();
    return isMet();
  };
  // A frame loads Storybook of its own.
  if (framed) await within(3000, () => Boolean(framed.contentDocument?.querySelector("#storybook-root > *")));
  const tried: Tried[] = [];
  for (const [name, { control }] of Object.entries(story.argTypes)) {
    const type = control?.type;
    if (!type || control.disable) continue;
    const needed = { ...first["*"], ...first[name] };
    if (Object.keys(needed).length > 0) await send("updateStoryArgs", { updatedArgs: needed });
    const before = shown();
    const codeBefore = await code();
    let changed = false;
    let coded = false;
    for (const value of valuesFor(name, type)) {
      await send("updateStoryArgs", { updatedArgs: { [name]: value } });
      // A value may look different for another reason, such as a picture that arrives: one must change both.
      const seen = await within(12, () => shown() !== before);
      changed ||= seen;
      coded = seen && (await code()) !== codeBefore;
      if (coded) break;
    }
    await send("resetStoryArgs", {});
    tried.push({ name, type, changed, coded });
  }
  // The page shows the same code as is offered to copy. Its highlighting takes long, so it is opened for one change only.
  const seen = tried.find(({ changed, coded }) => changed && coded);
  if (seen) {
    const squeezed = (text: string) => text.replaceAll(/\s/g, "");
    const showsCode = async () => {
      const expected = squeezed(await code());
      return within(1200, () => squeezed(codeShown()) === expected);
    };
    [...(example?.querySelectorAll("button") ?? [])]
      .find(({ textContent }) => textContent?.trim() === "Show code")
      ?.click();
    const showedFirst = await showsCode();
    const codeBefore = await code();
    seen.coded = false;
    for (const value of valuesFor(seen.name, seen.type)) {
      await send("updateStoryArgs", {
        updatedArgs: { ...first["*"], ...first[seen.name], [seen.name]: value },
      });
      if ((await code()) === codeBefore) continue;
      seen.coded = showedFirst && (await showsCode());
      break;
    }
    await send("resetStoryArgs", {});
  }
  others.remove();
  return tried;
}

/** What is wrong with how a documentation page looks. */
export async function faultsOfPage(): Promise<string[]> {
  const faults: string[] = [];
  const page = document.querySelector("#storybook-docs");
  if (!page) return ["It shows no documentation."];
  /** Whether an element, or one in it, has text, draws something or has a line or ground of its own. */
  const draws = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
    const isDrawn =
      element.matches("img, svg, canvas, video, iframe, input, select, textarea") ||
      [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()) ||
      !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor) ||
      backgroundImage !== "none" ||
      borderTopWidth !== "0px";
    return (width > 1 && height > 1 && isDrawn) || [...element.children].some(draws);
  };
  for (const story of page.querySelectorAll<HTMLElement>(".sb-story")) {
    const body = story.querySelector('[id$="-inner"], iframe') ?? story;
    // A page renders its stories after itself.
    for (let count = 0; count < 600 && !draws(body); count += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!draws(body)) faults.push(`${story.id} shows nothing.`);
    const { height } = story.getBoundingClientRect();
    // The tables of the foundations are whole.
    if (height > 1200 && !story.id.startsWith("story--foundations-"))
      faults.push(`${story.id} is ${Math.round(height)} px high.`);
  }
  for (const code of page.querySelectorAll("table:not(.docblock-argstable) code")) {
    const node = code.firstChild;
    if (node?.nodeType !== 3) continue;
    for (const { index, 0: name } of (node.textContent ?? "").matchAll(/[\w$]{2,}/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + name.length);
      if (range.getClientRects().length > 1)
        faults.push(`“${name}” breaks in ${node.textContent?.slice(0, 60)}`);
    }
  }
  for (const controls of page.querySelectorAll('section[aria-label^="Controls of"]'))
    if (controls.scrollWidth > controls.clientWidth)
      faults.push(`The controls reach ${controls.scrollWidth - controls.clientWidth} px out of their box.`);
  for (const block of page.querySelectorAll("p pre, p .docblock-source"))
    faults.push(`A block of code in a sentence: ${block.textContent?.slice(0, 60)}`);
  for (const row of page.querySelectorAll("table:not(.docblock-argstable) tr"))
    if (/ \*$/.test(row.querySelector("th")?.textContent ?? "") && !row.lastElementChild?.textContent?.trim())
      faults.push(`${row.querySelector("th")?.textContent} is required and has no description.`);
  for (const part of page.querySelectorAll("section")) {
    const titles = [...part.querySelectorAll(":scope > section > h3")].map(({ textContent }) => textContent);
    if (new Set(titles).size < titles.length) faults.push(`The same heading twice: ${titles.join(", ")}`);
  }
  const isFoundation = page.querySelector('[id^="story--foundations-"]');
  if (
    isFoundation &&
    [...page.querySelectorAll("button")].some(({ textContent }) => textContent === "Show code")
  )
    faults.push("It shows the source of a table of tokens.");
  if (
    /color\(from|\/\*\*/.test(
      [...page.querySelectorAll("td")].map(({ textContent }) => textContent).join(" "),
    )
  )
    faults.push("A table shows an expression or a comment of the source.");
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    const inCode = node.parentElement?.closest("code, pre, style, script, textarea, .sb-story");
    if (!inCode && /`|\[object |\bundefined\b.*\bundefined\b/.test(text))
      faults.push(`Raw text: ${text.slice(0, 90)}`);
  }
  for (const row of page.querySelectorAll(".docblock-argstable-body tr")) {
    const [name, description, , control] = row.querySelectorAll("td");
    // A row of its own names each category.
    if (!name || !description || !control) continue;
    // The description comes first, the type last.
    const type = description.lastElementChild?.textContent ?? "";
    if (type.trim() === "" || /NonNullable|\bany\b|typeof |Variants\[|\bunknown\b|=> void =>/.test(type))
      faults.push(`Opaque type of ${name.textContent}: ${type.slice(0, 90)}`);
    if (/Set object/.test(control.textContent)) faults.push(`${name.textContent} begins as {}`);
  }
  // vanilla-extract names classes after a hash of their module: _1xhjq282. A build once lacked two thirds of the style sheets.
  const modulesIn = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ""));
  const styled = modulesIn(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join(" "),
    /\._([0-9a-z]{6})/g,
  );
  const used = [...page.querySelectorAll("[class]")]
    .map((element) => element.getAttribute("class"))
    .join(" ");
  const unstyled = [...modulesIn(used, /(?<!\S)_([0-9a-z]{6})[0-9a-z]+/g)].filter(
    (name) => !styled.has(name),
  );
  if (unstyled.length > 0) faults.push(`No styles for the classes of ${unstyled.join(", ")}`);
  for (const table of page.querySelectorAll(".sb-errordisplay, .docblock-emptyblock")) {
    const text = (table as HTMLElement).innerText;
    if ((table as HTMLElement).checkVisibility() && text) faults.push(`Error shown: ${text.slice(0, 200)}`);
  }
  return faults;
}

/** A row of a table of tokens. */
export interface Token {
  name: string;
  light: string;
  dark: string;
  use: string;
}

/** Reads the tables of tokens on the page. */
export function tokensOfPage(): Token[] {
  return [...document.querySelectorAll<HTMLElement>("[data-token]")].map((name) => {
    const row = name.closest("tr");
    const valueIn = (theme: string) => row?.querySelector(`[data-value=${theme}]`)?.textContent ?? "";
    return {
      name: name.dataset["token"] ?? "",
      light: valueIn("light"),
      dark: valueIn("dark"),
      use: row?.lastElementChild?.textContent ?? "",
    };
  });
}

/** How far the page scrolls sideways, in pixels, and the elements that reach out. */
export function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("#storybook-docs *")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `${scrollWidth - clientWidth} px`,
    ...wide.slice(0, 2).map(({ outerHTML }) => outerHTML.slice(0, 160)),
  ];
}

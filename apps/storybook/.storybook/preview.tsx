import "@fontsource-variable/geist";
import "@fontsource-variable/geist-mono";
import "@lightmaker/ui/styles.css";
import "./scroll-animations.ts";
import type { Preview } from "@storybook/react-vite";
import { useEffect, useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { shownArgs } from "../../../packages/ui/src/stories.ts";
import { applyBrand } from "./brand/apply.ts";
import type { FrameParameters } from "./docs/Example.tsx";
import { Container, Story as Example, Page } from "./docs/index.tsx";
import { isEmbedded, keepFocusOutside } from "./embedded.ts";
import { argTypesFromTypes, defaultsAsArgs } from "./props/arg-types.ts";
import { setReducedMotion } from "./reduced-motion.ts";
import type { SnippetContext } from "./snippet/snippet.ts";

// Timeout of `waitFor` and `findBy`, in milliseconds, for a busy machine. They return as soon as they succeed.
configure({ asyncUtilTimeout: 10_000 });

if (isEmbedded) keepFocusOutside();

/** BCP 47 language tags of the examples. */
const tags: Record<string, string> = { zh: "zh-Hans", en: "en" };

/** Ids of the only axe rules to be checked, separated by commas. A run of the tests sets it (vitest.config.ts). */
const rules: string | undefined = import.meta.env["VITE_AXE_RULES"];

const screen = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [argTypesFromTypes],
  argsEnhancers: [defaultsAsArgs],
  initialGlobals: { theme: "light", brand: "", language: "en", direction: "ltr", motion: "system" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        items: [
          { value: "light", title: "Light theme" },
          { value: "dark", title: "Dark theme" },
          { value: "dealer", title: "A dealer's theme" },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: "Language of the examples",
      toolbar: {
        icon: "globe",
        items: [
          { value: "en", title: "English" },
          { value: "zh", title: "中文" },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: "Direction of writing",
      toolbar: {
        icon: "transfer",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        icon: "play",
        items: [
          { value: "system", title: "Motion: system" },
          { value: "reduced", title: "Reduced motion" },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    function WithPageSettings(Story, context) {
      const { globals, parameters, canvasElement } = context;
      const { brand, theme, language, direction, motion } = globals;
      // Called during rendering, because the effects of the story run before those of this decorator.
      setReducedMotion(motion === "reduced");
      useLayoutEffect(() => applyBrand(brand), [brand]);
      // Set on the root, so that popovers and dialogs in the top layer get these settings too.
      useLayoutEffect(() => {
        const { documentElement } = document;
        documentElement.dataset["theme"] = theme;
        documentElement.lang = tags[language] ?? "en";
        documentElement.dir = direction;
      }, [theme, language, direction]);
      const frame: FrameParameters | undefined = parameters["docs"]?.frame;
      // The frame of a documentation page shows what opens as opened.
      useEffect(() => {
        if (!isEmbedded || !frame) return;
        if (frame.press) canvasElement.querySelector<HTMLElement>(frame.press)?.click();
        if (frame.scroll) window.scrollTo(0, frame.scroll);
      }, [frame, canvasElement]);
      const args = { ...shownArgs(context), ...(isEmbedded && frame?.args) };
      // Components read motion, direction and initial states when they mount, so the key remounts the story.
      const initial = Object.entries(args).filter(([name]) => name.startsWith("default"));
      return <Story key={JSON.stringify([motion, direction, initial])} args={args} />;
    },
  ],
  parameters: {
    a11y: { test: "error", ...(rules && { options: { runOnly: rules.split(",") } }) },
    controls: { expanded: true },
    docs: {
      container: Container,
      page: Page,
      components: { Story: Example },
      toc: { headingSelector: "h2[id], h3[id]" },
      source: {
        type: "code",
        language: "tsx",
        // Loaded with the first code that is shown: no story and no test of stories needs it.
        transform: async (code: string, context: SnippetContext) =>
          (await import("./snippet/snippet.ts")).snippetOf(code, context),
      },
    },
    options: {
      storySort: {
        // Storybook reads this before it runs any code, so it is written out; catalogue.ts has the parts of each group.
        order: [
          "What is new",
          "Choosing a component",
          "Getting started",
          "The package",
          "Brand laboratory",
          "Playground",
          "Foundations",
          ["Colours", "Type", "Space", "Motion", "Icons", "Voice", "Layers and theming"],
          "Themes",
          "Components",
          [
            "Actions",
            "Forms",
            "Navigation",
            "Show and hide",
            "Feedback",
            "Layout",
            "Text and marks",
            "Pictures and films",
            "Figures and tables",
          ],
          "Blocks",
          [
            "Top of a page",
            "Products and facts",
            "Materials and choice",
            "Stories and cards",
            "Help and contact",
          ],
        ],
      },
    },
    viewport: {
      options: {
        phone: screen("Phone", 390, 844),
        tablet: screen("Tablet", 768, 1024),
        laptop: screen("Laptop", 1280, 800),
        desktop: screen("Desktop", 1440, 900),
      },
    },
    // Chromatic captures each story in each of these modes. chromatic.config.json contains its other settings.
    chromatic: {
      modes: {
        "zh light 390": { language: "zh", theme: "light", viewport: "phone" },
        "zh light 1280": { language: "zh", theme: "light", viewport: "laptop" },
        "zh dark 390": { language: "zh", theme: "dark", viewport: "phone" },
        "zh dark 1280": { language: "zh", theme: "dark", viewport: "laptop" },
        "en light 390": { language: "en", theme: "light", viewport: "phone" },
        "en light 1280": { language: "en", theme: "light", viewport: "laptop" },
        "en dark 390": { language: "en", theme: "dark", viewport: "phone" },
        "en dark 1280": { language: "en", theme: "dark", viewport: "laptop" },
      },
      prefersReducedMotion: "reduce",
    },
  },
};

export default preview;

import "@fontsource-variable/geist";
import "@fontsource-variable/geist-mono";
import "@lightmaker/ui/styles.css";
import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { configure } from "storybook/test";

// Milliseconds that `waitFor` and `findBy` give a busy machine; they return as soon as they can.
configure({ asyncUtilTimeout: 10_000 });

/** BCP 47 tags of the languages that examples are written in. */
const tags: Record<string, string> = { zh: "zh-Hans", en: "en" };

const preview: Preview = {
  tags: ["autodocs"],
  initialGlobals: { theme: "light", language: "zh" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: { icon: "paintbrush", items: ["light", "dark", "dealer"], dynamicTitle: true },
    },
    language: {
      description: "Language of the examples",
      toolbar: {
        icon: "globe",
        items: [
          { value: "zh", title: "中文" },
          { value: "en", title: "English" },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    function WithLanguageAndTheme(Story, { args, parameters, globals }) {
      const { theme, language } = globals;
      // Themes belong on the root, so that popovers and dialogs in the top layer wear them too.
      useLayoutEffect(() => {
        document.documentElement.dataset["theme"] = theme;
        document.documentElement.lang = tags[language] ?? "zh-Hans";
      }, [theme, language]);
      const translated = language === "zh" ? undefined : parameters["examples"]?.[language];
      return <Story args={{ ...args, ...translated }} />;
    },
  ],
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    options: { storySort: { order: ["Foundations", "components", "blocks"] } },
  },
};

export default preview;

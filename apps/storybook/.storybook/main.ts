import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../foundations/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true },
  // TypeScript 7 has no API for react-docgen-typescript to call.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: {
      ...vite.resolve,
      conditions: ["@lightmaker/source", "module", "browser", "development|production"],
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found late, any of these makes Vite reload the page in the middle of a story test. They belong to
      // packages/ui, where Vite's scan does not look.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        "react",
        "react-dom",
        "react-dom/client",
        "react/jsx-runtime",
        "react/jsx-dev-runtime",
        "@radix-ui/react-accordion",
        "@radix-ui/react-dialog",
        "@radix-ui/react-slot",
        "@radix-ui/react-tabs",
        "@radix-ui/react-toast",
        "@radix-ui/react-toggle-group",
        "@radix-ui/react-tooltip",
        "embla-carousel-react",
        "embla-carousel-auto-scroll",
        "embla-carousel-autoplay",
        "htmlparser2",
        "lucide-react",
        "@vanilla-extract/recipes/createRuntimeFn",
      ],
    },
  }),
};

export default config;

import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { bundledAtStart, conditions } from "../vite-options.ts";
import { withDocuments } from "./manifests.ts";
import { styleSources } from "./style-sources.ts";

/** Storybook runs this hook but does not have it in its type yet. */
interface Config extends StorybookConfig {
  experimental_manifests: typeof withDocuments;
}

const config: Config = {
  framework: "@storybook/react-vite",
  stories: ["../foundations/*.@(mdx|stories.tsx)", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@storybook/addon-mcp",
  ],
  // `manifests/components.json` in the build, and the documentation tools of /mcp while Storybook runs.
  features: { componentsManifest: true },
  experimental_manifests: withDocuments,
  core: { disableTelemetry: true },
  // TypeScript 7 lacks the API that react-docgen-typescript needs.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), styleSources()],
    resolve: { ...vite.resolve, conditions },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...bundledAtStart],
    },
  }),
};

export default config;

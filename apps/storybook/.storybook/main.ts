import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { bundledAtStart, conditions } from "../vite-options.ts";
import { catalogue, groupTitle } from "./catalogue.ts";
import { changes } from "./changes.ts";
import { withDocuments } from "./manifests.ts";
import { props } from "./props/plugin.ts";
import { searchWords } from "./search-words.ts";
import { styleSources } from "./style-sources.ts";
import { tokenFiles } from "./token-files.ts";

/** The stories of each group, under the title of the group. */
const grouped = Object.entries(catalogue).flatMap(([kind, groups]) =>
  Object.entries(groups).map(([group, names]: [string, readonly string[]]) => ({
    directory: `../../../packages/ui/src/${kind}`,
    files: `@(${names.join("|")})/*.stories.tsx`,
    titlePrefix: groupTitle(kind, group),
  })),
);

/** Storybook runs this hook but does not have it in its type yet. */
interface Config extends StorybookConfig {
  experimental_manifests: typeof withDocuments;
}

const config: Config = {
  framework: "@storybook/react-vite",
  stories: ["../foundations/*.@(mdx|stories.tsx)", ...grouped],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@storybook/addon-mcp",
  ],
  experimental_manifests: withDocuments,
  // The maker's icon.
  staticDirs: [{ from: "../../site/public/favicon.svg", to: "/favicon.svg" }],
  managerHead: (head = "") => head + searchWords,
  core: { disableTelemetry: true },
  features: {
    // `manifests/components.json` in the build, and the documentation tools of /mcp while Storybook runs.
    componentsManifest: true,
    // The search of the sidebar finds the synonyms of search-words.ts.
    experimentalSearchDocsHeadings: true,
  },
  // A parser cannot resolve variants and aliases: the props come from TypeScript (.storybook/props).
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      styleSources(),
      props(),
      changes(),
      tokenFiles(),
    ],
    resolve: { ...vite.resolve, conditions },
    build: {
      ...vite.build,
      // Pictures keep their names, so that copied code shows a path and not the bytes.
      assetsInlineLimit: 0,
      // Copied code names the components of the story file.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { ...vite.build?.rolldownOptions?.output, keepNames: true },
      },
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...bundledAtStart],
    },
  }),
};

export default config;

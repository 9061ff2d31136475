import { existsSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";

/** Import conditions that resolve packages/ui to its source, so that it need not be built first. */
export const conditions = ["@lightmaker/source", "module", "browser", "development|production"];

/**
 * Dependencies of packages/ui, which Vite's scan does not find. If Vite discovers one of them late, it reloads the page
 * during a story test.
 */
export const bundledAtStart = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "@radix-ui/react-dialog",
  "@radix-ui/react-slot",
  "@radix-ui/react-tabs",
  "@radix-ui/react-toast",
  "@radix-ui/react-tooltip",
  "embla-carousel",
  "embla-carousel-auto-scroll",
  "embla-carousel-autoplay",
  "htmlparser2",
  "lucide-react",
  "three",
  "three/addons/loaders/GLTFLoader.js",
  "@vanilla-extract/recipes/createRuntimeFn",
];

/** Path of Chromium: from `CHROMIUM_PATH`, else the system's, else `undefined` for the one that Playwright downloaded. */
export const executablePath =
  process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((candidate) => existsSync(candidate));

/**
 * Path of Chromium without the browser's user interface, for the walk of the documentation: it takes a third less of the processor
 * there. The full browser where it is missing.
 */
export const shellPath =
  ["/usr/bin/chromium-headless-shell"].find((candidate) => existsSync(candidate)) ?? executablePath;

type ProviderOptions = NonNullable<Parameters<typeof playwright>[0]>;

/**
 * Returns the options for Chromium in a Vitest project. Each project needs a new object, because Vitest writes the
 * project's name into it.
 */
export const chromium = (
  contextOptions: ProviderOptions["contextOptions"] = {},
  { args = [], ...launchOptions }: ProviderOptions["launchOptions"] = {},
) => ({
  enabled: true,
  headless: true,
  // Two browsers starting on two busy cores need longer than the default of one minute.
  connectTimeout: 180_000,
  provider: playwright({
    launchOptions: {
      ...(executablePath && { executablePath }),
      ...launchOptions,
      args: ["--no-sandbox", "--disable-background-networking", ...args],
    },
    contextOptions,
  }),
  instances: [{ browser: "chromium" as const }],
});

import { existsSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";

/** packages/ui is read as source, so nothing has to be built first. */
export const conditions = ["@lightmaker/source", "module", "browser", "development|production"];

/**
 * Found late, any of these makes Vite reload the page in the middle of a story test. They belong to packages/ui,
 * where Vite's scan does not look.
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
  "@vanilla-extract/recipes/createRuntimeFn",
];

/** Where a Chromium is: the given one, the system's, or (undefined) the one Playwright downloaded. */
const executablePath =
  process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((candidate) => existsSync(candidate));

type ProviderOptions = NonNullable<Parameters<typeof playwright>[0]>;

/** Chromium for one Vitest project; a new object each time, because Vitest writes the project's name into it. */
export const chromium = (contextOptions: ProviderOptions["contextOptions"] = {}, args: string[] = []) => ({
  enabled: true,
  headless: true,
  // Two browsers starting on two busy cores need longer than the default minute.
  connectTimeout: 180_000,
  provider: playwright({
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-background-networking", ...args],
    },
    contextOptions,
  }),
  instances: [{ browser: "chromium" as const }],
});

import path from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { createServer, isRunnableDevEnvironment } from "vite";

const room = import.meta.dirname;

/**
 * Runs a content module outside a build, for commands that read the content.
 *
 * @param entry the module, as a path from the package's root: `/src/index.ts`
 * @param use receives the module's exports; the module is released when it has finished
 * @param cacheDir Vite's cache folder; commands that may run at the same time need different ones
 * @throws Error naming a text without translation, or any error of the module
 */
export async function runContent<Module, Result>(
  entry: `/${string}`,
  use: (module: Module) => Result | Promise<Result>,
  cacheDir?: string,
): Promise<Result> {
  process.env["LINGUI_CONFIG"] ??= path.join(room, "lingui.config.ts");
  // The content uses macros and catalogues, which need Vite's plugins.
  const vite = await createServer({
    configFile: false,
    root: room,
    ...(cacheDir && { cacheDir }),
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ["@lightmaker/source"] }, noExternal: [/^@lightmaker\//] },
    plugins: [
      babel({ presets: [linguiTransformerBabelPreset()] }),
      lingui({ failOnMissing: true, failOnCompileError: true }),
    ],
  });
  try {
    const { ssr } = vite.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the content here.");
    return await use(await ssr.runner.import<Module>(entry));
  } finally {
    await vite.close();
  }
}

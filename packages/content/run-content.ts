import path from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { createServer, isRunnableDevEnvironment } from "vite";

const room = import.meta.dirname;

/**
 * Runs a module of the content outside of a build, for commands that read it.
 *
 * @param entry the module, from this room's root: `/src/index.ts`
 * @param use is given what the module exports; the module is let go of when it has ended
 * @param cacheDir where Vite keeps what it made; each command that may run beside others needs its own
 * @throws Error naming a text that no catalogue has, or what the module throws
 */
export async function runContent<Module, Result>(
  entry: `/${string}`,
  use: (module: Module) => Result | Promise<Result>,
  cacheDir?: string,
): Promise<Result> {
  process.env["LINGUI_CONFIG"] ??= path.join(room, "lingui.config.ts");
  // Content is written with macros and catalogues, which only Vite can read.
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

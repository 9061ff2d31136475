import { globSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { type OutputChunk, rolldown } from "rolldown";
import { describe, expect, inject, it } from "vitest";
import { execute } from "./prepare.ts";

const root = path.join(import.meta.dirname, "../..");
const folder = inject("dealers");
const installed = path.join(folder, "node_modules/@lightmaker/ui");
const files = globSync("**/*", { cwd: installed, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => path.relative(installed, path.join(file.parentPath, file.name)));
const entries = files
  .filter((file) => /^dist\/entries\/.*\.js$/.test(file))
  .map((file) => path.basename(file, ".js"));
const read = (file: string) => readFileSync(path.join(installed, file), "utf8");

describe("the packed package", () => {
  it("contains the library and no development files", () => {
    const allowed =
      /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|codemods\/.*\.(mjs|md)|dist\/.*\.(js|d\.ts|js\.map|css)|dist\/tokens.*\.json|dist\/(llms\.txt|docs\/.*\.md))$/;
    expect(files.filter((file) => !allowed.test(file))).toEqual([]);
    expect(files.filter((file) => /\.(stories|examples|guide|test)\.|fixtures|\.css\.js/.test(file))).toEqual(
      [],
    );
  });

  it("contains no path of the build machine", () => {
    const paths = [root, `${homedir()}${path.sep}`, "file://"];
    expect(files.filter((file) => paths.some((each) => read(file).includes(each)))).toEqual([]);
  });

  it("imports JavaScript only, no style sources", () => {
    const source = /(?:from|import)\s*\(?\s*"[^"]*\.(?:tsx?|css\.js|css)"/;
    const code = files.filter((file) => file.endsWith(".js"));
    expect(code.filter((file) => source.test(read(file)))).toEqual([]);
    const typed = /(?:from|import)\s*\(?\s*"[^"]*\.tsx?"/;
    const declarations = files.filter((file) => file.endsWith(".d.ts"));
    expect(declarations.filter((file) => typed.test(read(file)))).toEqual([]);
  });

  it("contains the sources of its source maps", () => {
    for (const file of files.filter((name) => name.endsWith(".map"))) {
      const { sources, sourcesContent = [] }: { sources: string[]; sourcesContent?: string[] } = JSON.parse(
        read(file),
      );
      expect(sources.filter((source) => path.isAbsolute(source))).toEqual([]);
      expect(sourcesContent).toHaveLength(sources.length);
    }
  });

  it("lets blocks override components, components the reset, and utilities everything", () => {
    const named = read("dist/styles.css").matchAll(/@layer ([\w.]+)/g);
    expect([...new Set([...named].map(([, layer]) => layer))]).toEqual([
      "lm",
      "lm.tokens",
      "lm.reset",
      "lm.base",
      "lm.components",
      "lm.blocks",
      "lm.utilities",
    ]);
  });

  it("has an entry for every component and block that loads on a server", () => {
    expect(entries).toEqual(expect.arrayContaining(["Accordion", "Carousel", "ProductCards", "tokens"]));
    const imports = entries.map((name) => `await import("@lightmaker/ui/${name}");`).join("");
    execute(folder, "node", "--input-type=module", "--eval", imports);
  });

  it("has types that resolve for every entry (attw)", () => {
    const tarball = path.join(folder, "lightmaker-ui.tgz");
    execute(root, "attw", tarball, "--profile", "esm-only", "--entrypoints", ".", ...entries);
  });

  it("has the public API of tests/public-api.api.md: else run `npm run api -w @lightmaker/ui` and read the difference", () => {
    execute(path.join(root, "packages/ui"), "api-extractor", "run");
  });

  it("comes with its changes, the codemod of its version, and the tokens of each theme", () => {
    expect(files).toEqual(expect.arrayContaining(["CHANGELOG.md", "codemods/1.0.0.mjs"]));
    expect(read("CHANGELOG.md")).toContain(`## ${JSON.parse(read("package.json")).version}`);
    for (const name of ["tokens", "tokens.dark", "tokens.dealer"])
      execute(
        folder,
        "node",
        "--input-type=module",
        "--eval",
        `const { default: tokens } = await import("@lightmaker/ui/${name}.json", { with: { type: "json" } }); if (!tokens.color.accent.$value.hex) throw new Error("no accent");`,
      );
  });

  it("keeps every entry within its size limit", () => {
    execute(path.join(root, "packages/ui"), "node", "scripts/sizes.ts");
  });
});

/** Returns the names of the packages that a page with this import loads at first, and of those it may load later. */
async function bundled(code: string) {
  const id = path.join(folder, "page.js");
  const bundle = await rolldown({
    input: id,
    external: /^react(-dom)?(\/|$)/,
    logLevel: "silent",
    plugins: [
      {
        name: "page",
        resolveId: (name) => (name === id ? id : null),
        load: (name) => (name === id ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: false });
  await bundle.close();
  const [first, ...later] = output.filter((file) => file.type === "chunk").map(packagesIn);
  return {
    first: first ?? new Set(),
    later: later.reduce((all, each) => all.union(each), new Set<string>()),
  };
}

function packagesIn({ modules }: OutputChunk): ReadonlySet<string> {
  return new Set(
    Object.entries(modules)
      .filter(([, module]) => module.renderedLength > 0)
      .flatMap(
        ([name]) =>
          name
            .split("node_modules/")
            .at(-1)
            ?.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? [],
      ),
  );
}

describe("a page that imports one component", () => {
  it.each(["@lightmaker/ui", "@lightmaker/ui/Accordion"])("loads nothing else from %s", async (from) => {
    const { first, later } = await bundled(`export { Accordion } from "${from}";`);
    expect([...first].filter((name) => /embla|radix|htmlparser2/.test(name))).toEqual([]);
    expect(first).toContain("@lightmaker/ui");
    expect(later).toEqual(new Set());
  });

  it("loads Embla as a late chunk if the component is the carousel", async () => {
    const { first, later } = await bundled('export { Carousel } from "@lightmaker/ui";');
    expect([...first].filter((name) => name.includes("embla"))).toEqual([]);
    expect(later).toContain("embla-carousel");
  });
});

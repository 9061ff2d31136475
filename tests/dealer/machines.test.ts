import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { execute } from "./prepare.ts";

const root = path.join(import.meta.dirname, "../..");
const dealers = inject("dealers");
const installed = path.join(dealers, "node_modules/@lightmaker/ui");

/** Compiles modules against the installed package, as a dealer's editor does. */
function compile(modules: Readonly<Record<string, string>>): void {
  const folder = path.join(dealers, "from-machines");
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(modules)) writeFileSync(path.join(folder, name), code);
  const config = { extends: "../tsconfig.json", include: ["*.tsx"] };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
  execute(folder, "npx", "--no-install", "tsc", "-p", ".");
}

/** Returns the code of the first block of a language in a Markdown text. */
const codeIn = (text: string, language: string) =>
  text.split(`\`\`\`${language}\n`)[1]?.split("```")[0] ?? "";

const expectsCarousel = (text: string) => {
  expect(text).toContain("Slides in a row, one after another or side by side");
  expect(text).toContain("To compare items: use Grid");
  expect(text).toMatch(/autoplay\?: number \| false/);
  expect(text).toContain("the last slide is followed by the first");
  expect(text).toMatch(/interface CarouselLabels[\s\S]*slideOf: string/);
};

describe("llms.txt of the package", () => {
  const index = readFileSync(path.join(installed, "dist/llms.txt"), "utf8");
  const links = [...index.matchAll(/^- \[(\w+)\]\((docs\/\w+\.md)\): /gm)];

  it("leads to a document of every component and block, with props and guide", () => {
    expect(index).toMatch(/^# @lightmaker\/ui\n\n> /);
    expect(links.length).toBeGreaterThan(90);
    for (const [, name = "", file = ""] of links) {
      const text = readFileSync(path.join(installed, "dist", file), "utf8");
      expect(text).toMatch(new RegExp(`^# ${name}\\n`));
      expect(text).toContain("## Use it");
      expect(text).toMatch(/\n(interface|function|const|type) \w+/);
    }
    expectsCarousel(readFileSync(path.join(installed, "dist/docs/Carousel.md"), "utf8"));
  });

  it("has an example of each that compiles against the installed package", () => {
    const examples = links.map(([, name = "", file = ""]) => [
      `${name}.tsx`,
      codeIn(readFileSync(path.join(installed, "dist", file), "utf8"), "tsx"),
    ]);
    compile(Object.fromEntries(examples));
  });
});

describe("Storybook's server for machines", () => {
  let storybook: ChildProcess;
  let url: string;
  const output: string[] = [];
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/mcp`;
    const options = [
      "--port",
      String(port),
      "--host",
      "127.0.0.1",
      "--ci",
      "--no-open",
      "--disable-telemetry",
    ];
    const { NODE_ENV: _, ...env } = process.env;
    storybook = spawn("storybook", ["dev", ...options], { cwd: path.join(root, "apps/storybook"), env });
    for (const stream of [storybook.stdout, storybook.stderr])
      stream?.on("data", (text) => output.push(String(text)));
    const ended = new Promise<never>((_, reject) =>
      storybook.once("exit", () => reject(new Error(`Storybook ended:\n${output.join("")}`))),
    );
    await Promise.race([ended, answers()]);
  });
  afterAll(() => storybook.kill());

  /** Waits until the server answers. Not at `/mcp`, which keeps such a request open for events. */
  async function answers(): Promise<void> {
    const reached = await fetch(new URL("/", url)).then(
      () => true,
      () => false,
    );
    if (reached) return;
    await new Promise((next) => setTimeout(next, 500));
    return answers();
  }

  let session: string | null = null;
  /** Calls the server as a client of the Model Context Protocol does. */
  async function call(
    method: string,
    params: object,
  ): Promise<{ result?: { content?: { text: string }[]; tools?: { name: string }[] } }> {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...(session && { "Mcp-Session-Id": session }),
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    session = response.headers.get("mcp-session-id") ?? session;
    const text = await response.text();
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  }

  it("answers a client that asks for Carousel with props, guide and an example that compiles", async () => {
    const client = { name: "test", version: "1.0.0" };
    await call("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: client });
    const { result } = await call("tools/list", {});
    expect(result?.tools?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["docs-list", "docs-show"]),
    );
    const list = await call("tools/call", { name: "docs-list", arguments: {} });
    const [, id] = /^- Carousel \(([\w-]+)\)/m.exec(list.result?.content?.[0]?.text ?? "") ?? [];
    const shown = await call("tools/call", { name: "docs-show", arguments: { id } });
    const text = shown.result?.content?.map((part) => part.text).join("\n") ?? "";
    expectsCarousel(text);
    compile({ "FromStorybook.tsx": codeIn(text, "tsx") });
  });
});

/** Returns a port that nothing uses. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

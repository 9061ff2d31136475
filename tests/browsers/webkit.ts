import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "../../api/server/testing/free-port.ts";
import { findWebKit } from "../browser.ts";
import { type Browser, BrowserEnded } from "./browser.ts";

async function firstLine(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) return line;
  throw new Error("The program exited without output.");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Key code of Enter in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const enter = "\uE007";

/** Starts WebKitGTK's MiniBrowser over WebDriver, on its own virtual display. */
export async function startWebKit(): Promise<Browser> {
  const programs = findWebKit();
  const screen = spawn(
    programs.screen,
    ["-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const display = await firstLine(screen.stdout);
  const port = await freePort();
  // Software rendering. With DMA-BUF disabled instead (WEBKIT_DISABLE_DMABUF_RENDERER), MiniBrowser 2.50 crashes with a
  // segmentation fault.
  const driver = spawn(programs.driver, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display}`, LANGUAGE: "zh_CN", LIBGL_ALWAYS_SOFTWARE: "1" },
  });
  const origin = `http://127.0.0.1:${port}`;

  async function send<Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Value> {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as {
      value: (Value & { error?: string; message?: string }) | null;
    };
    if (value?.error === "invalid session id") throw new BrowserEnded("MiniBrowser has ended by itself.");
    if (!response.ok) throw new Error(`WebKitWebDriver: ${value?.error}: ${value?.message}`);
    return value as Value;
  }
  /** Waits until the driver accepts connections. */
  async function ready(): Promise<void> {
    while (driver.exitCode === null) {
      const answer = await fetch(`${origin}/status`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise(setImmediate);
    }
    throw new Error("WebKitWebDriver exited before it was ready.");
  }
  await ready();
  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  return {
    name: "WebKit",
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => send("POST", `${session}/url`, { url }),
    evaluate: (expression) =>
      send("POST", `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    clickAt: (x, y) =>
      send("POST", `${session}/actions`, {
        actions: [
          {
            type: "pointer",
            id: "mouse",
            actions: [
              { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      }),
    async type(text) {
      const active = await send<Record<string, string>>("GET", `${session}/element/active`);
      const [element] = Object.values(active);
      await send("POST", `${session}/element/${element}/value`, { text: text.replaceAll("\n", enter) });
    },
    resize: (width, height) => send("POST", `${session}/window/rect`, { x: 0, y: 0, width, height }),
    picture: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
    async close() {
      await send("DELETE", session).catch((error: unknown) => {
        if (!(error instanceof BrowserEnded)) throw error;
      });
      await end(driver);
      await end(screen);
    },
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { ask, openAgent } from "./requests.ts";

/** How many times longer than the bare server's slowest response the product's may take on a busy machine. */
const factor = 10;

const bareServer =
  'const server = require("node:http").createServer((_, response) => response.end("ok")).listen(0, "127.0.0.1", () => console.log(server.address().port));';

/**
 * A bare HTTP server in a process of its own. It is asked beside the product, so that a busy machine is not taken for a slow
 * product.
 */
export interface Control {
  /** Asks it once. */
  ask(): Promise<void>;
  /**
   * Longest time that the product may take, in milliseconds.
   *
   * @param idle the limit on an idle machine, in milliseconds
   */
  allowed(idle: number): number;
}

/** Starts it. */
export async function startControl(end: AsyncDisposableStack): Promise<Control> {
  const child = spawn(process.execPath, ["-e", bareServer], { stdio: ["ignore", "pipe", "inherit"] });
  end.defer(() => void child.kill());
  const [port] = await once(child.stdout, "data");
  const address = `http://127.0.0.1:${String(port).trim()}`;
  const agent = openAgent(address, 1);
  end.defer(() => agent.destroy());
  let slowest = 0;
  return {
    async ask() {
      const start = performance.now();
      await ask(address, { agent });
      slowest = Math.max(slowest, performance.now() - start);
    },
    allowed: (idle) => Math.max(idle, factor * slowest),
  };
}

import { once } from "node:events";
import { createServer } from "node:net";
import * as v from "valibot";
import { routes } from "../../../contract/index.ts";
import { askForModels } from "../../chat/model-wording.ts";
import type { Config } from "../../config.ts";
import { fetchFault } from "../../fetch.ts";
import { metricsPath } from "../../metrics.ts";
import type { AdminContext } from "../command.ts";
import type { Finding } from "./finding.ts";

/** Asks the service that words the chat's answers. */
export async function examineModel({ config }: AdminContext): Promise<readonly Finding[]> {
  const { CHAT_MODEL_URL: url, CHAT_MODEL: model, CHAT_MODEL_KEY: key } = config;
  if (url === undefined || model === undefined) return [];
  await askForModels({ url, key, timeoutMs: config.CHAT_MODEL_TIMEOUT_MS });
  return [{ state: "ok", text: `CHAT_MODEL_URL: ${url} answers.` }];
}

const healthEnvelope = v.object({
  message: v.picklist(["health.up", "health.databaseDown", "health.cannotStore"]),
});

/** Time that a program on the port has to answer, in milliseconds. */
const portPatience = 5_000;

/** Asks who listens at the server's port. */
export async function examinePort({ config }: AdminContext): Promise<readonly Finding[]> {
  const { PORT, METRICS_PORT } = config;
  if (METRICS_PORT !== 0 && METRICS_PORT === PORT)
    return [{ state: "wrong", text: `METRICS_PORT and PORT are both ${PORT}: choose another METRICS_PORT.` }];
  const findings = await lookAtPort(config);
  if (findings.some(({ state }) => state === "ok")) return [...findings, ...(await lookAtMetrics(config))];
  // Only where no server holds them can they be tried.
  if (!findings.every(({ state }) => state === "hint")) return findings;
  const faults = [
    await listenFault("PORT", PORT, hostOf(config)),
    await listenFault("METRICS_PORT", METRICS_PORT, "127.0.0.1"),
  ].flatMap((text) => (text === undefined ? [] : [{ state: "wrong" as const, text }]));
  return [...findings, ...faults];
}

/** Returns why nothing can listen at a port. */
async function listenFault(setting: string, port: number, host: string): Promise<string | undefined> {
  if (port === 0) return undefined;
  const server = createServer();
  try {
    server.listen(port, host.replace(/^\[|\]$/g, ""));
    await once(server, "listening");
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const remedy =
      code === "EACCES"
        ? "ports below 1024 are root's: choose a higher one, and let the proxy listen at this one"
        : code === "EADDRINUSE"
          ? "another program uses it: choose a free one"
          : message;
    return `${setting}: nothing can listen at ${host}:${port} (${code}): ${remedy}.`;
  } finally {
    server.close();
  }
}

/** Asks the port of a running server for its metrics: it may have been set, or changed, after the start. */
async function lookAtMetrics({ METRICS_PORT }: Config): Promise<readonly Finding[]> {
  if (METRICS_PORT === 0) return [];
  const wrong = (text: string): readonly Finding[] => [{ state: "wrong", text }];
  const place = `127.0.0.1:${METRICS_PORT}`;
  try {
    const response = await fetch(`http://${place}${metricsPath}`, {
      signal: AbortSignal.timeout(portPatience),
      redirect: "manual",
    });
    return /^lightmaker_/m.test(await response.text())
      ? [{ state: "ok", text: `METRICS_PORT: metrics are served at ${place}.` }]
      : wrong(`METRICS_PORT: another program uses ${place}: choose a free one.`);
  } catch (error) {
    const fault = fetchFault(error);
    if (fault !== "ECONNREFUSED")
      return wrong(`METRICS_PORT: what listens at ${place} serves no metrics (${fault}): choose a free one.`);
    return wrong(
      (await listenFault("METRICS_PORT", METRICS_PORT, "127.0.0.1")) ??
        `METRICS_PORT: nothing listens at ${place}, so the running server was started without it: restart it.`,
    );
  }
}

async function lookAtPort(config: Config): Promise<readonly Finding[]> {
  const { PORT } = config;
  if (PORT === 0) return [];
  const place = placeOf(config);
  try {
    const response = await fetch(`http://${place}${routes.health}`, {
      signal: AbortSignal.timeout(portPatience),
      redirect: "manual",
    });
    const health = v.safeParse(healthEnvelope, await response.json().catch(() => undefined));
    if (!health.success)
      return [{ state: "wrong", text: `Another program uses ${place}: choose a free PORT.` }];
    const { message } = health.output;
    if (message === "health.up") return [{ state: "ok", text: `A server answers at ${place}.` }];
    return [
      { state: "wrong", text: `The server at ${place} is not healthy: ${message}. Its log names the cause.` },
    ];
  } catch (error) {
    const fault = fetchFault(error);
    if (fault === "ECONNREFUSED")
      return [{ state: "hint", text: `No server runs at ${place}: start it when nothing above is wrong.` }];
    return [
      {
        state: "wrong",
        text: `What listens at ${place} does not answer as LightMaker does (${fault}).`,
      },
    ];
  }
}

/** Returns true if the server runs and is healthy. */
export const isServing = async (config: Config): Promise<boolean> =>
  (await lookAtPort(config)).some(({ state }) => state === "ok");

/** Returns host and port at which this machine reaches the server. */
export const placeOf = (config: Config): string => `${hostOf(config)}:${config.PORT}`;

/** Returns the address at which this machine reaches the server. */
function hostOf({ HOST }: Config): string {
  if (["localhost", "0.0.0.0", "::"].includes(HOST)) return "127.0.0.1";
  return HOST.includes(":") ? `[${HOST}]` : HOST;
}

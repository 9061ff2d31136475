import * as v from "valibot";
import { routes } from "../../../contract/index.ts";
import { askForModels } from "../../chat/model-wording.ts";
import type { Config } from "../../config.ts";
import { fetchFault } from "../../fetch.ts";
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
export const examinePort = ({ config }: AdminContext): Promise<readonly Finding[]> => lookAtPort(config);

async function lookAtPort(config: Config): Promise<readonly Finding[]> {
  const { PORT } = config;
  if (PORT === 0) return [];
  const place = `${hostOf(config)}:${PORT}`;
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

/** Returns the address at which this machine reaches the server. */
function hostOf({ HOST }: Config): string {
  if (["localhost", "0.0.0.0", "::"].includes(HOST)) return "127.0.0.1";
  return HOST.includes(":") ? `[${HOST}]` : HOST;
}

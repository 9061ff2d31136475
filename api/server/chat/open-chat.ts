import { stat } from "node:fs/promises";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.ts";
import type { RateLimits } from "../guards/rate-limits.ts";
import type { Metrics } from "../metrics.ts";
import type { AddressReader } from "../networks.ts";
import type { Writer } from "../writer/writer.ts";
import type { Outcome } from "./answerer.ts";
import { type ChatServer, createChatServer } from "./chat-server.ts";
import { createKnowledgeAnswerer, type Wording } from "./knowledge-answerer.ts";
import { createWording } from "./model-wording.ts";
import { readKnowledge } from "./read-knowledge.ts";
import { unansweredEntry } from "./unanswered.ts";

/**
 * Maximum number of unanswered questions that one server stores in an hour. Kept for 90 days at 2 kB each they take at most 1.3 GB,
 * however many visitors ask nonsense.
 */
const mostUnansweredPerHour = 300;

/** Returns true for a question without an answer. Whoever is offered other questions has not been understood. */
const isInVain = (outcome: Outcome): boolean =>
  outcome === "unknown" || outcome === "declined" || outcome === "offered";

/** Dependencies of the chat. */
export interface ChatParts {
  readonly config: Config;
  readonly writer: Pick<Writer, "add">;
  readonly metrics: Metrics;
  readonly addressOf: AddressReader;
  readonly limits: Pick<RateLimits, "take">;
  readonly logger: Logger;
}

/**
 * Reads the chat's knowledge and creates the chat server. Without knowledge, the chat says that it does not know and links to the
 * contact page.
 *
 * @throws Error if a configured folder is missing, or a file in it cannot be used
 */
export async function openChat({
  config,
  writer,
  metrics,
  addressOf,
  limits,
  logger,
}: ChatParts): Promise<ChatServer> {
  const { path, chosen } = config.KNOWLEDGE_DIR;
  if (chosen && !(await stat(path).catch(() => undefined))?.isDirectory()) {
    throw new Error(
      `KNOWLEDGE_DIR is ${path}, but there is no such folder. Build it, or mend KNOWLEDGE_DIR.`,
    );
  }
  const knowledge = await readKnowledge(path);
  logger.info(
    { zh: knowledge.zh?.entries.length ?? 0, en: knowledge.en?.entries.length ?? 0 },
    "chat knowledge read",
  );
  const kept = new RateLimiterMemory({ points: mostUnansweredPerHour, duration: 3_600 });
  const answerer = createKnowledgeAnswerer({
    knowledge,
    word: wordingOf(config, logger),
    onOutcome(outcome, question, language, unheard = []) {
      metrics.chatAnswer(outcome);
      for (const text of isInVain(outcome) ? [question] : unheard) {
        // The answer does not wait for this.
        kept
          .consume("unanswered")
          .then(() => writer.add(unansweredEntry(text, language, Date.now())))
          .catch((error: unknown) => {
            // A full hour is no error: whoever fills it sends no questions that editors could use.
            if (!(error instanceof RateLimiterRes))
              logger.warn({ err: error }, "unanswered question not stored");
          });
      }
    },
  });
  return createChatServer({ answerer, addressOf, limits, logger, metrics, config });
}

function wordingOf(config: Config, logger: Logger): Wording | undefined {
  const { CHAT_MODEL_URL: url, CHAT_MODEL: model } = config;
  if (url === undefined || model === undefined) return undefined;
  return createWording({
    url,
    model,
    key: config.CHAT_MODEL_KEY,
    timeoutMs: config.CHAT_MODEL_TIMEOUT_MS,
    tokensPerHour: config.CHAT_MODEL_TOKENS_PER_HOUR,
    logger,
  });
}

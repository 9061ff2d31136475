import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import { newsPages, routes } from "../contract/index.ts";
import { samples } from "../server/testing/sample-files.ts";
import { builtSite } from "./built-site.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { processorTime, resident } from "./process-usage.ts";
import { ask, envelopeOf, fileForm, openAgent, outcomeOf, post } from "./requests.ts";

/** Duration. Set with the environment variable `MINUTES`. */
const minutes = Number(process.env["MINUTES"] ?? 2);

/** Number of visitors for each activity, each with its own connection. */
const visitors = { page: 1_200, news: 300, chat: 300, lead: 150, upload: 50 } as const;

/**
 * Minimum and maximum pause between two requests of a visitor, in milliseconds, like that of a reader. Far below the 20 s after
 * which the server closes an idle connection, so that all connections stay open.
 */
const [shortestPause, longestPause] = [4_000, 10_000];

type Kind = keyof typeof visitors;

/** Simulates 2,000 visitors on 2,000 connections, each at a reader's pace, against the built product on SQLite. */
export const load: Fault = {
  name: "load",
  async run(end) {
    const site = builtSite();
    const host = await createHost(end, {
      ...site,
      CHAT_MESSAGES_PER_MINUTE: "1000",
      UPLOADS_PER_MINUTE: "0",
    });
    // The first start also compiles the program and fills the news tables, so the second one is measured.
    const first = await host.start();
    first.child.kill("SIGTERM");
    await first.exited;
    const server = await host.start();
    const times = new Map<Kind, number[]>(Object.keys(visitors).map((kind) => [kind as Kind, []]));
    const errors = new Map<string, number>();
    const leads: string[] = [];
    const acts = await makeActs(server.address, site["KNOWLEDGE_DIR"] ?? "", leads);
    const stop = performance.now() + minutes * 60_000;

    const visit = async (kind: Kind): Promise<void> => {
      const act = await acts[kind]();
      // The first requests are spread over time as well.
      await delay(Math.random() * longestPause);
      while (performance.now() < stop) {
        const began = performance.now();
        try {
          await act.once();
        } catch (error) {
          const what = `${kind}: ${String(error)}`;
          errors.set(what, (errors.get(what) ?? 0) + 1);
        }
        times.get(kind)?.push(performance.now() - began);
        await delay(shortestPause + Math.random() * (longestPause - shortestPause));
      }
      act.end();
    };
    const memory: number[] = [];
    const processorBefore = await processorTime(server.child.pid);
    const watch = async (): Promise<void> => {
      for (let tenth = 0; tenth < 10; tenth += 1) {
        await delay(minutes * 6_000);
        memory.push(await resident(server.child.pid));
      }
    };
    const everybody = Object.entries(visitors).flatMap(([kind, count]) =>
      Array.from({ length: count }, () => visit(kind as Kind)),
    );
    await Promise.all([watch(), ...everybody]);
    const processor = (await processorTime(server.child.pid)) - processorBefore;

    const all = [...times.values()].flat();
    assert.deepEqual([...errors], [], `Of ${all.length} requests some failed; ${figures(all)}.`);
    const storage = await host.openStorage();
    const stored = new Set((await storage.leads.list()).map(({ id }) => id));
    assert.deepEqual(
      leads.filter((id) => !stored.has(id)),
      [],
    );
    const [atFirst = 0, atLast = 0] = [memory[0], memory.at(-1)];
    assert.ok(atLast < atFirst * 1.5, `Memory at each tenth: ${memory.join(", ")} MB; ${figures(all)}`);
    const lines = [...times].map(([kind, some]) => `${kind} ${some.length}: ${figures(some)}`);
    const perSecond = Math.round(all.length / minutes / 60);
    const each = ((processor * 1_000) / all.length).toFixed(2);
    return `${everybody.length} connections, ${minutes} min, ${perSecond}/s, 0 errors, ${figures(all)}, ${each} ms of one core for each (${lines.join("; ")}); memory at each tenth ${memory.join(", ")} MB`;
  },
};

/** Repeated activity of a visitor. */
interface Act {
  /** @throws Error if the response is wrong */
  once(): Promise<void>;
  end(): void;
}

async function makeActs(
  address: string,
  knowledgeFolder: string,
  leads: string[],
): Promise<Readonly<Record<Kind, () => Promise<Act>>>> {
  const pages = await readPages(address);
  const questions = await readQuestions(knowledgeFolder);
  const form = await fileForm("a.pdf", Buffer.concat([samples.pdf, Buffer.alloc(200_000, 32)]));
  const overHttp =
    (send: (agent: ReturnType<typeof openAgent>) => Promise<void>) => async (): Promise<Act> => {
      const agent = openAgent(address, 1);
      return { once: () => send(agent), end: () => agent.destroy() };
    };
  const read = (paths: readonly string[]) =>
    overHttp(async (agent) => {
      const answer = await ask(address + pick(paths), { agent, headers: { "Accept-Encoding": "br" } });
      if (answer.status !== 200 || answer.body.length === 0) throw new Error(outcomeOf(answer));
    });
  return {
    page: read(pages),
    news: read([...Object.values(newsPages), routes.selectNews, `${routes.selectNews}?language=en`]),
    lead: overHttp(async (agent) => {
      const lead = { surName: "王", name: "芳", email: "wang@example.com" };
      const answer = await post(address + routes.addAccessInformation, lead, { agent });
      if (answer.status !== 200) throw new Error(outcomeOf(answer));
      leads.push(envelopeOf<{ id: string }>(answer).data.id);
    }),
    upload: overHttp(async (agent) => {
      const answer = await ask(address + routes.uploadFile, { ...form, agent });
      if (answer.status !== 200) throw new Error(outcomeOf(answer));
    }),
    async chat() {
      const socket = new WebSocket(address.replace("http", "ws") + routes.chat);
      await once(socket, "open");
      return {
        async once() {
          const answered = once(socket, "message");
          socket.send(JSON.stringify({ message: pick(questions), time: new Date().toISOString() }));
          const [answer] = (await answered) as [Buffer];
          if (!JSON.parse(answer.toString()).answer) throw new Error(`No answer: ${answer}`);
        },
        end: () => socket.terminate(),
      };
    },
  };
}

/** Returns every page of the site, from its sitemap. */
async function readPages(address: string): Promise<readonly string[]> {
  const map = (await ask(`${address}/sitemap.xml`)).body.toString();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = ""]) => new URL(page).pathname);
  if (pages.length === 0) throw new Error("The site's map names no pages.");
  return pages;
}

async function readQuestions(folder: string): Promise<readonly string[]> {
  const knowledge = await readFile(join(folder, "knowledge.zh.json"), "utf8");
  return (JSON.parse(knowledge) as { entries: readonly { question: string }[] }).entries.map(
    ({ question }) => question,
  );
}

function pick(items: readonly string[]): string {
  return items[Math.floor(Math.random() * items.length)] ?? "";
}

function figures(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

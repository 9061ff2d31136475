import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { fileIdOf, routes } from "../contract/index.ts";
import type { Storage } from "../server/storage/storage.ts";
import { samples } from "../server/testing/sample-files.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import { type Answer, ask, envelopeOf, fileForm, openAgent, outcomeOf, post } from "./requests.ts";

/** One in this many submissions is a file. */
const fileEvery = 5;

/** Pause of a visitor after a failure, in milliseconds. */
const afterFailure = 100;

/** Simulated visitors who continuously send leads and files, and record the responses. */
export class Traffic {
  /** E-mail of each lead whose response reported success, by the id in the response. */
  readonly leads = new Map<string, string>();
  /** Ids of files whose response reported success. */
  readonly files = new Set<string>();
  /** Number of other responses by kind, such as `503 server.busy`. */
  readonly refusals = new Map<string, number>();
  /** Errors of requests that got no response at all. */
  readonly broken: unknown[] = [];
  /** Longest time to a response, in milliseconds. */
  slowest = 0;
  #stopped = false;
  readonly #running: Promise<unknown>;

  /** @param addresses returns the servers' addresses, which are used in turn; called for each request */
  constructor(addresses: () => readonly string[], clients = 20) {
    this.#running = Promise.all(
      Array.from({ length: clients }, (_, number) => this.#visit(addresses, number)),
    );
  }

  /** Number of responses that reported success. */
  get stored(): number {
    return this.leads.size + this.files.size;
  }

  /** Waits until the given number of further submissions has been stored. */
  async more(count: number, limit?: number): Promise<void> {
    const goal = this.stored + count;
    await waitFor(`${count} more are stored`, () => this.stored >= goal, limit);
  }

  /** Waits until the given number of further requests has been refused or broken. */
  async moreFailures(count: number, limit?: number): Promise<void> {
    const goal = this.failures + count;
    await waitFor(`${count} more fail`, () => this.failures >= goal, limit);
  }

  get failures(): number {
    return this.broken.length + [...this.refusals.values()].reduce((sum, count) => sum + count, 0);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** Describes the refused requests. */
  get refused(): string {
    return [...this.refusals].map(([outcome, count]) => `${count} × ${outcome}`).join(", ") || "nothing";
  }

  /** @throws AssertionError if a visitor got another error than the given ones, or no response */
  assertOnly(...outcomes: readonly string[]): void {
    assert.deepEqual(this.broken, [], "Requests got no answer.");
    assert.deepEqual(
      [...this.refusals.keys()].filter((outcome) => !outcomes.includes(outcome)),
      [],
      "There are answers that do not say clearly what is wrong.",
    );
  }

  /** @throws AssertionError if the database lacks an acknowledged lead, its message or an acknowledged file */
  async assertNothingLost(storage: Storage): Promise<void> {
    const [leads, outbox, files] = await Promise.all([
      storage.leads.list(),
      storage.outbox.list(),
      storage.files.list(),
    ]);
    const emails = new Map(leads.map(({ id, payload }) => [id, JSON.parse(payload).email as string]));
    const announced = new Set(outbox.map(({ lead_id }) => lead_id));
    const rows = new Set(files.map(({ id }) => id));
    const lost = [...this.leads].filter(([id, email]) => emails.get(id) !== email || !announced.has(id));
    assert.deepEqual(
      lost,
      [],
      "Leads were answered as stored and are not in the database with their message.",
    );
    assert.deepEqual(
      [...this.files].filter((id) => !rows.has(id)),
      [],
      "Files were answered as stored and are not in the database.",
    );
    assert.ok(this.leads.size > 0 && this.files.size > 0, "Nothing was sent, so nothing was proven.");
  }

  async #visit(addresses: () => readonly string[], number: number): Promise<void> {
    const form = await fileForm("a.pdf", Buffer.concat([samples.pdf, Buffer.alloc(20_000, 32)]));
    const agents = new Map<string, ReturnType<typeof openAgent>>();
    for (let turn = number; !this.#stopped; turn += 1) {
      const all = addresses();
      const address = all[turn % all.length] ?? "";
      const agent = agents.get(address) ?? openAgent(address, 1);
      agents.set(address, agent);
      const email = `${number}-${turn}@example.com`;
      const isFile = turn % fileEvery === 0;
      const start = performance.now();
      try {
        const answer = isFile
          ? await ask(address + routes.uploadFile, { ...form, agent })
          : await post(
              address + routes.addAccessInformation,
              { surName: "王", name: "芳", email },
              { agent },
            );
        this.#note(answer, isFile, email);
        if (answer.status !== 200) await delay(afterFailure);
      } catch (error) {
        this.broken.push(error);
        await delay(afterFailure);
      }
      this.slowest = Math.max(this.slowest, performance.now() - start);
    }
    for (const agent of agents.values()) agent.destroy();
  }

  #note(answer: Answer, isFile: boolean, email: string): void {
    if (answer.status !== 200) {
      const outcome = outcomeOf(answer);
      this.refusals.set(outcome, (this.refusals.get(outcome) ?? 0) + 1);
    } else if (isFile) this.files.add(fileIdOf(envelopeOf<{ url: string }>(answer).data.url) ?? "");
    else this.leads.set(envelopeOf<{ id: string }>(answer).data.id, email);
  }
}

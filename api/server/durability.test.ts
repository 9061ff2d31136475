import { readdir } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccessInformation, type Envelope, fileIdOf, routes } from "../contract/index.ts";
import { openStorage, type Storage } from "./storage/storage.ts";
import { createTestFolder, type TestFolder } from "./testing/folders.ts";
import { samples } from "./testing/sample-files.ts";
import { startPostgres, type TestPostgres } from "./testing/test-postgres.ts";
import { type ServerProcess, spawnServer } from "./testing/test-servers.ts";
import { waitFor } from "./testing/wait-for.ts";

/** `npm run test:faults` kills more often. */
const rounds = Number(process.env["KILLS"] ?? 2);
const postsPerRound = 1_000;
const clients = 40;
/** One in this many posts is a file. */
const fileEvery = 10;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(["sqlite", "postgres"] as const)("on %s", (engine) => {
  let folder: TestFolder;
  let storage: Storage;
  let databaseUrl: string | undefined;
  const start = (): Promise<ServerProcess> =>
    spawnServer({
      DATA_DIR: folder.path,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      // A small site: the real one would only slow down each start.
      SITE_DIR: `${folder.path}/site`,
      MEDIA_DIR: `${folder.path}/site`,
      LOG_LEVEL: "error",
      POSTS_PER_MINUTE: "0",
    });

  beforeAll(async () => {
    folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
    databaseUrl = engine === "postgres" ? await postgres.createDatabase() : undefined;
    // A second connection to the same database. It sees the rows in the database, not the state of a server.
    storage = await openStorage({ dataDir: folder.path, databaseUrl, onIdleError: () => undefined });
  });
  afterAll(async () => {
    await storage.close();
    await folder.remove();
  });

  test(`kill -9 during ${postsPerRound} posts, ${rounds} times over, loses no acknowledged lead, message or file`, async () => {
    /** E-mail of every lead whose response reported success, by the id in the response. */
    const acknowledged = new Map<string, string>();
    /** Ids of files whose response reported success. */
    const uploaded = new Set<string>();
    const killedAt: number[] = [];
    let broken = 0;

    for (let round = 0; round < rounds; round += 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: clients });
      let server = start();
      const first = await server;
      // Chosen by the number of responses, not by time, so that the kill always falls inside the stream.
      const killAfter =
        1 + Math.floor(Math.random() * (postsPerRound - postsPerRound / fileEvery - 3 * clients));
      let answers = 0;
      let next = 0;

      const client = async (): Promise<void> => {
        while (next < postsPerRound) {
          const email = `${round}-${next}@example.com`;
          next += 1;
          const { address } = await server;
          if (next % fileEvery === 0) {
            const file = await upload(address).catch(() => undefined);
            if (file === undefined) broken += 1;
            else uploaded.add(file);
            continue;
          }
          const id = await post(agent, address, { surName: "王", name: "芳", email }).catch(() => undefined);
          if (id === undefined) {
            broken += 1;
            continue;
          }
          acknowledged.set(id, email);
          answers += 1;
          if (answers === killAfter) {
            first.child.kill("SIGKILL");
            // The other clients find the new server when they send their next lead.
            server = first.exited.then(start);
          }
        }
      };
      await Promise.all(Array.from({ length: clients }, client));

      killedAt.push(killAfter);
      expect(await first.exited).toEqual({ code: null, signal: "SIGKILL" });
      const second = await server;
      second.child.kill("SIGTERM");
      expect(await second.exited, second.log()).toEqual({ code: 0, signal: null });
      agent.destroy();

      const leads = await storage.leads.list();
      const emails = new Map(
        leads.map(({ id, payload }) => [id, (JSON.parse(payload) as AccessInformation).email]),
      );
      const lost = [...acknowledged].filter(([id, email]) => emails.get(id) !== email);
      expect(lost, `round ${round}, killed after ${killAfter} answers`).toEqual([]);
      const rows = new Set((await storage.files.list()).map(({ id }) => id));
      const bytes = new Set(await readdir(join(folder.path, "files")));
      const lostFiles = [...uploaded].filter((id) => !rows.has(id) || !bytes.has(id));
      expect(lostFiles, `round ${round}, killed after ${killAfter} answers`).toEqual([]);
      expect(
        [...rows].filter((id) => !bytes.has(id)),
        "rows without bytes",
      ).toEqual([]);
      const announced = (await storage.outbox.list()).map(({ lead_id }) => lead_id);
      expect(announced.sort()).toEqual([...emails.keys()].sort());
    }

    // Every kill must have broken at least one request. Otherwise it did not fall inside the stream.
    expect(broken).toBeGreaterThanOrEqual(rounds);
    console.info(
      `Durability on ${engine}: ${acknowledged.size} leads and ${uploaded.size} files acknowledged, 0 lost, ${broken} cut off, killed after ${killedAt.join(", ")} answers`,
    );
  });

  test("SIGTERM lets a running request finish, stores it, and takes no new ones", async () => {
    const server = await start();
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify({ surName: "", name: "late", email: "" });
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const running = request(
      server.address + routes.addAccessInformation,
      {
        agent,
        method: "POST",
        // The server's "100 Continue" shows that it has started to process the request.
        headers: {
          "content-type": "application/json",
          "content-length": body.length,
          expect: "100-continue",
        },
      },
      (response) => response.resume().on("end", () => resolve(response.statusCode)),
    ).on("error", reject);
    running.flushHeaders();
    await new Promise<void>((begun) => running.once("continue", begun));

    server.child.kill("SIGTERM");
    await waitFor("the server takes no new connections", () =>
      fetch(server.address + routes.health).then(
        () => false,
        () => true,
      ),
    );
    running.end(body);
    expect(await promise).toBe(200);
    expect(await server.exited).toEqual({ code: 0, signal: null });
    agent.destroy();
    expect((await storage.leads.list()).some(({ payload }) => payload.includes('"late"'))).toBe(true);
  });
});

/** Uploads a small file and returns its id. Rejects if the connection breaks or the response reports no success. */
async function upload(address: string): Promise<string> {
  const body = new FormData();
  body.append("file", new Blob([samples.pdf]), "a.pdf");
  const response = await fetch(address + routes.uploadFile, { method: "POST", body });
  const { code, data } = (await response.json()) as Envelope<{ url: string }>;
  if (code !== 200) throw new Error(`answered with ${code}`);
  return fileIdOf(data.url) ?? "";
}

/** Posts a lead and returns the id from the response. Rejects if the connection breaks or the response reports no success. */
function post(agent: Agent, address: string, lead: AccessInformation): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const outgoing = request(
    address + routes.addAccessInformation,
    { agent, method: "POST", headers: { "content-type": "application/json" } },
    (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve((JSON.parse(text) as Envelope<{ id: string }>).data.id);
        else reject(new Error(`${response.statusCode} ${text}`));
      });
    },
  );
  outgoing.on("error", reject);
  outgoing.end(JSON.stringify(lead));
  return promise;
}

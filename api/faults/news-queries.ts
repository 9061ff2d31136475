import assert from "node:assert/strict";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { newsPages, routes } from "../contract/index.ts";
import { builtSite } from "./built-site.ts";
import { startControl } from "./control.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { resident } from "./process-usage.ts";
import { ask, openAgent } from "./requests.ts";

/** Number of items in each language: fourteen times the initial content. */
const items = 216;

const types = ["product", "company", "行业信息", "技术分享"] as const;

/** Number of requests with campaign parameters, sent one after the other on one connection. */
const campaignRequests = 20_000;

/**
 * Number of visitors who request pages that nobody requested before, pages per visitor, and visitors who never read the response.
 */
const visitors = 400;
const asked = 10;
const silentVisitors = 200;

/**
 * Memory limit for the whole test, in MB: 32 for cached pages, plus pages being created and garbage that is not yet collected.
 */
const mostMemory = 200;

/** Maximum time that a page or the health check may take meanwhile on an idle machine, in milliseconds. */
const longestWait = 3_000;

/**
 * Requests the news with queries that nobody sent before: from campaigns, from hundreds of visitors at once, and from some who
 * never read the response.
 */
export const newsQueries: Fault = {
  name: "news-queries",
  async run(end) {
    const host = await createHost(end, builtSite());
    const storage = await host.openStorage();
    await storage.published.putNews(
      ["zh", "en"].flatMap((language) =>
        Array.from({ length: items }, (_, number) => article(number, language)),
      ),
    );
    const server = await host.start();
    const url = server.address + newsPages.en;
    const agent = openAgent(server.address, visitors);
    end.defer(() => agent.destroy());
    const plain = await ask(url, { agent });
    const before = await resident(server.child.pid);

    const one = openAgent(server.address, 1);
    end.defer(() => one.destroy());
    for (let number = 0; number < campaignRequests; number += 1) {
      const { body } = await ask(`${url}?gclid=${Math.random()}&utm_term=${number}`, { agent: one });
      if (number % 1_000 === 0) assert.deepEqual(body, plain.body, "A campaign's visitors see another page.");
    }
    const afterCampaign = await resident(server.child.pid);
    assert.ok(
      afterCampaign - before < mostMemory,
      `${campaignRequests} campaign addresses cost ${afterCampaign - before} MB.`,
    );

    const { hostname, port } = new URL(server.address);
    for (let number = 0; number < silentVisitors; number += 1) {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET ${newsPages.en}${viewOf(visitors * asked + number)} HTTP/1.1\r\nHost: x\r\n\r\n`);
        socket.pause();
      });
      socket.on("error", () => undefined);
      end.defer(() => void socket.destroy());
    }
    const control = await startControl(end);
    let [filled, built, slowest, most, done] = [0, 0, 0, 0, false];
    const watch = async (): Promise<void> => {
      while (!done) {
        const start = performance.now();
        for (const path of [routes.health, newsPages.en]) {
          const { status, body } = await ask(server.address + path, { agent });
          assert.equal(status, 200);
          if (path === newsPages.en)
            assert.deepEqual(body, plain.body, "The list itself is not filled any more.");
        }
        slowest = Math.max(slowest, performance.now() - start);
        most = Math.max(most, await resident(server.child.pid));
        await control.ask();
        await delay(50);
      }
    };
    const visit = async (visitor: number): Promise<void> => {
      for (let number = 0; number < asked; number += 1) {
        const { status, body } = await ask(url + viewOf(visitor * asked + number), { agent });
        assert.equal(status, 200);
        if (body.includes('"items":[')) filled += 1;
        else built += 1;
      }
    };
    const watching = watch();
    await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor))).finally(() => {
      done = true;
    });
    await watching;
    assert.ok(most - before < mostMemory, `${visitors} visitors cost ${most - before} MB.`);
    assert.ok(slowest < control.allowed(longestWait), `Meanwhile an answer took ${Math.round(slowest)} ms.`);
    return `${campaignRequests} campaign addresses cost ${afterCampaign - before} MB; ${visitors * asked} pages that nobody had asked for (${filled} filled, ${built} as built) ${most - before} MB on top of ${before}, slowest other answer ${Math.round(slowest)} ms`;
  },
};

/** Returns a new combination of type, page and item for each number. */
const viewOf = (number: number): string =>
  `?type=${["productDynamic", "company", "industryNews", "technologyNews"][number % 4]}&page=${1 + (Math.floor(number / 4) % 9)}&item=item-${number % items}`;

function article(number: number, language: string) {
  const letters = Array.from({ length: 900 }, (_, place) =>
    String.fromCodePoint(0x4e00 + ((number * 911 + place * 7) % 3_000)),
  );
  return {
    id: `item-${number}`,
    language,
    title: `Item ${number}`,
    author: "LightMaker",
    created_at: 1_790_000_000_000 + number * 86_400_000,
    type: types[number % types.length] ?? "",
    content: `<p>${letters.join("")}</p>`,
    state: 1,
    photo_url: "",
    profile: "A sentence about what the item says, as long as such sentences are.",
  };
}

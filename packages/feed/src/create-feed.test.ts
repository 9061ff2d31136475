import { beforeEach, describe, expect, it } from "vitest";
import { createFeed, FeedError } from "./create-feed.ts";

const origin = "https://maker.example";
const file = (more: object = {}) => JSON.stringify({ schemaVersion: 1, models: [], ...more });

let asked: string[];
let answer: () => Response;
const request: typeof fetch = async (url, init) => {
  asked.push(`${String(url)} ${init?.cache}`);
  return answer();
};
let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => {
  asked = [];
  kept = new Map();
  answer = () => new Response(file());
});

describe("the addresses", () => {
  it.each([
    ["zh", "https://maker.example/feed/products.json"],
    ["en", "https://maker.example/feed/en/products.json"],
  ] as const)("of %s", async (language, url) => {
    await createFeed({ origin: `${origin}/`, language, fetch: request }).products();
    expect(asked).toEqual([`${url} no-cache`]);
  });

  it("of a model", async () => {
    await createFeed({ origin, fetch: request }).model("light-530");
    expect(asked).toEqual([`${origin}/feed/en/light-530.json no-cache`]);
  });
});

describe("the copy", () => {
  it("is used without asking while it is young", async () => {
    const feed = createFeed({ origin, storage, fetch: request });
    await feed.products();
    await feed.products();
    expect(asked).toHaveLength(1);
  });

  it("is checked when it is old, and used if the network fails", async () => {
    const feed = createFeed({ origin, storage, maxAge: 0, fetch: request });
    answer = () => new Response(file({ maker: "first" }));
    await feed.products();
    answer = () => {
      throw new TypeError("offline");
    };
    expect(await feed.products()).toMatchObject({ maker: "first" });
    expect(asked).toHaveLength(2);
  });

  it("costs nothing but itself if the storage is full", async () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("", "QuotaExceededError");
      },
    };
    expect(await createFeed({ origin, storage: full, fetch: request }).products()).toMatchObject({
      models: [],
    });
  });
});

describe("a failure", () => {
  it.each([
    [() => new Response("", { status: 503 }), "answered 503"],
    [() => new Response("<html>"), "is not JSON"],
    [() => new Response('{"schemaVersion":2}'), "has version 2"],
  ])("%# names the file and the reason", async (wrong, message) => {
    answer = wrong;
    const reading = createFeed({ origin, fetch: request }).products();
    await expect(reading).rejects.toThrow(FeedError);
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toThrow("/feed/en/products.json");
  });

  it("of a copy in the storage does not last: a wrong file is never kept", async () => {
    answer = () => new Response('{"schemaVersion":2}');
    await createFeed({ origin, storage, fetch: request })
      .products()
      .catch(() => undefined);
    expect(kept.size).toBe(0);
  });
});

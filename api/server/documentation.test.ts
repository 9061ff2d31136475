import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routes } from "../contract/index.ts";
import { readConfig } from "./config.ts";
import { createMetrics } from "./metrics.ts";
import { lastLines, stopLimit } from "./stop-limit.ts";

const read = (path: string): Promise<string> => readFile(join(import.meta.dirname, "../..", path), "utf8");

test.each([".env.example", "docs/operations.md"])("%s names every setting", async (path) => {
  const text = await read(path);
  expect(Object.keys(readConfig({})).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

test.each([".env.example", "docs/operations.md"])("%s states the default of every number", async (path) => {
  const text = await read(path);
  const numbers = Object.entries(readConfig({})).filter(([, value]) => typeof value === "number");
  expect(numbers.length).toBeGreaterThan(20);
  expect(
    numbers
      .map(([name, value]) => `${name}=${value}`)
      .filter((each) => !new RegExp(`\\b${each}\\b`).test(text)),
  ).toEqual([]);
});

test("docs/operations.md names every figure of ours at /metrics", async () => {
  const metrics = createMetrics(
    { DATA_DIR: { path: import.meta.dirname, chosen: true }, BACKUP_DIR: import.meta.dirname },
    { waiting: 0 },
    { outbox: { count: async () => ({ waiting: 0, dead: 0 }) }, files: { totalSize: async () => 0 } },
  );
  const names = [...(await metrics.read()).text.matchAll(/^# TYPE (lightmaker_\w+)/gm)].map(
    ([, name]) => name,
  );
  const text = await read("docs/operations.md");
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !text.includes(`${name}`))).toEqual([]);
});

test("systemd and docker wait longer for the server's end than the server itself", async () => {
  const ends = (stopLimit(readConfig({})) + lastLines) / 1_000;
  const [, unit] = /^TimeoutStopSec=(\d+)$/m.exec(await read("docs/deploy/lightmaker.service")) ?? [];
  expect(Number(unit)).toBeGreaterThan(ends);
  const waits = [...(await read("docs/operations.md")).matchAll(/docker stop -t (\d+)/g)];
  expect(waits).not.toEqual([]);
  for (const [, wait] of waits) expect(Number(wait)).toBeGreaterThan(ends);
});

test("nginx sends uploads on as they arrive, collects other bodies in memory, and limits an address as the server does", async () => {
  const nginx = await read("docs/deploy/nginx.conf");
  const [block = "", pattern = ""] = /location ~ (\^\/api\S+) \{[^}]*\}/.exec(nginx) ?? [];
  for (const route of Object.values(routes)) {
    const takesFiles = route === routes.uploadFile || route === routes.saveApplicationForm;
    expect(new RegExp(pattern).test(route), route).toBe(takesFiles);
  }
  expect(block).toContain("proxy_request_buffering off;");
  const others = nginx.replace(block, "");
  const [, most] = /^ *client_max_body_size (\d+)k;$/m.exec(others) ?? [];
  const [, inMemory] = /^ *client_body_buffer_size (\d+)k;$/m.exec(others) ?? [];
  const { BODY_LIMIT, CONNECTIONS_PER_ADDRESS } = readConfig({});
  expect(Number(most) * 1_024).toBeGreaterThan(BODY_LIMIT);
  expect(inMemory).toBe(most);
  expect(others).toContain(`limit_conn visitors ${CONNECTIONS_PER_ADDRESS};`);
});

test("the firewall in front of Caddy limits an address as the server does, and Caddy opens no port that it does not see", async () => {
  const firewall = await read("docs/deploy/nftables.conf");
  const { CONNECTIONS_PER_ADDRESS } = readConfig({});
  const counts = [...firewall.matchAll(/ct count over (\d+)/g)].map(([, count]) => Number(count));
  expect(counts).toEqual([CONNECTIONS_PER_ADDRESS, CONNECTIONS_PER_ADDRESS]);
  expect(await read("docs/deploy/Caddyfile")).toMatch(/^\t\tprotocols h1 h2$/m);
});

// nginx writes two or more groups of zero as `::`, and only the longest run of them.
test.each([
  ["192.0.2.1", undefined],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:"],
  ["2001:db8:1:2::6", "2001:db8:1:2:"],
  ["2001:db8:1::6", "2001:db8:1:"],
  ["2001:db8:1:0:3:4:5:6", "2001:db8:1:"],
  ["2001:db8:0:2:3:4:5:6", "2001:db8:0:2:"],
  ["2001:db8::6", "2001:db8:"],
  ["2001:db8:0:0:3::", "2001:db8:"],
  ["2600::6", "2600:"],
])("nginx counts %s as the network %s", async (address, network) => {
  const patterns = (await read("docs/deploy/nginx.conf")).matchAll(/"~(\^\(\?<(\w+)>.*)" +\$\2;/g);
  const [found] = [...patterns].flatMap(([, pattern = "", name = ""]) => {
    const groups = new RegExp(pattern).exec(address)?.groups;
    return groups ? [groups[name]] : [];
  });
  expect(found).toBe(network);
});

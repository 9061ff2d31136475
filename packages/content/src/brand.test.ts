import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const originOf = async (): Promise<string> => (await import("./brand.ts")).brand.origin;

test("the origin is SITE_URL of the build, in Node and in the browser's code", async () => {
  vi.stubEnv("SITE_URL", "");
  expect(await originOf()).toBe("https://www.example.com");
  vi.resetModules();
  vi.stubEnv("SITE_URL", "https://laser.example:8443");
  expect(await originOf()).toBe("https://laser.example:8443");
  vi.resetModules();
  vi.stubGlobal("__SITE_ORIGIN__", "https://bundled.example");
  expect(await originOf()).toBe("https://bundled.example");
});

test.each(["laser.example", "https://laser.example/", "https://laser.example/shop", "HTTPS://laser.example"])(
  "SITE_URL %s is refused, because it is no origin",
  async (given) => {
    vi.stubEnv("SITE_URL", given);
    await expect(originOf()).rejects.toThrow(`SITE_URL is "${given}"`);
  },
);

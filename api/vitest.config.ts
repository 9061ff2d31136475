import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    environment: "node",
    include: ["**/*.test.ts"],
    // Files run one after the other: the durability and PostgreSQL suites measure this machine's disk, and several servers at
    // once on two cores would only slow each other down.
    fileParallelism: false,
    // No timeouts: a slow machine must not make a test fail.
    testTimeout: 0,
    hookTimeout: 0,
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    environment: "node",
    include: ["**/*.test.ts"],
    // Files run one after the other: the durability and PostgreSQL suites measure this machine's disk, and several
    // servers at once on two cores would only make each other slow.
    fileParallelism: false,
    // No test has a time limit: a slow machine is no fault of the code.
    testTimeout: 0,
    hookTimeout: 0,
  },
});

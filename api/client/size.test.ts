import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";

test("the whole client is below 2 kB, beside valibot, which the forms bring along", async () => {
  const bundle = await rolldown({ input: `${import.meta.dirname}/index.ts`, external: ["valibot"] });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const { length } = brotliCompressSync(output[0].code);
  console.info(`client: ${length} bytes in brotli`);
  expect(length).toBeLessThan(2_000);
});

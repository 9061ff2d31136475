import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { examples } from "./Image.examples.ts";
import { Image } from "./Image.tsx";

it("names only the largest picture before the rest of the page", () => {
  const props = examples.en.default;
  const html = renderToString(<Image {...props} priority />);
  expect(html).toMatch(/^<link rel="preload" as="image" type="image\/avif" fetchPriority="high"/);
  expect(html).toContain(`imageSrcSet="${props.picture.srcSet}"`);
  expect(renderToString(<Image {...props} priority={false} />)).not.toContain("preload");
});

import { expect, it } from "vitest";
import { wordsOfPath } from "./words-of-path.ts";

it.each([
  ["/materials/acryllic-sheet", "materials acryllic sheet"],
  ["/en/products/light_530.html", "products light 530"],
  ["/%E4%BA%9A%E5%85%8B%E5%8A%9B/index.php", "亚克力"],
  ["/half%E4encoded", "half%E4encoded"],
  ["/404", ""],
  ["/en/404/", ""],
  ["/materials", ""],
])("reads %s as “%s”", (pathname, words) => expect(wordsOfPath(pathname)).toBe(words));

import { expect, it } from "vitest";
import { pictureFrom } from "./picture-from.ts";

it("reads what Next and Astro return", () => {
  const imported = { src: "/_next/machine.jpg", width: 1200, height: 800, blurDataURL: "data:," };
  expect(pictureFrom(imported, { alt: "The machine", color: "#aabbcc" })).toEqual({
    alt: "The machine",
    color: "#aabbcc",
    src: "/_next/machine.jpg",
    width: 1200,
    height: 800,
    srcSet: "",
  });
});

it("reads what vite-imagetools returns, with its AVIF candidates", () => {
  const imported = {
    sources: { avif: "/a-480.avif 480w, /a-960.avif 960w", jpeg: "/a.jpg 960w" },
    img: { src: "/a.jpg", w: 960, h: 640 },
  };
  expect(pictureFrom(imported, { alt: "" })).toMatchObject({
    src: "/a.jpg",
    width: 960,
    height: 640,
    srcSet: "/a-480.avif 480w, /a-960.avif 960w",
  });
});

it("refuses a picture without a size, and says what to do", () => {
  // @ts-expect-error: Vite's plain import is a string.
  expect(() => pictureFrom("/machine.jpg", { alt: "" })).toThrow(/vite-imagetools/);
  expect(() => pictureFrom({ src: "/machine.jpg", width: 0, height: 0 }, { alt: "" })).toThrow(TypeError);
});

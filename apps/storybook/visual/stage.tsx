import { page } from "vitest/browser";
import { type EveryStory, languageTags } from "../../../packages/ui/tests/every-story.ts";
import { nextFrame, StoryIn } from "../tests/stage.tsx";

/** Widths in pixels with the height of the window that viewport units are computed from. */
export const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

const looks = [
  { language: "zh", theme: "light" },
  { language: "en", theme: "light" },
  { language: "zh", theme: "dark" },
  { language: "en", theme: "dark" },
] as const;

/** Each part in all four looks once; its other stories in the two that hold both languages and both themes. */
const looksOf = ({ name }: EveryStory) =>
  name === "Default"
    ? looks
    : looks.filter(({ language, theme }) => (language === "en") === (theme === "dark"));

/** Long enough for any part; a story that is a long page to be scrolled shows its beginning. */
const copy = {
  position: "relative",
  contain: "layout paint",
  minBlockSize: "4rem",
  maxBlockSize: "5000px",
} as const;

/**
 * A story in both languages and themes below each other, so that one picture shows them all. Each copy holds its fixed
 * parts by itself, as a window would.
 */
export function Sheet({ story }: { story: EveryStory }) {
  return looksOf(story).map(({ language, theme }) => (
    <div key={language + theme} lang={languageTags[language]} data-theme={theme} style={copy}>
      <StoryIn story={story} language={language} />
    </div>
  ));
}

const unit = "--visual-window-height";

/**
 * The picture has to be as high as the sheet, or the window would cut it off; parts that follow the height of the window
 * must not follow that. So 100 svh in the styles become 100 times a property that stays.
 */
function holdWindowHeight() {
  for (const style of document.querySelectorAll("style")) {
    const text = style.textContent;
    const held = text.replaceAll(/(-?[\d.]+)[sdl]?vh\b/g, `calc($1 * var(${unit}))`);
    if (held !== text) style.textContent = held;
  }
}

/** Makes the window wide as asked and high enough for all, and waits until the layout has come to rest. */
export async function fit({ width, height }: (typeof windows)[number], stage: HTMLElement): Promise<void> {
  holdWindowHeight();
  document.documentElement.style.setProperty(unit, `${height / 100}px`);
  await page.viewport(width, height);
  const settled = await rest(stage);
  await page.viewport(width, Math.max(height, settled));
  await rest(stage);
}

/** The height of the stage once it is the same in three frames. */
async function rest(stage: HTMLElement): Promise<number> {
  let same = 0;
  let last = -1;
  while (same < 3) {
    await nextFrame();
    const now = Math.ceil(stage.getBoundingClientRect().height);
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}

/** Columns of the mosaic that stands for a photograph, and the steps its channels are rounded to. */
const columns = 24;
const step = 51;

/**
 * Draws each picture as a mosaic of its own pixels: which picture it is, how it is cut and where it lies still show, at a
 * hundredth of the bytes of a photograph in PNG. Films show their poster.
 */
export async function pictureAsMosaic(stage: HTMLElement): Promise<void> {
  const known = new Map<string, string>();
  for (const picture of stage.querySelectorAll("img")) {
    const { currentSrc, naturalWidth } = picture;
    if (naturalWidth === 0 || currentSrc.includes(".svg") || currentSrc.startsWith("data:")) continue;
    const drawn = known.get(currentSrc) ?? mosaic(picture);
    known.set(currentSrc, drawn);
    for (const source of picture.closest("picture")?.querySelectorAll("source") ?? []) source.remove();
    picture.removeAttribute("srcset");
    picture.src = drawn;
    picture.style.imageRendering = "pixelated";
    await picture.decode();
  }
}

function mosaic(picture: HTMLImageElement): string {
  const { naturalWidth, naturalHeight } = picture;
  const rows = Math.max(1, Math.round((columns * naturalHeight) / naturalWidth));
  const small = contextOf(columns, rows);
  small.drawImage(picture, 0, 0, columns, rows);
  const cells = small.getImageData(0, 0, columns, rows);
  cells.data.forEach((channel, index) => {
    cells.data[index] = Math.round(channel / step) * step;
  });
  small.putImageData(cells, 0, 0);
  const large = contextOf(naturalWidth, naturalHeight);
  large.imageSmoothingEnabled = false;
  large.drawImage(small.canvas, 0, 0, naturalWidth, naturalHeight);
  return large.canvas.toDataURL();
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  if (!context) throw new Error("This browser gives no 2D context, so no picture can be drawn.");
  return context;
}

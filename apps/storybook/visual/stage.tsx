import { page } from "vitest/browser";
import { type EveryStory, languageTags } from "../../../packages/ui/tests/every-story.ts";
import { nextFrame, StoryIn } from "../tests/stage.tsx";

/** Sizes of the window in pixels. Viewport units are computed from the height. */
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

/** Returns the four looks for the default story. Other stories get two looks, which cover both languages and both themes. */
const looksOf = ({ name }: EveryStory) =>
  name === "Default"
    ? looks
    : looks.filter(({ language, theme }) => (language === "en") === (theme === "dark"));

/**
 * Maximum height for one copy of a story. It is enough for every component; of a long scrolling page only the beginning is
 * shown.
 */
const copy = {
  position: "relative",
  contain: "layout paint",
  minBlockSize: "4rem",
  maxBlockSize: "5000px",
  // The pointer stands where the test before left it, and must hover nothing.
  pointerEvents: "none",
} as const;

/**
 * A story in several languages and themes, one below the other in one picture. Each copy contains its fixed elements, as a
 * window would.
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
 * Makes viewport heights independent of the real window. The window must be as high as the sheet to capture all of it, but
 * the stories must not grow with it. So `100svh` in the styles becomes 100 times a custom property.
 */
function holdWindowHeight() {
  for (const style of document.querySelectorAll("style")) {
    const text = style.textContent;
    const held = text.replaceAll(/(-?[\d.]+)[sdl]?vh\b/g, `calc($1 * var(${unit}))`);
    if (held !== text) style.textContent = held;
  }
}

/** Sets the width of the window and makes it high enough for the whole stage. Waits until the layout is stable. */
export async function fit({ width, height }: (typeof windows)[number], stage: HTMLElement): Promise<void> {
  holdWindowHeight();
  document.documentElement.style.setProperty(unit, `${height / 100}px`);
  await page.viewport(width, height);
  const settled = await rest(stage);
  await page.viewport(width, Math.max(height, settled));
  await rest(stage);
}

/** Returns the height of the stage once three frames bring no change. */
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

/** Number of columns of a mosaic, and the step to which its channels are rounded. */
const columns = 24;
const step = 51;

/**
 * Replaces each picture by a mosaic of its own pixels. The mosaic still shows which picture it is, its crop and its
 * position. As a PNG it takes a hundredth of the bytes of the photograph. Films show their poster. The mosaic is made of
 * `src`: which size of a `srcset` is shown depends on the sizes that earlier stories have loaded.
 */
export async function pictureAsMosaic(stage: HTMLElement): Promise<void> {
  const known = new Map<string, string>();
  for (const picture of stage.querySelectorAll("img")) {
    const { src, naturalWidth } = picture;
    if (naturalWidth === 0 || src.includes(".svg") || src.startsWith("data:")) continue;
    const drawn = known.get(src) ?? mosaic(await loadPicture(src));
    known.set(src, drawn);
    for (const source of picture.closest("picture")?.querySelectorAll("source") ?? []) source.remove();
    picture.removeAttribute("srcset");
    picture.src = drawn;
    picture.style.imageRendering = "pixelated";
    await picture.decode();
  }
}

async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = Object.assign(new Image(), { src });
  await picture.decode();
  return picture;
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

import * as styles from "./RoomScene.css.ts";
import type { RoomColours } from "./RoomScene.types.ts";

/** Colours of the theme that an element has, in the form that every library reads. */
export function coloursOf(element: HTMLElement): RoomColours {
  const probe = document.createElement("span");
  element.append(probe);
  // A canvas turns every colour of CSS into red, green and blue.
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const read = (name: string) => {
    probe.className = name;
    const { color } = getComputedStyle(probe);
    if (!pixel) return color;
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const colours = Object.entries(styles.colours).map(([name, own]) => [name, read(own)]);
  probe.remove();
  return Object.fromEntries(colours) as RoomColours;
}

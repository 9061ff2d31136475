/** One caption: its text, start and end. Times are in seconds. */
export interface Caption {
  start: number;
  end: number;
  text: string;
}

/**
 * Returns the captions of a film by language. The sentence of each shot is shown from the middle of the fade before it
 * to the middle of the fade after it.
 * @param shots the shots in order
 * @param fade length of a cross-fade in seconds
 * @throws {Error} when a shot lacks a language that another shot has
 */
export function captionsOf(
  shots: readonly { seconds: number; says: Readonly<Record<string, string>> }[],
  fade: number,
): Map<string, Caption[]> {
  const languages = [...new Set(shots.flatMap(({ says }) => Object.keys(says)))].sort();
  return new Map(
    languages.map((language) => {
      let start = 0;
      const captions = shots.map(({ seconds, says }, index) => {
        const text = says[language];
        if (text === undefined) {
          throw new Error(
            `Shot ${index + 1} says nothing in "${language}", so its viewers would miss it. Add the text.`,
          );
        }
        const length =
          seconds - (index === 0 ? fade / 2 : fade) + (index === shots.length - 1 ? fade / 2 : 0);
        const caption = { start, end: start + length, text };
        start = caption.end;
        return caption;
      });
      return [language, captions];
    }),
  );
}

/** Returns captions as a WebVTT file. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ start, end, text }) => `${time(start)} --> ${time(end)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function time(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const digits = (value: number, length: number) => value.toString().padStart(length, "0");
  return `${digits(Math.floor(milliseconds / 60_000), 2)}:${digits(Math.floor(milliseconds / 1000) % 60, 2)}.${digits(milliseconds % 1000, 3)}`;
}

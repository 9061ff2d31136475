import { useEffect, useState } from "react";

/**
 * Makes the hook for a part that is heavy and not always needed. The hook gives the part once it has come, and asks for it when it is
 * wanted; `wanted` may say for what, and asks again with every other answer.
 *
 * @param name what it is, for the console
 * @returns the hook. It throws why the part did not come when it is `needed` there and then; else the console is told.
 */
export function later<Part extends object>(name: string, load: () => Promise<Part>) {
  let known: Part | undefined;
  return function useLater(wanted: string | boolean, needed = false): Part | undefined {
    const [part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ wanted: string | boolean; cause: unknown }>();
    useEffect(() => {
      if (!wanted || part) return undefined;
      let waiting = true;
      load().then(
        (loaded) => {
          known = loaded;
          if (waiting) setPart(() => loaded);
        },
        (cause: unknown) => {
          console.warn(`${name} did not come.`, cause);
          if (waiting) setFailure({ wanted, cause });
        },
      );
      return () => {
        waiting = false;
      };
    }, [wanted, part]);
    if (needed && failure?.wanted === wanted) throw failure.cause;
    return part;
  };
}

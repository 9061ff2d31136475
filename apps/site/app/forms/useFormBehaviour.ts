import type { FormId, Language } from "@lightmaker/content";
import { loadChunk } from "@lightmaker/ui";
import { type RefObject, useEffect, useState } from "react";
import type { FormBehaviour, FormProgress } from "./formBehaviour.ts";

/** How far below the window a form may be when its behaviour is fetched. */
const nearness = "600px";

/** What a form shows until its behaviour is there. */
const untouched: FormProgress = { faults: {}, attempts: 0 };

/**
 * Fetches the behaviour of a form when the visitor comes near it or touches it. Until then, and when it does not come, the form
 * is HTML that posts by itself. Another touch asks once more.
 */
export function useFormBehaviour(
  form: FormId,
  language: Language,
  element: RefObject<HTMLFormElement | null>,
): readonly [FormBehaviour | undefined, FormProgress] {
  const [wanted, setWanted] = useState(false);
  const [behaviour, setBehaviour] = useState<FormBehaviour>();
  const [progress, setProgress] = useState(untouched);

  useEffect(() => {
    const node = element.current;
    if (!node || behaviour) return undefined;
    const want = () => setWanted(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
      { rootMargin: nearness },
    );
    observer.observe(node);
    node.addEventListener("focusin", want);
    return () => {
      observer.disconnect();
      node.removeEventListener("focusin", want);
    };
  }, [element, behaviour]);

  useEffect(() => {
    if (!wanted || behaviour) return undefined;
    let left = false;
    loadChunk("js/formBehaviour", () => import("./formBehaviour.ts"), { needed: true }).then(
      ({ createFormBehaviour }) => {
        if (!left) setBehaviour(createFormBehaviour(form, language, setProgress));
      },
      // Reported by `loadChunk`.
      () => setWanted(false),
    );
    return () => {
      left = true;
    };
  }, [wanted, behaviour, form, language]);

  return [behaviour, progress];
}

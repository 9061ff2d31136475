import type { FormId, Language } from "@lightmaker/content";
import { loadChunk } from "@lightmaker/ui";
import { type RefObject, useEffect, useState } from "react";
import type { FormBehaviour, FormProgress } from "./formBehaviour.ts";

/** Distance from the viewport at which the form's behaviour is loaded. */
const nearness = "600px";

/** Progress of a form until its behaviour is loaded. */
const untouched: FormProgress = { faults: {}, attempts: 0 };

/**
 * Loads the behaviour of a form when the form comes close to the viewport or gets the focus. Until then, and when the
 * load fails, the browser posts the form natively. After a failure the next focus tries again.
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
      // `loadChunk` has reported the failure.
      () => setWanted(false),
    );
    return () => {
      left = true;
    };
  }, [wanted, behaviour, form, language]);

  return [behaviour, progress];
}

import type { FormId, Language } from "@lightmaker/content";
import { loadChunk } from "@lightmaker/ui";
import { type RefObject, useEffect, useState } from "react";
import type { FormBehaviour, FormProgress } from "./form-behaviour.ts";

/** Distance from the viewport at which the form's behaviour is loaded. */
const loadDistance = "600px";

/** Progress of a form until its behaviour is loaded. */
const initialProgress: FormProgress = { faults: {}, attempts: 0 };

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
  const [progress, setProgress] = useState(initialProgress);

  useEffect(() => {
    const node = element.current;
    if (!node || behaviour) return undefined;
    const load = () => setWanted(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: loadDistance },
    );
    observer.observe(node);
    node.addEventListener("focusin", load);
    return () => {
      observer.disconnect();
      node.removeEventListener("focusin", load);
    };
  }, [element, behaviour]);

  useEffect(() => {
    if (!wanted || behaviour) return undefined;
    let unmounted = false;
    loadChunk("js/form-behaviour", () => import("./form-behaviour.ts"), { needed: true }).then(
      ({ createFormBehaviour }) => {
        if (!unmounted) setBehaviour(createFormBehaviour(form, language, setProgress));
      },
      // `loadChunk` has reported the failure.
      () => setWanted(false),
    );
    return () => {
      unmounted = true;
    };
  }, [wanted, behaviour, form, language]);

  return [behaviour, progress];
}

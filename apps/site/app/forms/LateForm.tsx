import type { FormId } from "@lightmaker/content";
import { lazy, Suspense } from "react";
import { type ChunkLoadError, loadChunk, offerReload } from "../chunks.ts";
import { reportClientError } from "../shell/report.ts";
import type { SiteFormProps } from "./SiteForm.tsx";
import { keepTyped } from "./useDraft.ts";

/** How far below the window a form may be when its script is fetched. */
const nearness = "600px";

/**
 * Resolves when the visitor comes near a form, or touches it. Until then the form is plain HTML that posts by itself, and
 * its script, a tenth of all there is, is left out of the first load.
 */
function formIsNear(): Promise<void> {
  const forms = typeof document === "undefined" ? [] : [...document.querySelectorAll("[data-late-form]")];
  if (forms.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const near = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      { rootMargin: nearness },
    );
    for (const form of forms) {
      observer.observe(form);
      form.addEventListener("focusin", near, { once: true });
    }
  });
}

/** Without its script a form keeps no draft by itself, but what is typed into it must outlive the reload that is offered. */
function keepWhatIsTyped(): void {
  const keepIn = (place: HTMLElement | null | undefined) => {
    const form = place?.querySelector("form");
    if (form) keepTyped(place?.dataset["lateForm"] as FormId, form);
  };
  for (const place of document.querySelectorAll<HTMLElement>("[data-late-form]")) keepIn(place);
  // From the window: React stops what happens in a part of the page that it waits for.
  const onInput = ({ target }: Event) =>
    keepIn(target instanceof Element ? target.closest<HTMLElement>("[data-late-form]") : undefined);
  addEventListener("input", onInput, true);
}

const SiteForm = lazy(async () => {
  await formIsNear();
  try {
    const { SiteForm } = await loadChunk("js/SiteForm", () => import("./SiteForm.tsx"));
    return { default: SiteForm };
  } catch (error) {
    keepWhatIsTyped();
    offerReload(error as ChunkLoadError);
    void reportClientError(error);
    // The form stays what it is in the HTML: one that posts by itself.
    return new Promise<never>(() => undefined);
  }
});

/** A form that React takes over when the visitor comes near it. */
export function LateForm(props: SiteFormProps) {
  return (
    <div data-late-form={props.form}>
      <Suspense>
        <SiteForm {...props} />
      </Suspense>
    </div>
  );
}

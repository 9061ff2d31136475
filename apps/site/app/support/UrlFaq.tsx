import { Faq, type FaqProps } from "@lightmaker/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Questions that URLs can link to. The browser opens the question that the URL of a full page load names. Client-side
 * navigation opens nothing, and React Router scrolls only to an answer that is already open.
 */
export function UrlFaq(props: Omit<FaqProps, "ref">) {
  const root = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor may open the same URL again, with a new key.
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const line = target && root.current?.contains(target) ? target.closest("details") : null;
    if (!line) return;
    line.open = true;
    line.scrollIntoView({ behavior: "instant" });
  }, [hash, key]);

  return <Faq {...props} ref={root} />;
}

import { Faq, type FaqProps } from "@lightmaker/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Questions that addresses lead to. The browser itself opens the one named by the address of a document; a link followed
 * inside the site opens nothing, and React Router scrolls to an answer only if it was open before.
 */
export function AddressedFaq(props: Omit<FaqProps, "ref">) {
  const root = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be asked for again, under a new key.
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const line = target && root.current?.contains(target) ? target.closest("details") : null;
    if (!line) return;
    line.open = true;
    line.scrollIntoView({ behavior: "instant" });
  }, [hash, key]);

  return <Faq {...props} ref={root} />;
}

import type { FinderBlockData } from "@lightmaker/content";
import { Finder, type FinderAnswers, type FinderProps } from "@lightmaker/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { InlineScript } from "../startup/InlineScript.tsx";
import { addressWith, answersBeforePaint, comparing, keepInAddress } from "./address.ts";

/** "Which machine fits?" with its answers in the address: they can be passed on and are there again on the way back. */
export function FinderInAddress(
  finder: Omit<FinderBlockData, "labels"> & Pick<FinderProps, "labels" | "id" | "headingLevel">,
) {
  const { pathname, search } = useLocation();
  const [answers, setAnswers] = useState<FinderAnswers>({});
  const names = finder.questions.map(({ name }) => name);
  const latest = useRef(names);
  latest.current = names;

  // By the browser's own address: what a visitor answered before React was live has been written there already.
  useLayoutEffect(() => {
    // The router's tells when it changed.
    void search;
    const asked = new URLSearchParams(location.search);
    setAnswers(Object.fromEntries(latest.current.map((name) => [name, asked.get(name) ?? ""])));
  }, [search]);

  /** All questions, so that one left open again leaves the address. */
  const parameters = (given: FinderAnswers) =>
    Object.fromEntries(names.map((name) => [name, given[name] ?? ""]));
  return (
    <>
      <Finder
        {...finder}
        answers={answers}
        compareHref={(ids) =>
          addressWith({ pathname, search: "" }, { ...parameters(answers), ...comparing(ids) }, "comparison")
        }
        onAnswersChange={(given) => {
          setAnswers(given);
          keepInAddress(parameters(given), "finder");
        }}
      />
      <InlineScript code={answersBeforePaint} />
    </>
  );
}

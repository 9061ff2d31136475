import type { FinderBlockData } from "@lightmaker/content";
import { Finder, type FinderAnswers, type FinderProps } from "@lightmaker/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { InlineScript } from "../startup/InlineScript.tsx";
import { answersBeforePaint, compareParameters, urlWith, writeToUrl } from "./url-state.ts";

/**
 * Product finder ("Which machine fits?") with its answers in the URL, so that they can be shared and are restored by
 * the back button.
 */
export function UrlFinder(
  finder: Omit<FinderBlockData, "labels"> & Pick<FinderProps, "labels" | "id" | "headingLevel">,
) {
  const { pathname, search } = useLocation();
  const [answers, setAnswers] = useState<FinderAnswers>({});
  const names = finder.questions.map(({ name }) => name);
  const latest = useRef(names);
  latest.current = names;

  // Reads `location`, because the visitor may have answered before hydration. Those answers are already in the URL.
  useLayoutEffect(() => {
    // The router's query only says when the URL changed.
    void search;
    const asked = new URLSearchParams(location.search);
    setAnswers(Object.fromEntries(latest.current.map((name) => [name, asked.get(name) ?? ""])));
  }, [search]);

  /** Includes all questions, so that a question reset to no answer leaves the URL. */
  const parameters = (given: FinderAnswers) =>
    Object.fromEntries(names.map((name) => [name, given[name] ?? ""]));
  return (
    <>
      <Finder
        {...finder}
        answers={answers}
        compareHref={(ids) =>
          urlWith(
            { pathname, search: "" },
            { ...parameters(answers), ...compareParameters(ids) },
            "comparison",
          )
        }
        onAnswersChange={(given) => {
          setAnswers(given);
          writeToUrl(parameters(given), "finder");
        }}
      />
      <InlineScript code={answersBeforePaint} />
    </>
  );
}

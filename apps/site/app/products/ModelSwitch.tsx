import type { ModelsBlockData, Shell } from "@lightmaker/content";
import { Image, LightMark, LiveRegion, Tabs } from "@lightmaker/ui";
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { BlockContext } from "../blocks/registry.ts";
import { InlineScript } from "../startup/InlineScript.tsx";
import { modelEvents } from "./events.ts";
import {
  modelBeforePaint,
  modelInUrl,
  modelsBySpelling,
  normaliseSpelling,
  urlWithModel,
} from "./model-in-url.ts";
import * as styles from "./models.css.ts";
import { replaceUrl } from "./url-state.ts";

export interface ModelSwitchProps extends ModelsBlockData {
  labels: Shell["labels"];
  renderBlocks: BlockContext["renderBlocks"];
}

/**
 * Tabs that switch between the models of a series. The URL says which model is shown. Choosing another model changes
 * the URL, announces it to screen readers, and resets the previous model to its initial state: first material, closed
 * questions, first picture.
 */
export function ModelSwitch({
  series,
  label,
  announcement,
  initial,
  entries,
  labels,
  renderBlocks,
}: ModelSwitchProps) {
  const { search } = useLocation();
  const [shown, setShown] = useState<string>(initial);
  const [message, setMessage] = useState("");
  /** Number of times each model has been left. It is part of the model's key, so leaving a model remounts it. */
  const [resetCounts, setResetCounts] = useState<Readonly<Record<string, number>>>({});
  const current = useRef(shown);
  const models = modelsBySpelling(entries.map(({ model, spellings }) => ({ id: model, spellings })));

  const show = (model: string): void => {
    const previous = current.current;
    if (model === previous) return;
    current.current = model;
    setShown(model);
    // The previous model is hidden by now, so its reset may be deferred.
    startTransition(() =>
      setResetCounts((before) => ({ ...before, [previous]: (before[previous] ?? 0) + 1 })),
    );
  };
  const choose = (model: string): void => {
    if (model === current.current) return;
    show(model);
    const name = entries.find((entry) => entry.model === model)?.name ?? model;
    setMessage(announcement.replace("{name}", name));
    replaceUrl(urlWithModel(model, location));
  };
  const ifKnown = (id: string, then: (model: string) => void): void => {
    const model = models[normaliseSpelling(id)];
    if (model === undefined) console.warn("Product not found", id);
    else then(model);
  };
  const latest = useRef({ choose, ifKnown, show });
  latest.current = { choose, ifKnown, show };

  // After client-side navigation the inline script has not run.
  useLayoutEffect(() => {
    const asked = modelInUrl(search);
    if (asked !== null) latest.current.ifKnown(asked, latest.current.show);
  }, [search]);

  useEffect(() => {
    const event = modelEvents[series];
    const follow = ({ detail }: WindowEventMap[typeof event]) =>
      latest.current.ifKnown(detail.id, latest.current.choose);
    window.addEventListener(event, follow);
    return () => window.removeEventListener(event, follow);
  }, [series]);

  // Kept between choices, because a choice only changes which item is shown.
  const items = useMemo(
    () =>
      entries.map(({ model, name, note, plate, picture, blocks }) => ({
        value: model,
        label: (
          <span className={styles.tab}>
            {picture && (
              <Image
                className={styles.thumbnail}
                errorLabel={labels.imageError}
                picture={{ ...picture, alt: "" }}
                ratio={3 / 2}
                rounded
                sizes="76px"
              />
            )}
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {plate ? (
                <LightMark className={styles.note} light={plate.light}>
                  {plate.source}
                </LightMark>
              ) : null}
              <span className={styles.bed}>{plate?.bed ?? note}</span>
            </span>
          </span>
        ),
        panel: renderBlocks(blocks, { key: resetCounts[model] ?? 0, opening: model === initial }),
      })),
    [entries, resetCounts, initial, labels, renderBlocks],
  );
  const onValueChange = useCallback((model: string) => latest.current.choose(model), []);
  return (
    <>
      <Tabs
        className={styles.root}
        data-models=""
        items={items}
        labels={{ list: label }}
        onValueChange={onValueChange}
        value={shown}
      />
      <InlineScript code={modelBeforePaint(models)} />
      <LiveRegion message={message} />
    </>
  );
}

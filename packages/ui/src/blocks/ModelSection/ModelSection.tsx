"use client";

import { type ComponentType, useId, useRef, useState } from "react";
import { Button } from "../../components/Button/index.ts";
import { Image } from "../../components/Image/index.ts";
import type { ModelViewerLabels, ModelViewerProps } from "../../components/ModelViewer/index.ts";
import * as viewer from "../../components/ModelViewer/ModelViewer.css.ts";
import { Section } from "../../components/Section/index.ts";
import { useHydrated } from "../../hooks/useHydrated.ts";
import type { BlockRootProps, PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./ModelSection.css.ts";
import type { ModelSectionData } from "./ModelSection.data.ts";
import { isSlow, roomLinkOf } from "./visitor.ts";

export interface ModelSectionLabels extends PictureLabels, Omit<ModelViewerLabels, "imageError"> {
  /** Accessible name of the row of pictures. */
  pictures: string;
  /** Button that fetches the model. */
  show: string;
  /** Button that removes it again. */
  hide: string;
  /** In place of the button when the model cannot be shown here. */
  failed: string;
  /** Link that shows the machine in the visitor's room. Only phones that can do it have it. */
  room: string;
}

export interface ModelSectionProps extends ModelSectionData, BlockRootProps {
  labels: ModelSectionLabels;
  /**
   * Loads `ModelViewer` with its `load` set, when the visitor asks for the model. So neither is part of a page's first load.
   * Without it there are pictures only.
   */
  viewer?: () => Promise<ComponentType<Omit<ModelViewerProps, "load">>>;
}

const sizes = "(width > 1024px) 60vw, 100vw";

/** A machine from all around, with its parts and its size. */
export function ModelSection({
  title,
  lead,
  file,
  pictures,
  parts,
  openings,
  dimensions,
  size,
  note,
  room,
  labels,
  viewer: loadViewer,
  headingLevel = 2,
  ...rest
}: ModelSectionProps) {
  const id = useId();
  const isLive = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"pictures" | "loading" | "failed">("pictures");
  // A component is a function too, so it is kept in an object.
  const [shown, setShown] = useState<{ Viewer: ComponentType<Omit<ModelViewerProps, "load">> }>();
  const roomLink = isLive ? roomLinkOf(room) : undefined;

  const show = () => {
    setState("loading");
    loadViewer?.().then(
      (Viewer) => setShown({ Viewer }),
      // The loader has reported the error.
      () => setState("failed"),
    );
  };
  const hide = (next: "pictures" | "failed") => {
    setShown(undefined);
    setState(next);
    if (next === "pictures") requestAnimationFrame(() => button.current?.focus());
  };

  const about = (
    <div className={styles.about}>
      <p className={styles.size}>{size}</p>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {roomLink && (
        <Button asChild className={styles.room} size="s" variant="secondary">
          {/* Quick Look starts only from a link whose first child is a picture. */}
          <a href={roomLink.href} rel={roomLink.rel}>
            <img alt="" height="20" src={pictures[0]?.src} width="30" />
            {labels.room}
          </a>
        </Button>
      )}
      {shown && (
        <Button className={styles.room} onClick={() => hide("pictures")} size="s" variant="secondary">
          {labels.hide}
        </Button>
      )}
    </div>
  );
  const [first] = pictures;
  return (
    <Section density="loose" {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      {shown && first ? (
        <shown.Viewer
          dimensions={dimensions}
          file={file}
          labels={labels}
          onFail={(error) => {
            reportError(error);
            hide("failed");
          }}
          openings={openings}
          parts={parts}
          poster={first}
          sizes={sizes}
          takesFocus
        />
      ) : (
        <div className={viewer.root}>
          <div className={styles.view}>
            {/* biome-ignore lint/a11y/useSemanticElements: a list inside of a region that the keyboard scrolls. */}
            <div
              aria-label={labels.pictures}
              className={styles.row}
              role="group"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll the row.
              tabIndex={0}
            >
              {pictures.map((picture) => (
                <Image
                  className={styles.picture}
                  errorLabel={labels.imageError}
                  key={picture.src}
                  picture={picture}
                  ratio={3 / 2}
                  sizes={sizes}
                />
              ))}
            </div>
            {state === "failed" ? (
              <p className={styles.failed} role="status">
                {labels.failed}
              </p>
            ) : (
              isLive &&
              loadViewer &&
              !isSlow() && (
                <Button
                  className={styles.show}
                  loading={state === "loading"}
                  onClick={show}
                  ref={button}
                  variant="primary"
                >
                  {labels.show}
                </Button>
              )
            )}
          </div>
          <ol aria-label={labels.parts} className={viewer.parts}>
            {parts.map(({ node, label, text }, index) => (
              <li className={viewer.part} key={node}>
                <span aria-hidden="true" className={viewer.number}>
                  {index + 1}
                </span>
                <strong className={viewer.name}>{label}</strong>
                <p className={viewer.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {about}
    </Section>
  );
}

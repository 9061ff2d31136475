import { DocsContext } from "@storybook/addon-docs/blocks";
import { type AnchorHTMLAttributes, type MouseEvent, useContext } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { pages } from "../catalogue.ts";
import * as styles from "./docs.css.ts";

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");

/** The address of a page or story in the manager, from its title: `docs/components-actions-button--docs`. */
export const docsOf = (title: string): string => `docs/${idOf(title)}--docs`;

const titles = new Map(pages.map(({ name, title }) => [name, title]));

/**
 * A link to another page of Storybook. A press asks the manager to go there, as its sidebar does; a new tab, and a page that is
 * open without the manager, take the address, which is the manager's: links in the frame would be addresses of the frame.
 */
export function PageLink({
  path,
  className = styles.link,
  ...rest
}: { path: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">) {
  const { channel } = useContext(DocsContext);
  const go = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (!isPlain || window.parent === window) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, `?path=/${path}`);
  };
  return <a {...rest} className={className} href={`./?path=/${path}`} target="_top" onClick={go} />;
}

/** A link to the page of a component or block. */
export function PartLink({ name }: { name: string }) {
  return <PageLink path={docsOf(titles.get(name) ?? name)}>{name}</PageLink>;
}

import { Markdown } from "@storybook/addon-docs/blocks";
import { unwrapped } from "./unwrapped.ts";

/** A written text in Markdown, whose lines may break anywhere. */
export function Written({ children }: { children: string }) {
  return <Markdown>{unwrapped(children)}</Markdown>;
}

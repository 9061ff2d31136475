import { msg } from "@lingui/core/macro";
import { address, link, verbatim } from "../../authoring.ts";
import type { AuthoredBlock } from "../../define.ts";
import { productModels } from "../../products/models/index.ts";
import { pageNames } from "../../shell.ts";

/** The five support pages, in the order of their tabs (specification, section 2). */
const tabs = ["software", "machine", "downloads", "faq", "specifications"] as const;

/**
 * Returns the tab bar that the five pages share.
 * @param current page that shows the bar; undefined on other support pages
 */
export const supportTabs = (current?: (typeof tabs)[number]): AuthoredBlock => ({
  type: "pageNav",
  label: msg`支持的各页`,
  items: tabs.map((page) => link(page, pageNames[page])),
  ...(current && { current: address(current) }),
});

/** Links to each model's table on the specifications page. */
export const modelJumps: AuthoredBlock = {
  type: "pageNav",
  label: msg`跳到型号`,
  items: productModels.map(({ slug, name }) => link("specifications", verbatim(name), `#${slug}`)),
};

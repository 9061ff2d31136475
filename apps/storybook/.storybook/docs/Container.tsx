import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { create, type ThemeVars } from "storybook/theming";
import { hex } from "../../foundations/contrast.ts";
import { applyBrand } from "../brand/apply.ts";
import { brandEvent } from "../brand/brand.ts";

type Globals = Readonly<Record<string, unknown>>;

/** Returns a setting of the toolbar and follows its changes. */
export function useGlobal(name: string, initial: string): string {
  const channel = addons.getChannel();
  const [value, setValue] = useState(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as {
      globals: Globals;
    }[];
    return String(last?.globals[name] ?? initial);
  });
  useLayoutEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setValue(String(globals[name] ?? initial));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel, name, initial]);
  return value;
}

/** Creates the theme of Storybook's own page elements from the tokens on the root. */
function docsTheme(theme: string): ThemeVars {
  const root = getComputedStyle(document.documentElement);
  const token = (name: string) => root.getPropertyValue(`--lm-${name}`).trim();
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.color = "var(--lm-color-accent-text)";
  const link = hex(getComputedStyle(probe).color);
  probe.remove();
  return create({
    base: theme === "dark" ? "dark" : "light",
    fontBase: token("font-body"),
    fontCode: token("font-mono"),
    colorPrimary: token("color-accent"),
    // Of links: the accent itself may have less than 4.5:1 on the page. Storybook cannot read derived colours.
    colorSecondary: link,
    appBg: token("color-canvas"),
    appContentBg: token("color-canvas"),
    appPreviewBg: token("color-canvas"),
    appBorderColor: token("color-line"),
    appBorderRadius: 8,
    textColor: token("color-text"),
    textMutedColor: token("color-text-muted"),
    barBg: token("color-surface"),
    barTextColor: token("color-text-muted"),
    inputBg: token("color-surface"),
    inputBorder: token("color-line-control"),
    inputTextColor: token("color-text"),
  });
}

/** Wrapper of every documentation page. It applies the theme of the toolbar, like the stories. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useGlobal("theme", "light");
  const brand = useGlobal("brand", "");
  const [vars, setVars] = useState<ThemeVars>();
  useEffect(() => {
    const channel = addons.getChannel();
    channel.on(brandEvent, applyBrand);
    return () => channel.off(brandEvent, applyBrand);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    applyBrand(brand);
    setVars(docsTheme(theme));
  }, [theme, brand]);
  return vars ? (
    <DocsContainer context={context} theme={vars}>
      {children}
    </DocsContainer>
  ) : null;
}

import { duration, easing, reducedMotion, space, vars } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/**
 * In the corner where the window opens. It is hidden while the window is open. A bar at the lower edge of the page takes it
 * in: it sets how large it is and how far from the edge.
 */
export const launcher = style({
  position: "fixed",
  // Stacking level of the chat in the design system: above the page and its header, below dialogs.
  zIndex: 90,
  insetBlockEnd: `calc(var(--lm-chat-inset, ${space.l}) + env(safe-area-inset-bottom))`,
  insetInlineEnd: space.l,
  display: "grid",
  placeItems: "center",
  inlineSize: "var(--lm-chat-size, 3.25rem)",
  blockSize: "var(--lm-chat-size, 3.25rem)",
  border: `1px solid ${vars.color.line}`,
  borderRadius: "50%",
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  transition: `border-color ${duration.fast} ${easing}`,
  ":hover": { borderColor: vars.color.lineControl },
  "::after": {
    content: "none",
    position: "absolute",
    insetBlockStart: "0.125rem",
    insetInlineEnd: "0.125rem",
    inlineSize: "0.75rem",
    blockSize: "0.75rem",
    borderRadius: "50%",
    backgroundColor: vars.color.accent,
  },
  selectors: {
    "&[data-state=unread]::after": { content: "" },
    "&[data-state=open]": { visibility: "hidden" },
  },
  "@media": { [reducedMotion]: { transition: "none" }, print: { display: "none" } },
});

/** Link to a person, below the messages. */
export const person = style({ display: "grid", justifyItems: "start", paddingBlockStart: space.s });

/** The chat is not printed. */
globalStyle("[data-chat]", { "@media": { print: { display: "none" } } });

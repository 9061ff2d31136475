import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { reducedMotion, space, width } from "../../styles/scale.ts";

const supported = "(animation-timeline: view())";
const timeline = "--lm-kerf";
const cut = keyframes({ from: { transform: "translateY(-100%)" }, to: { transform: "none" } });

/** Where the beam is in the viewport, from its upper edge: where most readers read. */
const beamAt = 60;

export const kerf = style(
  inComponents({
    display: "none",
    "@supports": {
      [supported]: {
        display: "block",
        position: "absolute",
        insetBlock: "min(100svh, 56rem) 0",
        // Half-way between the edge of the screen and the content, on wide screens near the content.
        insetInlineStart: `calc(max((100% - ${width.content}) / 2 - ${space["2xl"]}, ${space.gutter} / 2 - 1px))`,
        inlineSize: "2px",
        overflow: "clip",
        // Beside the line there is room for the beam's glow.
        overflowClipMargin: "6px",
        pointerEvents: "none",
        zIndex: 1,
        viewTimelineName: timeline,
        viewTimelineAxis: "block",
        "::before": {
          content: "",
          position: "absolute",
          inset: 0,
          backgroundImage: `linear-gradient(to top, ${vars.color.beamEnd}, ${vars.color.accent} 10rem)`,
          animation: `${cut} linear both`,
          animationTimeline: timeline,
          // From the moment at which the start of the cut passes the beam to that at which its end does.
          animationRange: `cover ${100 - beamAt}vh cover calc(100% - ${beamAt}vh)`,
        },
      },
    },
    "@media": {
      // The whole cut at once.
      [reducedMotion]: { "::before": { animation: "none" } },
      "(forced-colors: active)": { display: "none" },
      print: { display: "none" },
    },
  }),
);

globalStyle(`:has(> ${kerf})`, inComponents({ position: "relative" }));

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FormMessage } from "../FormMessage/index.ts";
import { LiveRegion } from "./LiveRegion.tsx";

describe("LiveRegion", () => {
  it.each([
    ["polite", "status"],
    ["assertive", "alert"],
  ] as const)("is announced %s as %s, whole, and is there while it is empty", (politeness, role) => {
    const markup = renderToStaticMarkup(<LiveRegion message="" politeness={politeness} />);
    expect(markup).toContain(`role="${role}"`);
    expect(markup).toContain('aria-atomic="true"');
  });

  it("is polite by itself", () => {
    expect(renderToStaticMarkup(<LiveRegion message="6 of 24 shown" />)).toMatch(
      /role="status".*6 of 24 shown/,
    );
  });
});

describe("FormMessage", () => {
  it.each([
    ["error", "alert"],
    ["success", "status"],
  ] as const)("interrupts for an error only: %s is %s", (tone, role) => {
    const markup = renderToStaticMarkup(<FormMessage tone={tone}>text</FormMessage>);
    expect(markup).toContain(`role="${role}"`);
    expect(markup).toContain('tabindex="-1"');
  });
});

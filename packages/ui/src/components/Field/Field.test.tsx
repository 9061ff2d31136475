import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TextInput } from "../TextInput/index.ts";
import { Field, type FieldProps } from "./Field.tsx";

/** Renders a field with an input. */
function render(props: Partial<FieldProps>) {
  const markup = renderToStaticMarkup(
    <Field label="Email" controlId="email" {...props}>
      <TextInput />
    </Field>,
  );
  const { document } = new JSDOM(markup).window;
  const input = document.querySelector("input");
  return {
    document,
    input,
    /** Text that a screen reader reads after the label. */
    description: (input?.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" | "),
  };
}

describe("a field with an error", () => {
  const { document, input, description } = render({ error: "Enter an address.", hint: "We answer here." });

  it("describes its control by the error, then by the hint", () => {
    expect(description).toBe("Enter an address. | We answer here.");
  });

  it("marks its control as invalid", () => {
    expect(input?.getAttribute("aria-invalid")).toBe("true");
  });

  it("leaves the announcement to the summary until the visitor has been in it", () => {
    expect(document.querySelector("[aria-live=off]")?.textContent).toBe("Enter an address.");
  });
});

describe("a field without an error", () => {
  const { document, input, description } = render({ hint: "We answer here.", required: true });

  it("has a live region already, because a new one announces nothing", () => {
    expect(document.querySelector("[aria-live]")?.textContent).toBe("");
  });

  it("has a label, a hint, and a control that is required and valid", () => {
    expect(document.querySelector("label")?.htmlFor).toBe(input?.id);
    expect(description).toBe("We answer here.");
    expect(input?.required).toBe(true);
    // Said aloud, because Firefox calls an empty required field invalid.
    expect(input?.getAttribute("aria-invalid")).toBe("false");
  });
});

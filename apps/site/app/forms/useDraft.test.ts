import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  clearDraft,
  emptyField,
  fillOtherForm,
  forgetPosted,
  isFilledByOtherForm,
  readDraft,
  rememberPosted,
  saveDraft,
} from "./useDraft.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a draft", () => {
  it("keeps what was saved before when one value is added", () => {
    saveDraft("sample", { applicant: "Ann", email: "ann@kerf.example" });
    saveDraft("sample", { applicant: "Bea" });
    expect(readDraft("sample")).toEqual({ applicant: "Bea", email: "ann@kerf.example" });
  });

  it("is deleted after sending, that of another form is not", () => {
    saveDraft("sample", { applicant: "Ann" });
    saveDraft("contact", { name: "Ann" });
    clearDraft("sample");
    expect(readDraft("sample")).toEqual({});
    expect(readDraft("contact")).toEqual({ name: "Ann" });
  });

  it("of a form that the browser posted is deleted on the page with the result", () => {
    saveDraft("homeLead", { name: "芳" });
    rememberPosted("homeLead");
    forgetPosted();
    expect(readDraft("homeLead")).toEqual({});
    expect(stored.size).toBe(0);
  });

  it("that is damaged counts as none, and is deleted", () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    stored.set("draft:contact", "{");
    expect(readDraft("contact")).toEqual({});
    expect(stored.has("draft:contact")).toBe(false);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it("can be filled in by another form, which is forgotten with it", () => {
    expect(fillOtherForm("contact", { name: "Ann" })).toBe(true);
    expect(readDraft("contact")).toEqual({ name: "Ann" });
    expect(isFilledByOtherForm("contact")).toBe(true);
    clearDraft("contact");
    expect(isFilledByOtherForm("contact")).toBe(false);
  });
});

describe("emptyField", () => {
  class TextField {
    readonly value: string;
    constructor(value: string) {
      this.value = value;
    }
  }
  class RadioGroup extends TextField {}
  beforeEach(() => {
    vi.stubGlobal("HTMLInputElement", TextField);
    vi.stubGlobal("HTMLTextAreaElement", class {});
    vi.stubGlobal("RadioNodeList", RadioGroup);
  });
  const formWith = (field: unknown) =>
    ({ elements: { namedItem: () => field } }) as unknown as HTMLFormElement;

  it("is a group of radio buttons in which nothing has been chosen", () => {
    const empty = new RadioGroup("");
    expect(emptyField(formWith(empty), "model")).toBe(empty);
    expect(emptyField(formWith(new RadioGroup("Light 640")), "model")).toBeUndefined();
  });

  it("is a text field in which nothing has been typed, so that nothing typed is replaced", () => {
    const empty = new TextField("");
    expect(emptyField(formWith(empty), "email")).toBe(empty);
    expect(emptyField(formWith(new TextField("ann@")), "email")).toBeUndefined();
    expect(emptyField(formWith({ value: "" }), "email")).toBeUndefined();
    expect(emptyField(formWith(null), "email")).toBeUndefined();
  });
});

import { afterEach, expect, it, vi } from "vitest";
import { forms, type SentForm } from "./forms.ts";

const sample = forms.sample as SentForm;
const application = {
  corporateName: "Kerf Ltd",
  applicant: "Ann",
  phone: "020 7946 0000",
  sampleModel: "Light 530",
  email: "ann@kerf.example",
  applicationDescription: "3 mm plywood",
};

/** Sends the form and returns the body of the request. */
async function sent(values: Record<string, string>, language: "zh" | "en"): Promise<unknown> {
  let body: unknown;
  vi.stubGlobal("fetch", async (_: unknown, init: RequestInit) => {
    body = JSON.parse(String(init.body));
    return Response.json({ code: 200, message: "stored", data: { id: "1" } });
  });
  expect(await sample.send(values, "/api/file/x", { language })).toMatchObject({ ok: true });
  return body;
}
afterEach(() => vi.unstubAllGlobals());

it("an English application sends both numbers in `phone` (decisions 14)", async () => {
  const typed = { ...application, mobile: "07700 900000" };
  expect(await sent(typed, "en")).toEqual({
    ...application,
    phone: "020 7946 0000 / 07700 900000",
    url: "/api/file/x",
  });
});

it("a Chinese application has one number", async () => {
  expect(await sent(application, "zh")).toEqual({ ...application, url: "/api/file/x" });
});

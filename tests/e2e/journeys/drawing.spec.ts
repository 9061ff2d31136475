import { languages, pagePath } from "@lightmaker/content/routes";
import type { Locator, Page } from "playwright/test";
import { expectField } from "../fields.ts";
import { expect, test } from "../fixtures.ts";
import { open, setUpVisitor } from "./visitor.ts";

const words = {
  zh: {
    try: "用我们的样图试试",
    machine: "用哪台",
    show: /^看位置：轮廓没有闭合/,
    send: "附到打样申请",
    file: "样图",
    submit: "提交申请",
    received: "提交成功！",
  },
  en: {
    try: "Try our sample drawing",
    machine: "Machine",
    show: /^Show place: Open outlines/,
    send: "Attach to a sample request",
    file: "Sample",
    submit: "Send request",
    received: "Submitted successfully!",
  },
} as const;

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error("Tab does not reach the control.");
}

for (const language of languages)
  for (const [device, viewport] of [
    ["a phone", { width: 390, height: 844 }],
    ["a desk", { width: 1280, height: 900 }],
  ] as const)
    test.describe(() => {
      test.use({ viewport });

      test(`drawing → findings → machine → application is stored with the drawing, by keyboard, in ${language} on ${device}`, async ({
        page,
        product,
      }) => {
        const own = words[language];
        const company = crypto.randomUUID();
        await setUpVisitor(page);
        await open(page, pagePath("drawingCheck", language));
        await tabTo(page, page.getByRole("button", { name: own.try }));
        await page.keyboard.press("Enter");
        const report = page.locator("[data-drawing-report]");
        await expect(report.getByRole("listitem")).toHaveCount(3);
        await expect(report.locator("[data-drawing-machines] tbody tr")).toHaveCount(8);

        const machine = report.getByRole("combobox", { name: own.machine });
        await tabTo(page, machine);
        await page.keyboard.type("Light 64");
        await expect(machine).toHaveValue("light-640");
        await expect(report.locator("[data-drawing-answer]")).toContainText(/\d+[-–~]\d+\s?(秒|sec)/);

        const drawing = report.getByRole("img");
        const whole = await drawing.getAttribute("viewBox");
        await tabTo(page, report.getByRole("button", { name: own.show }));
        await page.keyboard.press("Enter");
        await expect(drawing).not.toHaveAttribute("viewBox", whole ?? "");

        await tabTo(page, report.getByRole("button", { name: own.send }).last());
        await page.keyboard.press("Enter");
        await page.waitForURL(/\/about\/sample#apply$/);
        const form = page.locator("#apply form");
        await form.scrollIntoViewIfNeeded();
        await page.locator("#apply form[data-live]").waitFor();
        await expectField(form, "sampleModel", "Light 640");
        await expect(form.getByText(`${own.file}.zip`).first()).toBeVisible();
        for (const [name, value] of [
          ["corporateName", company],
          ["applicant", "Wang Fang"],
          ["phone", "010-00000000"],
          ["mobile", "13900000000"],
          ["email", "a@example.com"],
        ] as const) {
          const field = form.locator(`[name=${name}]`);
          if ((await field.count()) === 0) continue;
          await field.focus();
          await page.keyboard.type(value);
        }
        await tabTo(page, form.getByRole("button", { name: own.submit }));
        await page.keyboard.press("Enter");
        await expect(form.getByRole("status").filter({ hasText: own.received })).toBeVisible();

        const [lead] = product.query("select payload from leads where payload like ?", `%${company}%`);
        const stored: { sampleModel: string; applicationDescription: string; url: string } = JSON.parse(
          String(lead?.["payload"]),
        );
        expect(stored.sampleModel).toBe("Light 640");
        expect(stored.applicationDescription).toMatch(/3 mm/);
        expect(
          product.query(
            "select files.name from files join leads on leads.id = files.lead_id where files.id = ?",
            stored.url.split("/").at(-1) ?? "",
          ),
        ).toEqual([{ name: `${own.file}.zip` }]);
      });
    });

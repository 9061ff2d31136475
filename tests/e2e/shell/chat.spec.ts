import { type Language, languages, pagePath } from "@lightmaker/content/routes";
import type { Page, WebSocketRoute } from "playwright/test";
import { axeFindings } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const words = {
  zh: {
    open: "在线咨询",
    unread: "在线咨询，有新回复",
    title: "LightMaker 助手",
    greeting: "您好，型号、参数",
    close: "收起对话",
    message: "消息",
    online: "在线",
    suggestions: "常问的问题",
    category: "材料",
    back: "返回",
    refresh: "换一批",
    hint: "输入 English 可切换为英文。",
    other: "English",
    switched: "Sure, I'll answer in English from now on.",
    ask: "1390多重",
    answer: "500 kg",
    source: "Light 1390",
    unsafe: "能切 PVC 吗",
    warning: "绝不能放进激光机",
    unknown: "今天天气怎么样",
    doNotKnow: "这个问题我答不上来",
    contact: "联系我们",
    brought: "想问：今天天气怎么样",
    notMeant: "不是我想问的",
    leave: "留言给我们",
    typing: "助手正在输入",
    outage: "抱歉，客服系统暂时无法使用，请稍后再试。",
  },
  en: {
    open: "Chat with us",
    unread: "Chat with us, new reply",
    title: "LightMaker assistant",
    greeting: "Hello. Ask me about models",
    close: "Close chat",
    message: "Message",
    online: "Online",
    suggestions: "Common questions",
    category: "Materials",
    back: "Back",
    refresh: "More questions",
    hint: "Type 中文 to switch to Chinese.",
    other: "中文",
    switched: "好的，接下来用中文。",
    ask: "how heavy is the 1390",
    answer: "500 kg",
    source: "Light 1390",
    unsafe: "can I cut PVC",
    warning: "Never put",
    unknown: "what is the capital of France",
    doNotKnow: "I don't know the answer to that",
    contact: "Contact us",
    brought: "what is the capital of France",
    notMeant: "That's not what I meant",
    leave: "Leave us a message",
    typing: "The assistant is typing",
    outage: "Sorry, the customer service system is currently unavailable. Please try again later.",
  },
} as const satisfies Record<Language, Record<string, string>>;

const chat = (page: Page) => page.getByRole("dialog").and(page.locator("[data-chat]"));
const launcher = (page: Page) => page.locator("aside > a[aria-haspopup=dialog]");
const field = (page: Page) => chat(page).getByRole("textbox");
const messages = (page: Page) => chat(page).getByRole("log").locator("li[data-type]");
const notice = (page: Page) => messages(page).and(page.locator("[data-type=notice]"));
const questions = (page: Page) => chat(page).locator("ul[aria-live] button");

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
  await launcher(page).click();
  await chat(page).waitFor();
}

/** Opens the chat and waits until it is connected to the server. */
async function openOnline(page: Page, language: Language, address: string): Promise<void> {
  await open(page, address);
  await expect(chat(page).getByRole("status")).toHaveText(words[language].online);
}

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

/** Replaces the server's end of the socket. */
async function fakeServer(page: Page, onMessage: (socket: WebSocketRoute, message: string) => void) {
  await page.routeWebSocket(/\/chat$/, (socket) => {
    socket.onMessage((message) => onMessage(socket, String(message)));
  });
}

for (const language of languages) {
  const text = words[language];
  const home = pagePath("support", language);

  test.describe(`the chat in ${language}`, () => {
    test("is loaded when it is opened, not before", async ({ page }) => {
      const fetched: string[] = [];
      page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(home);
      await page.locator(hydrated).waitFor();
      await page.waitForLoadState("networkidle");
      const isOfChat = (address: string) => /chat\.json$|\/Chat-/.test(address);
      expect(fetched.filter(isOfChat)).toEqual([]);
      await expect(launcher(page)).toHaveAccessibleName(text.open);
      await launcher(page).click();
      await expect(chat(page)).toHaveAccessibleName(text.title);
      expect(fetched.filter(isOfChat)).toHaveLength(2);
      await expect(chat(page)).toContainText(text.greeting);
      await expect(chat(page)).toContainText(text.hint);
      await expect(field(page)).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
    });

    test("leaves the page usable, and closes on Escape and by its button", async ({ page }) => {
      await openOnline(page, language, home);
      await expect(chat(page)).not.toHaveAttribute("aria-modal", "true");
      await page.keyboard.press("Escape");
      await expect(chat(page)).toHaveCount(0);
      await expect(launcher(page)).toBeFocused();
      await launcher(page).press("Enter");
      await chat(page).getByRole("button", { name: text.close }).click();
      await expect(chat(page)).toHaveCount(0);
    });

    test("answers with the site's content, and survives navigation and a reload", async ({ page }) => {
      await openOnline(page, language, home);
      await ask(page, `  ${text.ask}  `);
      await expect(messages(page).nth(1)).toContainText(text.ask);
      await expect(messages(page).last()).toContainText(text.answer);
      await expect(messages(page).last()).toContainText(text.title);
      const source = messages(page).last().getByRole("link", { name: text.source });
      await expect(source).toHaveAttribute("href", `${pagePath("zhongtian", language)}?model=light-1390`);
      await source.click();
      await expect(page).toHaveURL(/light-1390/);
      await expect(messages(page)).toHaveCount(3);
      await page.reload();
      await expect(messages(page)).toHaveCount(3);
      await expect(messages(page).last()).toContainText(text.answer);
    });

    test("does not send an empty message", async ({ page }) => {
      await openOnline(page, language, home);
      await ask(page, "   ");
      await ask(page, text.ask);
      await expect(messages(page).last()).toContainText(text.answer);
      await expect(messages(page)).toHaveCount(3);
    });

    test("suggests questions by category, four at a time, and more on request", async ({ page }) => {
      await openOnline(page, language, home);
      await expect(questions(page)).toHaveCount(4);
      await chat(page).getByRole("button", { name: text.category, exact: true }).click();
      await expect(questions(page)).toHaveCount(4);
      const first = await questions(page).allTextContents();
      await chat(page).getByRole("button", { name: text.refresh }).click();
      await expect.poll(() => questions(page).allTextContents()).not.toEqual(first);
      await expect(questions(page)).toHaveCount(4);
      await chat(page).getByRole("button", { name: text.back }).click();
      await expect(chat(page).getByRole("button", { name: text.category, exact: true })).toBeVisible();

      const question = (await questions(page).first().textContent()) ?? "";
      await questions(page).first().click();
      await expect(chat(page).getByRole("button", { name: text.suggestions })).toHaveAttribute(
        "aria-expanded",
        "false",
      );
      await expect(messages(page).nth(1)).toContainText(question);
      await expect(messages(page)).toHaveCount(3);
      await expect(messages(page).last()).not.toContainText(text.doNotKnow);
    });

    test("switches to a language that is named", async ({ page }) => {
      const other = languages.find((each) => each !== language) ?? language;
      await openOnline(page, language, home);
      await ask(page, text.other);
      await expect(messages(page).last()).toContainText(text.switched);
      await expect(chat(page)).toHaveAccessibleName(words[other].title);
      await expect(field(page)).toHaveAccessibleName(words[other].message);
      await page.reload();
      await expect(chat(page)).toHaveAccessibleName(words[other].title);
      await ask(page, words[other].other.toUpperCase());
      await expect(chat(page)).toHaveAccessibleName(text.title);
    });

    test("warns of forbidden materials", async ({ page }) => {
      await openOnline(page, language, home);
      await ask(page, text.unsafe);
      await expect(messages(page).last()).toContainText(text.warning);
    });

    test("passes an unknown question to the contact form", async ({ page }) => {
      await openOnline(page, language, home);
      await ask(page, text.unknown);
      await expect(messages(page).last()).toContainText(text.doNotKnow);
      await messages(page).last().getByRole("link", { name: text.contact }).click();
      await expect(page).toHaveURL(/about=/);
      await expect(page.locator("textarea[name=message]")).toHaveValue(
        new RegExp(text.brought.replace("?", "\\?")),
      );
    });

    test("suggests other questions if the answer was not meant", async ({ page }) => {
      await openOnline(page, language, home);
      await ask(page, text.ask);
      await messages(page).last().getByRole("button", { name: text.notMeant }).click();
      const leave = messages(page).last().getByRole("link", { name: text.leave });
      await expect(leave).toHaveAttribute("href", new RegExp(`about=${encodeURIComponent(text.ask)}`));
      await expect(chat(page).getByRole("button", { name: text.notMeant })).toHaveCount(0);
    });

    test("shows a typing indicator, and marks an answer that arrived while closed", async ({ page }) => {
      let reply: (() => void) | undefined;
      await fakeServer(page, (socket) => {
        reply = () => socket.send(JSON.stringify({ answer: "500 kg" }));
      });
      await openOnline(page, language, home);
      await ask(page, text.ask);
      await expect(chat(page).getByText(text.typing)).toBeAttached();
      await page.keyboard.press("Escape");
      await expect.poll(() => reply).toBeDefined();
      reply?.();
      await expect(launcher(page)).toHaveAccessibleName(text.unread);
      await launcher(page).click();
      await expect(messages(page).last()).toContainText("500 kg");
      await expect(chat(page).getByText(text.typing)).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(launcher(page)).toHaveAccessibleName(text.open);
    });

    test("reports a missing connection half a second after the message", async ({ page }) => {
      await page.clock.install();
      await page.routeWebSocket(/\/chat$/, (socket) => socket.close());
      await open(page, home);
      await expect(chat(page)).toHaveAttribute("data-status", "closed");
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      await expect(chat(page)).toHaveAttribute("data-status", "closed");
      await ask(page, text.ask);
      await expect(messages(page).last()).toContainText(text.ask);
      await page.clock.runFor(499);
      await expect(messages(page)).toHaveCount(2);
      await page.clock.runFor(1);
      await expect(messages(page).last()).toHaveText(text.outage);
      await expect(notice(page)).toHaveText(text.outage);
    });

    test("reports a connection that is lost before the answer", async ({ page }) => {
      await fakeServer(page, (socket) => void socket.close());
      await openOnline(page, language, home);
      await ask(page, text.ask);
      await expect(notice(page)).toHaveText(text.outage);
      // The site's static files can answer this without the server.
      await expect(messages(page).last().getByRole("link").first()).toHaveAttribute("href", /1390/);
      await expect(chat(page).getByText(text.typing)).toHaveCount(0);
    });

    test("ignores and logs an invalid response", async ({ page, consoleMessages }) => {
      await fakeServer(page, (socket) => {
        socket.send("no answer");
        socket.send(JSON.stringify({ answer: "500 kg" }));
      });
      await openOnline(page, language, home);
      await ask(page, text.ask);
      await expect(messages(page).last()).toContainText("500 kg");
      await expect(messages(page)).toHaveCount(3);
      expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("Unreadable answer of the chat")]);
    });

    test("covers a phone's screen, and closes on navigation", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openOnline(page, language, home);
      const box = await chat(page).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
      await ask(page, text.ask);
      await messages(page).last().getByRole("link", { name: text.source }).click();
      await expect(page).toHaveURL(/light-1390/);
      await expect(chat(page)).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test(`the launcher links to the contact page (${language})`, async ({ page }) => {
      await page.goto(home);
      await expect(launcher(page)).toHaveAttribute("href", pagePath("contactus", language));
    });
  });
}

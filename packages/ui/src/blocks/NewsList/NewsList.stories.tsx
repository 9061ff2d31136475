import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./NewsList.examples.ts";
import { NewsList } from "./NewsList.tsx";

const meta = {
  component: NewsList,
  parameters: { layout: "fullscreen" },
  args: { onRetry: fn(), onFilterChange: fn(), onPageChange: fn(), onOpenedChange: fn() },
} satisfies Meta<typeof NewsList>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Seven items on two pages. A filter shows one type only and returns to the first page. An item opens and closes. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { items = [], labels } = shownArgs(context);
    const { onFilterChange, onPageChange, onOpenedChange } = context.args;
    const canvas = within(context.canvasElement);
    const titles = () =>
      canvas.getAllByRole("article").map((card) => within(card).getByRole("link").textContent);
    const expected = items.map(({ title }) => title);
    await expect(titles()).toEqual(expected.slice(0, 6));

    await userEvent.click(canvas.getByRole("button", { name: labels.pagination.next }));
    await expect(titles()).toEqual(expected.slice(6));
    await expect(onPageChange).toHaveBeenLastCalledWith(2);

    const kind = items[0]?.type;
    const ofKind = items.filter(({ type }) => type.value === kind?.value);
    await userEvent.click(canvas.getByRole("radio", { name: `${kind?.label} ${ofKind.length}` }));
    await expect(titles()).toEqual(ofKind.map(({ title }) => title));
    await expect(onFilterChange).toHaveBeenLastCalledWith(kind?.value);
    await expect(onPageChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.queryByRole("navigation")).toBeNull();

    const [card] = canvas.getAllByRole("article");
    if (!card) throw new Error("The example has no items.");
    const link = within(card).getByRole("link");
    await userEvent.click(link);
    const dialog = await screen.findByRole("dialog", { name: link.textContent });
    await expect(onOpenedChange).toHaveBeenLastCalledWith(ofKind[0]?.id);
    await waitFor(() => expect(within(dialog).getByText(kind?.label ?? "")).toBeVisible());
    await expect(within(dialog).getAllByRole("heading")).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await expect(onOpenedChange).toHaveBeenLastCalledWith("");
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** Loading: an announcement, and placeholders for six cards. */
export const Loading: Story = {
  ...fromExamples(examples, "loading"),
  play: async (context) => {
    const { labels } = shownArgs(context);
    await expect(within(context.canvasElement).getByText(labels.loading)).toBeInTheDocument();
  },
};

/** Loading failed: an error message and a button to retry. */
export const Failed: Story = {
  ...fromExamples(examples, "failed"),
  play: async (context) => {
    const { labels, failure } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent(failure ?? "");
    await userEvent.click(canvas.getByRole("button", { name: labels.retry }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  ...fromExamples(examples, "empty"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("heading", { name: shownArgs(context).labels.empty.title })).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

/** A single item has two chips and no pagination. */
export const One: Story = {
  ...fromExamples(examples, "one"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(canvas.getAllByRole("radio")).toHaveLength(2);
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

/** Six items fit on one page, without pagination. */
export const FullPage: Story = {
  ...fromExamples(examples, "fullPage"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

/** Two hundred items. An unknown type has a chip with its raw value. */
export const ManyPages: Story = {
  ...fromExamples(examples, "manyPages"),
  play: async (context) => {
    const { items = [], labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(
      canvas.getByRole("button", { name: labels.pagination.page.replace("{page}", "34") }),
    );
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    const unknown = items[3]?.type;
    await expect(canvas.getByRole("radio", { name: `${unknown?.value} 50` })).not.toBeChecked();
  },
};

export const NotFound: Story = {
  ...fromExamples(examples, "notFound"),
  play: async (context) => {
    await expect(within(context.canvasElement).getByText(shownArgs(context).notice ?? "")).toBeVisible();
  },
};

/** If the text of an item fails to load, the list stays. */
export const ArticleFailed: Story = {
  ...fromExamples(examples, "articleFailed"),
  play: async (context) => {
    const { items = [], labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: items[0]?.title ?? "" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: labels.retry }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expectClosed();
  },
};

export const LongText: Story = fromExamples(examples, "longText");

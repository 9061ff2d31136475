import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { type ToastData, useToast } from "./context.ts";
import { examples } from "./Toast.examples.ts";
import { ToastProvider, type ToastProviderProps } from "./ToastProvider.tsx";

interface Words {
  showLabel: string;
  toast: Omit<ToastData, "action">;
  action?: { label: string; altText: string };
  onSelect?: () => void;
}

function ShowButton({ showLabel, toast, action, onSelect }: Words) {
  const showToast = useToast();
  return (
    <Button
      variant="secondary"
      onClick={() =>
        showToast({ ...toast, ...(action && { action: { ...action, onSelect: () => onSelect?.() } }) })
      }
    >
      {showLabel}
    </Button>
  );
}

function Example({ showLabel, toast, action, onSelect, ...args }: ToastProviderProps & Words) {
  return (
    <ToastProvider {...args}>
      <ShowButton
        showLabel={showLabel}
        toast={toast}
        {...(action && { action })}
        {...(onSelect && { onSelect })}
      />
    </ToastProvider>
  );
}

const meta = {
  component: Example,
  // On the page it stays.
  parameters: { docs: { frame: { height: 260, press: "button", args: { duration: 3_600_000 } } } },
  args: { onSelect: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

async function show(context: PlayContext) {
  const { showLabel, toast } = shownArgs(context);
  await userEvent.click(within(context.canvasElement).getByRole("button", { name: showLabel }));
  const [words] = await within(context.canvasElement).findAllByText(toast.title);
  const shown = words?.closest<HTMLElement>("li");
  if (!shown) throw new Error("The toast did not appear in the list.");
  return shown;
}

/** Stays while the pointer is over it, then disappears automatically. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const shown = await show(context);
    const paused = fn();
    shown.parentElement?.addEventListener("toast.viewportPause", paused);
    await userEvent.hover(shown);
    await waitFor(() => expect(paused).toHaveBeenCalled());
    // It fades in and is invisible in the first frame.
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.unhover(shown);
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  },
};

/** Announced once, politely, then closed by its button. */
export const Success: Story = {
  ...fromExamples(examples, "success"),
  play: async (context) => {
    const { labels, toast } = shownArgs(context);
    const shown = await show(context);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole("status")
          .map((region) => region.textContent)
          .join(),
      ).toContain(`${labels.toast} ${toast.title}`),
    );
    await userEvent.click(within(shown).getByRole("button", { name: labels.close }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await show(context);
  },
};

export const Danger: Story = {
  ...fromExamples(examples, "danger"),
  play: async (context) => {
    await show(context);
  },
};

/** A toast with an action stays until it is closed. F8 moves the focus to it from anywhere. */
export const WithAction: Story = {
  ...fromExamples(examples, "withAction"),
  play: async (context) => {
    const { action, onSelect } = shownArgs(context);
    const shown = await show(context);
    await userEvent.keyboard("{F8}");
    await userEvent.tab();
    await expect(shown).toHaveFocus();
    await userEvent.tab();
    await expect(within(shown).getByRole("button", { name: action?.label ?? "" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await show(context);
  },
};

export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async (context) => {
    await show(context);
  },
};

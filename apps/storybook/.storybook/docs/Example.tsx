import { DocsContext, Story, type StoryProps, useOf } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef } from "react";
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { Frame } from "../../foundations/Frame.tsx";
import { useGlobal } from "./Container.tsx";
import * as styles from "./docs.css.ts";

type Settings = Readonly<Record<string, unknown>>;

/** How the pages show a story that needs a window of its own. A story of a viewport needs one of that width. */
export interface FrameParameters {
  /** Height in pixels, 560 at first. */
  height?: number;
  /** Selector of what is pressed first, so that what opens is open. */
  press?: string;
  /** How far it is scrolled at first, in pixels. */
  scroll?: number;
  /** Props that only the page needs. */
  args?: Settings;
}

/** Returns a function that makes the address of a story in a frame, with the settings of the toolbar. */
export function useFrameSource(): (id: string, storyGlobals: Settings) => string {
  const settings = {
    theme: useGlobal("theme", "light"),
    language: useGlobal("language", "en"),
    direction: useGlobal("direction", "ltr"),
    motion: useGlobal("motion", "system"),
    brand: useGlobal("brand", ""),
  };
  return (id, { viewport: _, ...storyGlobals }) => {
    const globals = Object.entries({ ...settings, ...storyGlobals })
      .filter(([, value]) => value !== "")
      .map(([name, value]) => `${name}:${value}`)
      .join(";");
    return `iframe.html?viewMode=story&embed=true&id=${id}&globals=${encodeURIComponent(globals)}`;
  };
}

/** The part of a frame's window that takes the props of the controls. */
type StoryWindow = Window & {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: unknown) => void };
};

/** A story on a page: in the page itself, or in a frame where it depends on the window. */
export function Example(props: StoryProps) {
  const { story } = useOf(props.of ?? "story", ["story"]);
  const { channel } = useContext(DocsContext);
  const sourceOf = useFrameSource();
  const frame = useRef<HTMLIFrameElement>(null);
  const { id, name, parameters, storyGlobals } = story;
  const settings: FrameParameters | undefined = parameters["docs"]?.frame;
  const viewport = parameters["viewport"]?.options?.[storyGlobals["viewport"]?.value];
  useEffect(() => {
    // What was set before and is set no longer becomes `undefined`: the frame adds to the props that it has.
    let unset: Settings = {};
    const follow = ({ storyId, args }: { storyId: string; args: Settings }) => {
      if (storyId !== id) return;
      const shown = frame.current?.contentWindow as StoryWindow | null | undefined;
      const updatedArgs = { ...unset, ...args };
      shown?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs });
      unset = Object.fromEntries(Object.keys(updatedArgs).map((each) => [each, undefined]));
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, id]);
  if (!settings && !viewport) return <Story {...props} />;
  return (
    <div id={`story--${id}`} className="sb-story sb-unstyled" data-framed="">
      <Frame
        className={styles.frame}
        frame={frame}
        src={sourceOf(id, storyGlobals)}
        {...(viewport && { width: Number.parseInt(viewport.styles.width, 10) })}
        height={settings?.height ?? 560}
        title={name}
      />
    </div>
  );
}

import { RoomScene, Text } from "@lightmaker/ui";
import { fill } from "../fill.ts";
import { loadScenes } from "../scenes.ts";
import * as styles from "../tools/tools.css.ts";
import { type DrawnPlan, roomOf } from "./drawn-room.ts";
import type { RoomData } from "./plan-words.ts";

interface RoomViewProps {
  data: RoomData;
  drawn: DrawnPlan;
  /** Item that is selected on the plan. */
  selected: string | undefined;
  /** Called when it cannot be shown here. */
  onFail: () => void;
}

/** The plan in three dimensions. It is fetched with three.js and the machines' models by one press. */
export function RoomView({ data, drawn, selected, onFail }: RoomViewProps) {
  const { view } = data;
  const room = roomOf(data, drawn);
  const stage = fill(view.stage, {
    width: String(room.width),
    depth: String(room.depth),
    count: String(room.items.length),
  });
  return (
    <div className={styles.part} data-room-view="">
      <RoomScene
        {...room}
        labels={{ ...view, stage }}
        load={loadScenes}
        onFail={(error) => {
          reportError(error);
          onFail();
        }}
        onMissing={reportError}
        selectedId={selected}
        takesFocus
      />
      <Text size="small" tone="muted">
        {view.note}
      </Text>
    </div>
  );
}

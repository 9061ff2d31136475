import { downloads } from "./downloads.ts";
import { drawingCheck } from "./drawing-check.ts";
import { faq } from "./faq.ts";
import { support } from "./hub.ts";
import { machine } from "./machine.ts";
import { maintenance } from "./maintenance.ts";
import { room } from "./room.ts";
import { safety } from "./safety.ts";
import { settings } from "./settings.ts";
import { settingsPages } from "./settings-pages.ts";
import { software } from "./software.ts";
import { specifications } from "./specifications.ts";
import { warranty } from "./warranty.ts";

/** Help for owners of a machine and for future owners. */
export const supportPages = {
  support,
  software,
  machine,
  downloads,
  faq,
  specifications,
  warranty,
  maintenance,
  safety,
  settings,
  ...settingsPages,
  drawingCheck,
  room,
};

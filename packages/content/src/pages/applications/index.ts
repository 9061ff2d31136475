import { architecture } from "./architecture.ts";
import { art } from "./art.ts";
import { creative } from "./creative.ts";
import { education } from "./education.ts";
import { electronics } from "./electronics.ts";
import { hub } from "./hub.ts";
import { medical } from "./medical.ts";

/** Pages of the six fields of application, and their hub. */
export const applications = {
  applications: hub,
  education,
  creative,
  art,
  medical,
  electronics,
  architecture,
};

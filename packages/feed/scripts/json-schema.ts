import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { feedIndex, feedModel } from "../src/schema.ts";

/** Returns the JSON Schema (draft 2020-12) of all files of the feed: the list, or one model. */
export const jsonSchema = () => ({
  ...toJsonSchema(v.union([feedIndex, feedModel]), { target: "draft-2020-12" }),
  title: "LightMaker product feed, version 1",
});

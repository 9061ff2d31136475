import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import type { FaultLog } from "../faultLog.ts";
import type { FileLinks } from "../files/links.ts";
import type { UploadRoom } from "../files/room.ts";
import type { Uploads } from "../files/uploads.ts";
import type { FormTokens } from "../guards/formTokens.ts";
import type { RateLimits } from "../guards/rateLimits.ts";
import type { Published } from "../published/published.ts";
import type { Storage } from "../storage/storage.ts";
import type { Writer } from "../writer/writer.ts";
import type { AddressReader } from "./networks.ts";

/** What the routes work with. */
export interface AppDependencies {
  readonly storage: Pick<Storage, "check" | "tryWriting" | "files">;
  readonly writer: Pick<Writer, "add">;
  /** What everybody may read. */
  readonly published: Published;
  /** Where uploaded files are kept. */
  readonly uploads: Uploads;
  readonly room: UploadRoom;
  /** Signs links to uploaded files. */
  readonly links: FileLinks;
  readonly limits: Pick<RateLimits, "take" | "takeBytes">;
  /** Says when forms were opened. */
  readonly tokens: FormTokens;
  /** Tells a visitor's address. */
  readonly addressOf: AddressReader;
  readonly logger: Logger;
  readonly logFault: FaultLog;
  /** Whether the site is closed for a while; then nothing but the health check is answered. */
  readonly maintenance: boolean;
  /** Whether to describe the API for people. */
  readonly docs: boolean;
  /** The largest request body, in bytes. */
  readonly bodyLimit: number;
  /** How long a whole body may take, and how long an upload may stand still, in milliseconds. */
  readonly bodyTimeout: number;
}

/** Hono's types for this server: handlers reach Node's own request and response through `context.env`. */
export interface AppEnvironment {
  Bindings: HttpBindings;
}

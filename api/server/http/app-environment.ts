import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import type { FaultLog } from "../fault-log.ts";
import type { FileLinks } from "../files/file-links.ts";
import type { UploadRoom } from "../files/upload-room.ts";
import type { Uploads } from "../files/uploads.ts";
import type { FormTokens } from "../guards/form-tokens.ts";
import type { RateLimits } from "../guards/rate-limits.ts";
import type { AddressReader } from "../networks.ts";
import type { Published } from "../published/published.ts";
import type { Storage } from "../storage/storage.ts";
import type { Writer } from "../writer/writer.ts";

/** Dependencies of the routes. */
export interface AppDependencies {
  readonly storage: Pick<Storage, "check" | "tryWriting" | "files">;
  readonly writer: Pick<Writer, "add">;
  /** Published news, SEO entries and feeds. */
  readonly published: Published;
  /** Storage of uploaded files. */
  readonly uploads: Uploads;
  readonly room: UploadRoom;
  /** Signs links to uploaded files. */
  readonly links: FileLinks;
  readonly limits: Pick<RateLimits, "take" | "takeBytes">;
  /** Makes and checks the tokens that record when forms were opened. */
  readonly tokens: FormTokens;
  /** Returns a visitor's address. */
  readonly addressOf: AddressReader;
  readonly logger: Logger;
  readonly logFault: FaultLog;
  /** True while the site is closed for maintenance. Only the health check still responds normally. */
  readonly maintenance: boolean;
  /** True if the API documentation is served as an HTML page. */
  readonly docs: boolean;
  /** Size limit of a request body, in bytes. */
  readonly bodyLimit: number;
  /** Timeout in milliseconds: for a whole body, and for an upload that sends no data. */
  readonly bodyTimeout: number;
}

/** Hono's types for this server. Handlers reach Node's own request and response through `context.env`. */
export interface AppEnvironment {
  Bindings: HttpBindings;
}

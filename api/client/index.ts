export { type ChatSocket, type ChatSocketOptions, type ChatState, createChatSocket } from "./chat-socket.ts";
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type FormCallOptions,
} from "./create-api-client.ts";
export type { ApiFailure, ApiResult } from "./result.ts";
export type { UploadOptions } from "./upload-file.ts";

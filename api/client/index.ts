export { type ChatSocket, type ChatSocketOptions, type ChatState, createChatSocket } from "./chatSocket.ts";
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type FormCallOptions,
} from "./createApiClient.ts";
export type { ApiFailure, ApiResult } from "./result.ts";
export type { UploadOptions } from "./uploadFile.ts";

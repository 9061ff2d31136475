export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type FormCallOptions,
} from "./createApiClient.ts";
export type { ApiFailure, ApiResult } from "./result.ts";

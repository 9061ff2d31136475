export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
} from "./createApiClient.ts";
export type { ApiFailure, ApiResult } from "./result.ts";

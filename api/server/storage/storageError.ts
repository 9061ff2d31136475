/** Thrown when the database cannot be opened. Its message says which one and why, for whoever runs the server. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

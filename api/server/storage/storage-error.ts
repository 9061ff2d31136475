/** Error for a database that cannot be opened. Its message names the database and the cause, for the operator. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

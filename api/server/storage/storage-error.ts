/** Error for a database that cannot be opened. Its message names the database and the cause, for the operator. */
export class StorageError extends Error {
  override readonly name: string = "StorageError";
}

/** Error for a database that the first start of the server makes. */
export class NoDatabaseError extends StorageError {
  override readonly name = "NoDatabaseError";
}

/** Error for a database that cannot be opened. Its message names the database and the cause, for the operator. */
export class StorageError extends Error {
  override readonly name: string = "StorageError";
}

/** What an operator does about a damaged database file. The damaged one may hold leads that no backup has. */
export const afterDamage =
  "Stop the server, move the whole data folder away and keep it, because `rescue` reads the newest leads from it, and restore the newest backup.";

/** Error for a database that the first start of the server makes. */
export class NoDatabaseError extends StorageError {
  override readonly name = "NoDatabaseError";
}

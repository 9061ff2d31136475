import type { Stats } from "node:fs";
import { type FileHandle, open, readdir, readFile, stat } from "node:fs/promises";

/** Returns `undefined` if what is read is missing. @throws any other error of the file system, such as a missing permission */
const ifThere = <Value>(read: Promise<Value>): Promise<Value | undefined> =>
  read.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });

/** Returns what the file system knows of a path; `undefined` if there is nothing. @throws any other error of the file system */
export const statIfThere = (path: string): Promise<Stats | undefined> => ifThere(stat(path));

/** Returns true if there is a file or folder at a path. @throws any other error of the file system, such as a missing permission */
export const exists = async (path: string): Promise<boolean> => (await statIfThere(path)) !== undefined;

/** Returns the names in a folder; none if there is no such folder. @throws any other error of the file system */
export const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await ifThere(readdir(folder))) ?? [];

/** Returns the content of a file; `undefined` if there is no such file. @throws any other error of the file system */
export const readIfThere = (file: string): Promise<Buffer | undefined> => ifThere(readFile(file));

/** Opens a file for reading; `undefined` if there is no such file. @throws any other error of the file system */
export const openIfThere = (file: string): Promise<FileHandle | undefined> => ifThere(open(file));

/**
 * Write-ahead logs of SQLite whose frames are damaged. SQLite ignores every frame after the first with a wrong checksum, though up
 * to a thousand pages of stored leads may follow.
 *
 * Format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
 */

const headerLength = 32;
const frameHeaderLength = 24;

/** Numbers that begin a log. The second has checksums of big-endian words. */
const magic = { little: 0x377f0682, big: 0x377f0683 };

type Checksum = readonly [number, number];

export interface MendedWal {
  /** The log with correct checksums up to its last transaction. */
  readonly bytes: Buffer;
  /** Number of the first damaged frame; 0 is the header. */
  readonly damaged: number;
  /** Number of transactions from that frame on. */
  readonly transactions: number;
}

/**
 * Corrects the checksums of a log.
 *
 * @param pageSize in bytes, from the database: the log's own may be damaged
 * @returns `undefined` if SQLite reads all of its transactions; a transaction that was never completed does not count
 */
export function mendWal(wal: Buffer, pageSize: number): MendedWal | undefined {
  const frameLength = frameHeaderLength + pageSize;
  const count = Math.floor((wal.length - headerLength) / frameLength);
  if (count < 1) return undefined;
  const bytes = Buffer.from(wal);
  const isBig = wal.readUInt32BE(0) === magic.big;
  const header = checksumOf(wal.subarray(0, 24), [0, 0], isBig);
  const isHeaderWhole =
    (isBig || wal.readUInt32BE(0) === magic.little) &&
    wal.readUInt32BE(8) === pageSize &&
    isEqual(header, wal, 24);
  // All frames of the log have the salts of its header. Those of an earlier log, which it is overwriting, have others.
  const salts = Buffer.from(
    isHeaderWhole ? wal.subarray(16, 24) : wal.subarray(headerLength + 8, headerLength + 16),
  );
  if (!isHeaderWhole) {
    bytes.writeUInt32BE(isBig ? magic.big : magic.little, 0);
    bytes.writeUInt32BE(3_007_000, 4);
    bytes.writeUInt32BE(pageSize, 8);
    salts.copy(bytes, 16);
  }
  let checksum = checksumOf(bytes.subarray(0, 24), [0, 0], isBig);
  write(checksum, bytes, 24);
  let damaged = isHeaderWhole ? undefined : 0;
  let transactions = 0;
  let end = headerLength;
  for (let frame = 0; frame < count; frame += 1) {
    const at = headerLength + frame * frameLength;
    const hasSalts = wal.subarray(at + 8, at + 16).equals(salts);
    salts.copy(bytes, at + 8);
    checksum = checksumOf(bytes.subarray(at, at + 8), checksum, isBig);
    checksum = checksumOf(bytes.subarray(at + frameHeaderLength, at + frameLength), checksum, isBig);
    if (damaged === undefined && !(hasSalts && isEqual(checksum, wal, at + 16))) damaged = frame + 1;
    write(checksum, bytes, at + 16);
    // Only the last frame of a transaction has the database's size after it.
    if (damaged === undefined || !hasSalts || wal.readUInt32BE(at + 4) === 0) continue;
    transactions += 1;
    end = at + frameLength;
  }
  return damaged === undefined || transactions === 0
    ? undefined
    : { bytes: bytes.subarray(0, end), damaged, transactions };
}

function checksumOf(bytes: Buffer, [one, two]: Checksum, isBig: boolean): Checksum {
  let [first, second] = [one, two];
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + second) >>> 0;
    second = (second + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + first) >>> 0;
  }
  return [first, second];
}

const isEqual = ([first, second]: Checksum, bytes: Buffer, at: number): boolean =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;

function write([first, second]: Checksum, bytes: Buffer, at: number): void {
  bytes.writeUInt32BE(first, at);
  bytes.writeUInt32BE(second, at + 4);
}

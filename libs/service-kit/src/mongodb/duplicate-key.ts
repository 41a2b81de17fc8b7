import { mongo } from 'mongoose';

/** MongoDB's code for a key that a unique index already holds. */
const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index already holds its key. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/**
 * Which writes of an unordered bulk failed because a unique index already holds their keys; null
 * where the bulk failed for another reason too.
 */
export function duplicatesOf(error: unknown): ReadonlySet<number> | null {
  if (!(error instanceof mongo.MongoBulkWriteError)) return null;
  const faults = [error.writeErrors].flat();
  const isOther = faults.length === 0 || error.result.getWriteConcernError() !== undefined;
  if (isOther || faults.some(({ code }) => code !== DUPLICATE_KEY)) return null;
  return new Set(faults.map(({ index }) => index));
}

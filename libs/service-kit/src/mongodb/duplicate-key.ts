import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether a write violated a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** The rejected writes of an unordered bulk; null if it failed for another reason. */
export function duplicateIndexes(error: unknown): ReadonlySet<number> | null {
  if (!(error instanceof mongo.MongoBulkWriteError)) return null;
  const faults = [error.writeErrors].flat();
  const isOther = faults.length === 0 || error.result.getWriteConcernError() !== undefined;
  if (isOther || faults.some(({ code }) => code !== DUPLICATE_KEY)) return null;
  return new Set(faults.map(({ index }) => index));
}

/** The errors of single writes of an unordered bulk, by index; rejects if it failed as a whole. */
export async function writeErrors(bulk: Promise<unknown>): Promise<ReadonlyMap<number, Error>> {
  try {
    await bulk;
    return new Map();
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const faults = [error.writeErrors].flat();
    if (faults.length === 0 || error.result.getWriteConcernError() !== undefined) throw error;
    return new Map(faults.map(({ index }) => [index, error]));
  }
}

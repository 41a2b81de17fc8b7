import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether a write violated a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** A handler for `catch`: false for a violated unique index; throws any other error. */
export function falseIfDuplicate(error: unknown): false {
  if (isDuplicateKey(error)) return false;
  throw error;
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
    return new Map(
      faults.map(({ index, code, errmsg }) => [
        index,
        new mongo.MongoServerError({ code, errmsg: errmsg ?? error.message }),
      ]),
    );
  }
}

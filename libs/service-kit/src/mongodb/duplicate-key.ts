import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** A handler for `catch`: false for a violated unique index; throws any other error. */
export function falseIfDuplicate(error: unknown): false {
  if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) return false;
  throw error;
}

/** The write that ended an ordered bulk, if any; rejects if the bulk failed as a whole. */
async function findFailedWrite(
  bulk: Promise<unknown>,
): Promise<{ readonly index: number; readonly error: Error } | undefined> {
  try {
    await bulk;
    return undefined;
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const [failed] = [error.writeErrors].flat();
    if (!failed || error.result.getWriteConcernError() !== undefined) throw error;
    const { index, code, errmsg = error.message } = failed;
    return { index, error: new mongo.MongoServerError({ code, errmsg }) };
  }
}

/**
 * Applies groups of writes in order. A failed write skips the rest of its group only. Returns the
 * error of each group, if any; rejects if a bulk failed as a whole.
 */
export async function writeGroups<Write>(
  groups: readonly (readonly Write[])[],
  writeOrdered: (writes: Write[]) => Promise<unknown>,
): Promise<(Error | undefined)[]> {
  const results: (Error | undefined)[] = [];
  while (results.length < groups.length) {
    const rest = groups.slice(results.length);
    const owners = rest.flatMap((group, owner) => group.map(() => owner));
    const failed = await findFailedWrite(writeOrdered(rest.flat()));
    const succeeded = failed ? (owners[failed.index] ?? 0) : rest.length;
    results.push(...rest.slice(0, succeeded).map(() => undefined));
    if (failed) results.push(failed.error);
  }
  return results;
}

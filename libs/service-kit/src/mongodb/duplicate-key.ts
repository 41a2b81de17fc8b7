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

/** The errors of single writes of a bulk, by index; rejects if it failed as a whole. */
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
    const [failed] = await writeErrors(writeOrdered(rest.flat()));
    const succeeded = failed ? (owners[failed[0]] ?? 0) : rest.length;
    results.push(...rest.slice(0, succeeded).map(() => undefined));
    if (failed) results.push(failed[1]);
  }
  return results;
}

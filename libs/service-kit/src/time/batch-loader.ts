import DataLoader from 'dataloader';
import { isUnavailable } from '../errors/dependency.js';

/** A larger batch would delay its first caller too long. */
const BATCH_MAX = 500;

/**
 * Sends one batch at a time, in order; items that arrive meanwhile form the next one. DataLoader's
 * own schedule would send items of separate messages one by one.
 * @param send resolves to a reply or an error for each item; if it rejects, all items are rejected,
 *   and without the server also those that wait, since they would wait as long
 */
export function createBatchLoader<Item, Reply>(
  send: (items: readonly Item[]) => Promise<readonly (Reply | Error)[]>,
): DataLoader<Item, Reply> {
  let lastBatch: Promise<unknown> = Promise.resolve();
  /** Resolves to the error if the server is unavailable. */
  let inProgress: Promise<Error | undefined> | undefined;
  let failure: Error | undefined;
  return new DataLoader(
    (items) => {
      const replies = failure ? Promise.reject(failure) : send(items);
      inProgress = replies.then(
        () => undefined,
        (error: unknown) => (error instanceof Error && isUnavailable(error) ? error : undefined),
      );
      return replies;
    },
    {
      cache: false,
      maxBatchSize: BATCH_MAX,
      batchScheduleFn: (sendBatch) => {
        const previous = inProgress;
        lastBatch = lastBatch.then(async () => {
          failure = await previous;
          sendBatch();
          await inProgress;
          inProgress = undefined;
        });
      },
    },
  );
}

/** Batches lookups of items by a unique key; null for a missing item. */
export function createLookup<Key, Item>(
  findAll: (keys: readonly Key[]) => Promise<readonly Item[]>,
  toKey: (item: Item) => Key,
): DataLoader<Key, Item | null> {
  return createBatchLoader(async (keys) => {
    const found = new Map((await findAll([...new Set(keys)])).map((item) => [toKey(item), item]));
    return keys.map((key) => found.get(key) ?? null);
  });
}

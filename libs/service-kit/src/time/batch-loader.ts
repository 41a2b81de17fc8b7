import DataLoader from 'dataloader';

/** A larger batch would delay its first caller too long. */
const BATCH_MAX = 500;

/**
 * Sends one batch at a time, in order; items that arrive meanwhile form the next one. DataLoader's
 * own schedule would send items of separate messages one by one.
 * @param send resolves to a reply or an error for each item; if it rejects, all items are rejected
 */
export function createBatchLoader<Item, Reply>(
  send: (items: readonly Item[]) => Promise<readonly (Reply | Error)[]>,
): DataLoader<Item, Reply> {
  let inProgress: Promise<unknown> = Promise.resolve();
  let lastBatch: Promise<unknown> = Promise.resolve();
  return new DataLoader(
    (items) => {
      const replies = send(items);
      inProgress = Promise.allSettled([replies]);
      return replies;
    },
    {
      cache: false,
      maxBatchSize: BATCH_MAX,
      batchScheduleFn: (sendBatch) => {
        lastBatch = lastBatch.then(sendBatch).then(() => inProgress);
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

import { isUnavailable } from '../errors/dependency.js';

/** A larger batch would delay its first caller too long. */
const BATCH_MAX = 500;

/** Returns a reply or an error for each item, in order. */
type SendBatch<Item, Reply> = (items: readonly Item[]) => Promise<readonly (Reply | Error)[]>;

/** Batches requests that arrive while a batch is in progress; one large message is cheaper. */
export class Batcher<Item, Reply> {
  private pending: { readonly item: Item; readonly caller: PromiseWithResolvers<Reply> }[] = [];
  private isSending = false;

  /** @param send if it rejects, every caller of the batch is rejected */
  constructor(private readonly send: SendBatch<Item, Reply>) {}

  add(item: Item): Promise<Reply> {
    const caller = Promise.withResolvers<Reply>();
    this.pending.push({ item, caller });
    if (!this.isSending) void this.sendPending();
    return caller.promise;
  }

  private async sendPending(): Promise<void> {
    this.isSending = true;
    while (this.pending.length > 0) {
      const batch = this.pending.splice(0, BATCH_MAX);
      try {
        const replies = await this.send(batch.map(({ item }) => item));
        if (replies.length !== batch.length) throw new RangeError('not one reply per item');
        replies.forEach((reply, index) => {
          if (reply instanceof Error) batch[index]?.caller.reject(reply);
          else batch[index]?.caller.resolve(reply);
        });
      } catch (error) {
        // Pending items would wait as long for the same server.
        const failed = isUnavailable(error) ? [...batch, ...this.pending.splice(0)] : batch;
        for (const { caller } of failed) caller.reject(error);
      }
    }
    this.isSending = false;
  }
}

/** Batches lookups of items by a unique key; null for a missing item. */
export function batchLookups<Key, Item>(
  findAll: (keys: readonly Key[]) => Promise<readonly Item[]>,
  toKey: (item: Item) => Key,
): Batcher<Key, Item | null> {
  return new Batcher<Key, Item | null>(async (keys) => {
    const found = new Map((await findAll([...new Set(keys)])).map((item) => [toKey(item), item]));
    return keys.map((key) => found.get(key) ?? null);
  });
}

/** A larger batch would delay its first caller too long. */
const BATCH_MAX = 500;

/** Returns a reply for each item, in order. */
type SendBatch<Item, Reply> = (items: readonly Item[]) => Promise<readonly Reply[]>;

/** Batches requests that arrive while a batch is in progress; one large message is cheaper. */
export class Batcher<Item, Reply> {
  private pending: { readonly item: Item; readonly caller: PromiseWithResolvers<Reply> }[] = [];
  private isSending = false;

  /** @param send must fail for the whole batch or not at all */
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
        replies.forEach((reply, index) => batch[index]?.caller.resolve(reply));
      } catch (error) {
        // Pending items would go to the same server and wait twice as long.
        for (const { caller } of [...batch, ...this.pending.splice(0)]) caller.reject(error);
      }
    }
    this.isSending = false;
  }
}

/**
 * The most items of one batch: a larger one would keep its first caller waiting for its last item.
 */
const BATCH_MAX = 500;

/** Sends a whole batch; answers in the order of its items. */
type SendBatch<Item, Answer> = (items: readonly Item[]) => Promise<readonly Answer[]>;

/**
 * Batches concurrent requests to a server: one batch is under way at a time, and what arrives
 * meanwhile forms the next. A message to MongoDB costs both ends several times what one more item
 * in it does. A request that arrives alone is sent at once.
 */
export class Batcher<Item, Answer> {
  private pending: { readonly item: Item; readonly caller: PromiseWithResolvers<Answer> }[] = [];
  private isSending = false;

  /**
   * @param send fails for the whole batch or not at all: what can fail for one item is part of its
   * answer
   */
  constructor(private readonly send: SendBatch<Item, Answer>) {}

  /**
   * Adds an item to the next batch; resolves with its answer, and rejects where its batch failed.
   */
  add(item: Item): Promise<Answer> {
    const caller = Promise.withResolvers<Answer>();
    this.pending.push({ item, caller });
    if (!this.isSending) void this.sendPending();
    return caller.promise;
  }

  private async sendPending(): Promise<void> {
    this.isSending = true;
    while (this.pending.length > 0) {
      const batch = this.pending.splice(0, BATCH_MAX);
      try {
        const answers = await this.send(batch.map(({ item }) => item));
        if (answers.length !== batch.length) throw new RangeError('not an answer for each item');
        answers.forEach((answer, index) => batch[index]?.caller.resolve(answer));
      } catch (error) {
        // The pending ones would ask the same server, and wait twice as long where it is away.
        for (const { caller } of [...batch, ...this.pending.splice(0)]) caller.reject(error);
      }
    }
    this.isSending = false;
  }
}

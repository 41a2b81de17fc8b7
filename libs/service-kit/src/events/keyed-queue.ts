/** What orders tasks: those of one key run one after the other. */
export type QueueKey = string | number;

/**
 * Runs tasks concurrently, up to a limit; those of one key run one after the other, in the order in
 * which they were added.
 */
export class KeyedQueue {
  /** The last task of each key that has unfinished ones. */
  private readonly tails = new Map<QueueKey, Promise<void>>();
  private unfinished = 0;
  private onRoom: (() => void) | undefined;

  /** @param limit the most unfinished tasks, whether they run or wait for one of their key */
  constructor(private readonly limit: number) {}

  /**
   * Adds a task, which must not reject. Resolves when there is room for another; a caller adds none
   * before that.
   */
  async add(key: QueueKey, task: () => Promise<void>): Promise<void> {
    this.unfinished += 1;
    const tail: Promise<void> = (this.tails.get(key) ?? Promise.resolve())
      .then(task)
      .finally(() => this.finish(key, tail));
    this.tails.set(key, tail);
    if (this.unfinished >= this.limit) await new Promise<void>((resolve) => (this.onRoom = resolve));
  }

  /** Resolves when all tasks that were added have finished. */
  async idle(): Promise<void> {
    await Promise.all(this.tails.values());
  }

  private finish(key: QueueKey, tail: Promise<void>): void {
    this.unfinished -= 1;
    if (this.tails.get(key) === tail) this.tails.delete(key);
    this.onRoom?.();
  }
}

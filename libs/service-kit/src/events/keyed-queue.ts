/** What orders tasks: those of one key run one after the other. */
export type QueueKey = string | number;

/**
 * Runs tasks concurrently; those of one key run one after the other, in the order in which they
 * were added.
 */
export class KeyedQueue {
  /** The last task of each key that has unfinished ones. */
  private readonly tails = new Map<QueueKey, Promise<void>>();
  private unfinished = 0;
  private onRoom: (() => void) | undefined;

  /** @param limit the most unfinished tasks, running or waiting for one of their key */
  constructor(private readonly limit: number) {}

  /** Resolves to how many tasks fit within the limit, once one does. For one caller. */
  async room(): Promise<number> {
    while (this.unfinished >= this.limit) await new Promise<void>((resolve) => (this.onRoom = resolve));
    return this.limit - this.unfinished;
  }

  /** Adds a task, which must not reject. */
  add(key: QueueKey, task: () => Promise<void>): void {
    this.unfinished += 1;
    const tail: Promise<void> = (this.tails.get(key) ?? Promise.resolve())
      .then(task)
      .finally(() => this.finish(key, tail));
    this.tails.set(key, tail);
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

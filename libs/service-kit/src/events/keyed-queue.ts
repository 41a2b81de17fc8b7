export type QueueKey = string | number;

/** Runs tasks concurrently, but those of one key in order. */
export class KeyedQueue {
  private readonly tails = new Map<QueueKey, Promise<void>>();
  private unfinished = 0;
  private onRoom: (() => void) | undefined;

  /** @param limit maximum number of unfinished tasks */
  constructor(private readonly limit: number) {}

  /** Resolves to the free capacity once there is some. For one caller at a time. */
  async room(): Promise<number> {
    while (this.unfinished >= this.limit) await new Promise<void>((resolve) => (this.onRoom = resolve));
    return this.limit - this.unfinished;
  }

  /** The task must not reject. */
  add(key: QueueKey, task: () => Promise<void>): void {
    this.unfinished += 1;
    const tail: Promise<void> = (this.tails.get(key) ?? Promise.resolve())
      .then(task)
      .finally(() => this.finish(key, tail));
    this.tails.set(key, tail);
  }

  async idle(): Promise<void> {
    await Promise.all(this.tails.values());
  }

  private finish(key: QueueKey, tail: Promise<void>): void {
    this.unfinished -= 1;
    if (this.tails.get(key) === tail) this.tails.delete(key);
    this.onRoom?.();
  }
}

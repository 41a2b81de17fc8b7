import { Batcher } from './batcher.js';

/**
 * Allocates the numbers of a sequence in batches: concurrent updates of the one document that holds
 * it would wait for each other, and an update costs the same for one number as for many.
 */
export class BatchedSequence {
  private readonly requests: Batcher<undefined, number>;

  /** @param allocate allocates so many numbers at once; resolves with the last of them */
  constructor(allocate: (count: number) => Promise<number>) {
    this.requests = new Batcher(async (all) => {
      const first = (await allocate(all.length)) - all.length + 1;
      return all.map((_, index) => first + index);
    });
  }

  /** The next number; later callers get greater ones. */
  next(): Promise<number> {
    return this.requests.add(undefined);
  }
}
